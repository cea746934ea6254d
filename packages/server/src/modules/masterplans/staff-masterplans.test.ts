import type { OperationName } from '@suite/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTENT_IDS } from '../../testing/fixture-content.ts';
import { IDENTITIES, type Identity } from '../../testing/identities.ts';
import { ofForeign, ofOwn } from '../../testing/staff-statuses.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { FAST_BACKEND } from '../../testing/test-database.ts';

describe.each([FAST_BACKEND])('masterplans for their staff on %s', (backend) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(backend);
  });
  afterAll(() => app.close());

  interface Request {
    readonly id?: number;
    readonly body?: object;
    readonly query?: string;
  }
  const ask = (identity: Identity, name: OperationName, { id, body, query = '' }: Request) =>
    app.call(name, {
      ...(id !== undefined && { params: { id } }),
      ...(body && { body }),
      query,
      headers: app.headersOf[identity],
    });
  const create = async (body: object) => {
    const response = await ask('project_admin', 'createMasterplan', { body: { projectId: 1, ...body } });
    expect(response.statusCode).toBe(201);
    return response.json().data.attributes;
  };
  const find = async (id: number) =>
    (await ask('project_admin', 'getAnyMasterplan', { id })).json().data.attributes;
  const ids = async (name: OperationName, id: number, query = '') =>
    (await ask('project_editor', name, { id, query })).json().data.map((one: { id: number }) => one.id);

  it.each(IDENTITIES)('[R7.046] lets %s do with them what the role may, verb by verb', async (identity) => {
    const statusOf = async (name: OperationName, request: Request) =>
      (await ask(identity, name, request)).statusCode;
    const name = { en: `By ${identity}` };
    expect(await statusOf('createMasterplan', { body: { projectId: 1, name } })).toBe(
      ofOwn(identity, 'createMasterplan', 201),
    );
    expect(await statusOf('createMasterplan', { body: { projectId: 3, name } })).toBe(
      ofForeign(identity, 'createMasterplan', 201),
    );
    expect(await statusOf('getAnyMasterplan', { id: 3 })).toBe(ofOwn(identity, 'getAnyMasterplan', 200));
    expect(await statusOf('getAnyMasterplan', { id: 4 })).toBe(ofForeign(identity, 'getAnyMasterplan', 200));
    expect(await statusOf('getAnyMasterplan', { id: 4711 })).toBe(ofOwn(identity, 'getAnyMasterplan', 404));
    const { id } = await create({ name: { en: 'Own' } });
    const body = { name };
    expect(await statusOf('updateMasterplan', { id, body })).toBe(ofOwn(identity, 'updateMasterplan', 200));
    expect(await statusOf('updateMasterplan', { id: 4, body })).toBe(
      ofForeign(identity, 'updateMasterplan', 200),
    );
    const isStaff = ofOwn(identity, 'updateMasterplan', 200) === 200;
    expect((await find(id)).name).toBe(isStaff ? name.en : 'Own');
    expect(await statusOf('deleteMasterplan', { id })).toBe(ofOwn(identity, 'deleteMasterplan', 204));
    expect(await statusOf('deleteMasterplan', { id: 4 })).toBe(ofForeign(identity, 'deleteMasterplan', 409));
    const left = await Promise.all([id, 4].map((one) => ask('super_admin', 'getAnyMasterplan', { id: one })));
    expect(left.map((response) => response.statusCode)).toEqual([isStaff ? 404 : 200, 200]);
  });

  it('says of one of somebody else what it says of one that is not there', async () => {
    const sentence = async (id: number) => (await ask('project_admin', 'getAnyMasterplan', { id })).json();
    expect(await sentence(4)).toEqual({ code: 'not-found', message: 'You have no masterplan 4.' });
    expect((await sentence(4711)).message).toBe('You have no masterplan 4711.');
  });

  it('[R7.047] list their parts, unpublished ones too', async () => {
    const { masterplanPoi, buildingMarkerPoi, unpublishedPoi } = CONTENT_IDS;
    const pois = await ids('listAllMasterplanPois', 1);
    expect(pois).toEqual([masterplanPoi, buildingMarkerPoi, unpublishedPoi]);
    expect(await ids('listAllMasterplanPois', 1, 'poiTypeId=5')).toEqual([buildingMarkerPoi]);
    expect(await ids('listAllMasterplanBuildings', 2)).toEqual([1, 2]);
    expect(await ids('listAllMasterplanMasterplans', 1)).toEqual([2, 3]);
    const names = [
      'listAllMasterplanPois',
      'listAllMasterplanBuildings',
      'listAllMasterplanMasterplans',
    ] as const;
    for (const name of names) {
      for (const identity of IDENTITIES) {
        const statuses = await Promise.all(
          [1, 4].map(async (id) => (await ask(identity, name, { id })).statusCode),
        );
        const expected = [ofOwn(identity, name, 200), ofForeign(identity, name, 200)];
        expect([name, identity, ...statuses]).toEqual([name, identity, ...expected]);
      }
    }
    const [first] = (await ask('project_editor', 'listAllMasterplanPois', { id: 1 })).json().data;
    expect(first.attributes.publish).toBe(true);
  });

  it('are made unpublished, as the last root, unless the request says otherwise', async () => {
    const root = await create({ name: { en: 'Root', sr: 'Koren' } });
    expect(root).toMatchObject({ name: 'Root', parentId: 0, community: false, publish: false, media: [] });
    const visitor = await app.call('getMasterplan', { params: { id: root.id } });
    expect(visitor.statusCode).toBe(404);
    const nested = await create({
      name: { en: 'Nested' },
      description: { en: 'Below' },
      parentId: root.id,
      community: true,
      publish: true,
      position: 0,
    });
    expect(nested).toMatchObject({ parentId: root.id, community: true, publish: true, description: 'Below' });
    const next = await create({ name: { en: 'Next' }, parentId: root.id });
    expect(await ids('listAllMasterplanMasterplans', root.id)).toEqual([nested.id, next.id]);
  });

  it('change what is named, and move within their project', async () => {
    const a = await create({ name: { en: 'A' }, description: { en: 'About A' } });
    const b = await create({ name: { en: 'B' }, parentId: a.id });
    const update = async (id: number, body: object) => {
      const response = await ask('project_editor', 'updateMasterplan', { id, body });
      return response.statusCode === 200 ? response.json().data.attributes : response.json();
    };
    expect(await update(a.id, { publish: true })).toEqual({ ...(await find(a.id)), publish: true });
    expect(await update(a.id, { description: null })).toMatchObject({ name: 'A', description: null });
    expect(await update(b.id, { parentId: 0 })).toMatchObject({ name: 'B', parentId: 0 });
    expect(await update(a.id, { parentId: b.id })).toMatchObject({ parentId: b.id });
    expect(await update(a.id, {})).toMatchObject({ parentId: b.id });
  });

  it('never lie in themselves, below themselves, or in another project', async () => {
    const a = await create({ name: { en: 'A' } });
    const b = await create({ name: { en: 'B' }, parentId: a.id });
    const c = await create({ name: { en: 'C' }, parentId: b.id });
    const refusal = async (id: number, parentId: number) => {
      const response = await ask('super_admin', 'updateMasterplan', { id, body: { parentId } });
      expect(response.statusCode).toBe(400);
      return response.json().errors;
    };
    for (const parentId of [a.id, b.id, c.id]) {
      expect(await refusal(a.id, parentId)).toEqual([
        {
          path: 'parentId',
          message: `Masterplan ${a.id} cannot lie in masterplan ${parentId}, which lies in it.`,
        },
      ]);
    }
    expect(await refusal(a.id, 4)).toEqual([{ path: 'parentId', message: 'Project 1 has no masterplan 4.' }]);
    const foreign = { projectId: 1, name: { en: 'X' }, parentId: 4 };
    expect((await ask('super_admin', 'createMasterplan', { body: foreign })).statusCode).toBe(400);
    expect((await find(a.id)).parentId).toBe(0);
  });

  it('close no circle when two are moved into each other at once', async () => {
    const [a, b] = [await create({ name: { en: 'A' } }), await create({ name: { en: 'B' } })];
    const move = (id: number, parentId: number) =>
      ask('project_admin', 'updateMasterplan', { id, body: { parentId } });
    const responses = await Promise.all([move(a.id, b.id), move(b.id, a.id)]);
    expect(responses.map((response) => response.statusCode).toSorted()).toEqual([200, 400]);
  });

  it('are removed only when nothing is in them, and say what is', async () => {
    const remove = async (id: number) => {
      const response = await ask('project_admin', 'deleteMasterplan', { id });
      return [response.statusCode, response.body && response.json().message];
    };
    expect(await remove(2)).toEqual([409, 'Masterplan 2 cannot be removed: it has 2 buildings in it.']);
    expect(await remove(3)).toEqual([
      409,
      'Masterplan 3 cannot be removed: it has 1 nested masterplan, 1 building, and 1 medium in it.',
    ]);
    const [status, sentence] = await remove(1);
    expect(status).toBe(409);
    expect(sentence).toMatch(
      /it has \d+ nested masterplans, 1 building, 3 points of interest, and 1 medium in it\.$/,
    );
    const empty = await create({ name: { en: 'Empty' } });
    expect(await remove(empty.id)).toEqual([204, '']);
    expect((await remove(empty.id))[0]).toBe(404);
  });

  it.each(IDENTITIES)('lets %s change a unit only as staff of its project', async (identity) => {
    const change = async (id: number) =>
      (await ask(identity, 'updateApartment', { id, body: {} })).statusCode;
    expect([await change(105), await change(501), await change(4711)]).toEqual([
      ofOwn(identity, 'updateApartment', 200),
      ofForeign(identity, 'updateApartment', 200),
      ofOwn(identity, 'updateApartment', 404),
    ]);
  });

  it('changes a unit, and notes the change of its status', async () => {
    const events = async () =>
      (
        await sql<{ status: string }>`
          select status from status_events where apartment_id = 701 order by id`.execute(app.db)
      ).rows.map(({ status }) => status);
    const update = async (body: object) =>
      (await ask('project_admin', 'updateApartment', { id: 701, body })).json().data.attributes;
    const before = await update({});
    const sold = await update({ status: 'sold', priceEur: 321_000 });
    expect(sold).toMatchObject({ status: 'sold', properties: { price: '321000', status: 'sold' } });
    expect(sold.asOf > before.asOf).toBe(true);
    expect(await update({ status: 'sold', priceEur: null, publish: false })).toMatchObject({
      publish: false,
      asOf: sold.asOf,
    });
    expect(await events()).toEqual(['sold']);
    expect((await app.call('getApartment', { params: { id: 701 } })).statusCode).toBe(404);
  });
});
