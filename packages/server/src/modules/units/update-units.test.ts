import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IDENTITIES, type Identity } from '../../testing/identities.ts';
import { ofForeign, ofOwn } from '../../testing/staff-statuses.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { FAST_BACKEND } from '../../testing/test-database.ts';

interface Unit {
  readonly id: number;
  readonly status: string;
  readonly publish: boolean;
  readonly statusChangedAt: string;
  readonly statusChangedBy: string | null;
}

describe.each([FAST_BACKEND])('units and buildings that staff change on %s', (backend) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(backend);
  });
  afterAll(() => app.close());

  const change = (who: Identity, body: object, projectId = 1) =>
    app.call('updateApartments', { headers: app.headersOf[who], params: { projectId }, body });
  const unit = async (id: number): Promise<Unit> => {
    const headers = app.headersOf.super_admin;
    const response = await app.call('getProjectStructure', { params: { projectId: 1 }, headers });
    const found = response
      .json()
      .data.attributes.masterplans.flatMap((one: { buildings: { apartments: Unit[] }[] }) => one.buildings)
      .flatMap((one: { apartments: Unit[] }) => one.apartments)
      .find((one: Unit) => one.id === id);
    return found as Unit;
  };
  const records = () =>
    app.db
      .selectFrom('unit_changes')
      .select(['apartment_id', 'former_status', 'status', 'user_id'])
      .orderBy('id')
      .execute();

  it('are known with who changed the status, and when', async () => {
    expect((await unit(101)).statusChangedBy).toBeNull();
    await change('sales_agent', { ids: [101, 701], status: 'reserved' });
    expect(await unit(101)).toMatchObject({ status: 'reserved', statusChangedBy: 'First sales_agent' });
    await app.call('updateApartment', {
      headers: app.headersOf.project_admin,
      params: { id: 701 },
      body: { status: 'sold' },
    });
    const { statusChangedAt, statusChangedBy } = await unit(701);
    expect(statusChangedBy).toBe('First project_admin');
    expect(Date.now() - Date.parse(statusChangedAt)).toBeLessThan(60_000);
    expect(await records()).toEqual([
      { apartment_id: 101, former_status: 'available', status: 'reserved', user_id: 5 },
      { apartment_id: 701, former_status: 'available', status: 'reserved', user_id: 5 },
      { apartment_id: 701, former_status: 'reserved', status: 'sold', user_id: 2 },
    ]);
  });

  it('are known as changed by nobody when an import changed them, and not at all when nothing changed', async () => {
    const before = (await records()).length;
    await app.db.updateTable('apartments').set({ status: 'available' }).where('id', '=', 101).execute();
    expect((await unit(101)).statusChangedBy).toBeNull();
    await change('sales_agent', { ids: [101], status: 'available' });
    await change('project_editor', { ids: [101], publish: false });
    await change('project_editor', { ids: [101], publish: true });
    await change('project_editor', { ids: [101] });
    expect(await records()).toHaveLength(before + 1);
    // The name holds for the transaction alone.
    const { rows } = await sql<{ name: string | null }>`
      select current_setting('suite.user_id', true) as name`.execute(app.db);
    expect(rows[0]?.name || null).toBeNull();
  });

  it('are changed all or none', async () => {
    const response = await change('super_admin', { ids: [101, 501, 4711], status: 'sold' });
    expect([response.statusCode, response.json().message]).toEqual([404, 'Project 1 has no unit 501, 4711.']);
    expect((await unit(101)).status).toBe('available');
  });

  it.each([
    [{ ids: [], status: 'sold' }],
    [{ status: 'sold' }],
    [{ ids: ['101'], status: 'sold' }],
    [{ ids: Array.from({ length: 501 }, (_, index) => index + 1), status: 'sold' }],
    [{ ids: [101], status: 'lent' }],
    [{ ids: [101], priceEur: 1 }],
  ])('are not changed by what is wrong', async (body) => {
    expect((await change('project_admin', body)).statusCode).toBe(400);
  });

  it.each(IDENTITIES)('are changed by %s as staff of the project only', async (identity) => {
    const statuses = [
      (await change(identity, { ids: [102] })).statusCode,
      (await change(identity, { ids: [501] }, 2)).statusCode,
    ];
    expect(statuses).toEqual([
      ofOwn(identity, 'updateApartments', 200),
      ofForeign(identity, 'updateApartments', 200),
    ]);
  });

  it.each(IDENTITIES)('lets %s publish buildings as staff of their project only', async (identity) => {
    const publish = async (id: number, isPublished: boolean) =>
      (
        await app.call('updateBuilding', {
          headers: app.headersOf[identity],
          params: { id },
          body: { publish: isPublished },
        })
      ).statusCode;
    expect([await publish(2, true), await publish(5, true)]).toEqual([
      ofOwn(identity, 'updateBuilding', 200),
      ofForeign(identity, 'updateBuilding', 200),
    ]);
    const seen = await app.call('getBuilding', { params: { id: 2 } });
    expect(seen.statusCode).toBe(ofOwn(identity, 'updateBuilding', 200) === 200 ? 200 : 404);
    if (seen.statusCode === 200) {
      expect(await publish(2, false)).toBe(200);
      expect((await app.call('getBuilding', { params: { id: 2 } })).statusCode).toBe(404);
    }
  });
});
