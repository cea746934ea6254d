import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { FAST_BACKEND } from '../../testing/test-database.ts';

interface Answered {
  readonly id: number;
  readonly attributes: Record<string, unknown>;
}

/**
 * Root 1 is not published. In it stand building 4 (published) and the nested masterplans 2 (published, with
 * building 1) and 3 (not published, with building 3 and the published nested masterplan 6).
 */
describe.each([FAST_BACKEND])('below an unpublished root masterplan on %s', (backend) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(backend);
    await app.db.updateTable('masterplans').set({ published: false }).where('id', '=', 1).execute();
  });
  afterAll(() => app.close());

  const list = async (name: 'listProjectMasterplans' | 'listProjectBuildings' | 'listProjectApartments') =>
    (await app.call(name, { params: { projectId: 1 } })).json().data as Answered[];
  const statusOf = async (name: Parameters<TestApp['call']>[0], id: number) =>
    (await app.call(name, { params: { id } })).statusCode;

  it('[R2.036] [R2.038] a project has what the landing rule needs: its published children, and no more', async () => {
    const masterplans = (await list('listProjectMasterplans')).map(({ id }) => id);
    const buildings = (await list('listProjectBuildings')).map(({ id, attributes }) => [
      id,
      attributes.masterplansId,
    ]);
    expect(masterplans).toEqual([2, 6]);
    expect(buildings).toEqual([
      [1, 2],
      [4, 1],
      [7, 6],
    ]);
  });

  it('of the masterplan itself nothing is told but its number', async () => {
    const [, building] = await list('listProjectBuildings');
    expect(building?.attributes).toMatchObject({ masterplanName: 'Project 1', masterplanParentId: 0 });
    expect(JSON.stringify(await list('listProjectBuildings'))).not.toContain('Masterplan 1');
    for (const name of ['getMasterplan', 'listMasterplanBuildings', 'listMasterplanMasterplans'] as const) {
      expect(await statusOf(name, 1), name).toBe(404);
    }
  });

  it.each([
    ['getBuilding', 4, 200],
    ['listBuildingApartments', 4, 200],
    ['getApartment', 401, 200],
    ['getBuilding', 3, 404],
    ['listBuildingApartments', 3, 404],
    ['getApartment', 301, 404],
  ] as const)('%s %i answers %i', async (name, id, expected) => {
    expect(await statusOf(name, id)).toBe(expected);
  });

  it('its homes are among those of the project and of a filter over the organisation', async () => {
    expect((await list('listProjectApartments')).map(({ id }) => id)).toEqual(
      expect.arrayContaining([401, 402]),
    );
    const body = { entityType: 'organization', entityId: 1, filters: {} };
    const { matchedUnitsIds } = (await app.call('filterApartments', { body })).json();
    expect(matchedUnitsIds).toEqual(expect.arrayContaining([401, 402]));
    expect(matchedUnitsIds).not.toContain(301);
  });

  it('a project that is not published shows none of its buildings', async () => {
    await app.db.updateTable('masterplans').set({ published: false }).where('id', '=', 5).execute();
    expect(await statusOf('getBuilding', 6)).toBe(404);
  });
});
