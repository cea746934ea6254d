import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type OperationName, operationPath, operations } from '@suite/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fakeApi } from './fake-api.ts';

const server = createServer(fakeApi());
let origin = '';

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
});

async function ask(name: OperationName, { id = 1, body }: { id?: number; body?: unknown } = {}) {
  const params = {
    id,
    projectId: 1,
    mediaId: 1,
    packageId: 1,
    linkId: 1,
    userId: 1,
    number: 1,
    app: 'mf-map',
    view: 'front',
    sessionId: 'a1',
    passkeyId: 'a1',
    level: 0,
    tile: '0_0',
    file: 'scene.glb',
  };
  const response = await fetch(origin + operationPath(name, params), {
    method: operations[name].method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? null : JSON.parse(text) };
}

const filter = async (entityType: string, entityId: number, filters: object) =>
  (await ask('filterApartments', { body: { entityType, entityId, filters } })).body;

describe('the fake API', () => {
  it('gives what was recorded, and valid responses only', async () => {
    for (const name of [
      'getBuilding',
      'listBuildingApartments',
      'getOrganization',
      'getMasterplan',
    ] as const) {
      const { status, body } = await ask(name);
      expect([name, status]).toEqual([name, 200]);
      expect(operations[name].response.safeParse(body)).toMatchObject({ success: true });
    }
    expect((await ask('getBuilding', { id: 99 })).status).toBe(404);
  });

  it('filters by the rules of the server', async () => {
    const all = await filter('building', 1, {});
    const high = await filter('building', 1, { floor: { min: 4, max: 4 } });
    expect(high.matchedUnitsIds).toEqual([19, 20, 21, 22, 23, 24]);
    expect(all.numberOfMatchedUnits).toBeGreaterThan(high.numberOfMatchedUnits);
    expect(await filter('building', 1, { rooms: [] })).toMatchObject({ matchedUnitsIds: [] });
    expect(await filter('building', 1, { price: { min: 1, max: 2 } })).toMatchObject({ matchedUnitsIds: [] });
    const below = await filter('masterplan', 1, { floor: { min: 4, max: 4 } });
    expect(below.matchedUnitsIds).toEqual(expect.arrayContaining(high.matchedUnitsIds));
    expect(below).toEqual(await filter('organization', 1, { floor: { min: 4, max: 4 } }));
  });

  it('refuses a body that the operation does not take', async () => {
    const { status, body } = await ask('filterApartments', { body: { entityType: 'house' } });
    expect([status, body.code]).toEqual([400, 'invalid-request']);
    expect(body.errors.map(({ path }: { path: string }) => path)).toContain('entityType');
  });

  it('knows who is signed in', async () => {
    expect((await ask('getProfile')).status).toBe(401);
    expect((await ask('getFavorites')).status).toBe(401);
    expect((await ask('logIn', { body: { email: 'ana@visitors.example', password: 'x' } })).status).toBe(200);
    expect((await ask('getProfile')).body.data.attributes.firstName).toBe('Ana');
    expect(await ask('getFavorites')).toMatchObject({
      status: 200,
      body: { data: { attributes: { apartmentIds: [] } } },
    });
    await ask('changeFavorites', { body: { add: [3, 4], remove: [] } });
    const { body } = await ask('changeFavorites', { body: { add: [], remove: [3] } });
    expect(body.data.attributes.apartmentIds).toEqual([4]);
    expect((await ask('listMails')).status).toBe(403);
    await ask('logOut');
    expect((await ask('getProfile')).status).toBe(401);
  });

  it('knows every operation', async () => {
    for (const name of Object.keys(operations) as OperationName[]) {
      const { status } = await ask(name, operations[name].method === 'GET' ? {} : { body: {} });
      expect([name, status < 500]).toEqual([name, true]);
    }
    expect((await fetch(`${origin}/api/v1/nowhere`)).status).toBe(404);
  });
});
