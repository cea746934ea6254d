import path from 'node:path';
import type { Building, Masterplan, MenuItem, Organization, Project, ProjectModel, Unit } from '@suite/api';
import { checkFolder, DEMO_DIR, loadContent, readFolder } from '@suite/content';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMediaStore } from '../modules/media/open-media-store.ts';
import { type DemoApp, openDemoApp } from '../testing/demo-app.ts';
import { storeFiles } from './media-files.ts';
import { publishVersion, putDraft } from './versions.ts';

const TOWN_DIR = path.resolve(DEMO_DIR, '../town');
const SEA = 1;
const TOWN = 2;

describe('two projects of two organisations in one database', () => {
  let app: DemoApp;
  beforeAll(async () => {
    app = await openDemoApp(async (db, mediaDir) => {
      const town = await readFolder(TOWN_DIR);
      const read = await storeFiles(openMediaStore({ mediaDir }), town, await loadContent(town));
      const now = new Date();
      await db.transaction().execute(async (trx) => {
        const draft = await putDraft(trx, read, { projectId: null, now });
        await publishVersion(trx, draft.projectId, draft.number, now);
      });
    });
  });
  afterAll(() => app.close());

  const idsOf = (units: readonly { readonly id: number }[]) => units.map(({ id }) => id);
  const matches = async (entityType: string, entityId: number, filters = {}): Promise<number[]> =>
    (await app.call('filterApartments', { body: { entityType, entityId, filters } })).json().matchedUnitsIds;

  it('come from folders without an error or warning', async () => {
    expect((await checkFolder(TOWN_DIR)).issues).toEqual([]);
  });

  it('can be walked round in where there is a model, and say nothing of one where there is none', async () => {
    const projects = await app.list<Project>('listProjects');
    expect(projects.map(({ hasModel }) => hasModel)).toEqual([true, undefined]);
    const model = (projectId: number) => app.call('getProjectModel', { params: { projectId } });
    expect((await model(TOWN)).statusCode).toBe(404);
    const { buildings, views, units }: ProjectModel = (await model(SEA)).json().data.attributes;
    expect([buildings.length, views.length, units.length]).toEqual([12, 19, 371]);
    const masterplans = await app.list<Masterplan>('listProjectMasterplans', { projectId: SEA });
    const houses = await app.list<Building>('listProjectBuildings', { projectId: SEA });
    const pictures = [...masterplans, ...houses].flatMap(({ id, media }) =>
      media.flatMap((one) => (one.mediaData?.polygons.length ? [`${id}: ${one.id}`] : [])),
    );
    expect(views.map(({ ownerId, mediaId }) => `${ownerId}: ${mediaId}`).toSorted()).toEqual(
      pictures.toSorted(),
    );
  });

  it('stand on the map with a pin each, and have a logo, an organisation and colours of their own', async () => {
    const { features } = (await app.call('listProjects', { query: 'type=geocode' })).json();
    expect(
      features.map((one: { geometry: { coordinates: number[] }; properties: { name: string } }) => [
        one.properties.name,
        one.geometry.coordinates,
      ]),
    ).toEqual([
      ['Porto Vala', [18.968, 42.1935]],
      ['Tihi dvor', [20.4662, 44.8247]],
    ]);
    const projects = await app.list<Project>('listProjects');
    expect(new Set(projects.map(({ logo }) => logo)).size).toBe(2);
    const sellers = projects.map(async ({ organizationId }) => {
      const response = await app.call('getOrganization', { query: `organizationId=${organizationId}` });
      return (response.json().data.attributes as Organization).name;
    });
    expect(await Promise.all(sellers)).toEqual(['Primorje Estates', 'Sedmi prag']);
    const stylesheets = [SEA, TOWN].map(
      async (projectId) => (await app.call('getProjectStylesheet', { params: { projectId } })).body,
    );
    const [sea, town] = await Promise.all(stylesheets);
    expect(sea).toMatch(/#1d4657/i);
    expect(town).toMatch(/#6e2433/i);
    expect(town).not.toMatch(/#1d4657/i);
  });

  it('share no unit, building, masterplan or menu', async () => {
    const units = await app.list<Unit>('listProjectApartments', { projectId: TOWN });
    const others = new Set(idsOf(await app.list<Unit>('listProjectApartments', { projectId: SEA })));
    expect([units.length, others.size]).toEqual([24, 371]);
    expect(idsOf(units).filter((id) => others.has(id))).toEqual([]);
    const [building, ...more] = await app.list<Building>('listProjectBuildings', { projectId: TOWN });
    expect([building?.name, building?.unitCounts.total, more]).toEqual(['A', 24, []]);
    const [masterplan] = await app.list<Masterplan>('listProjectMasterplans', { projectId: TOWN });
    expect(masterplan).toMatchObject({ parentId: 0, community: false, unitCounts: { total: 24 } });
    const apps = await app.list<{ id: number; projectId: number }>('listClientApps');
    expect(apps.map(({ projectId }) => projectId)).toEqual([SEA, TOWN]);
    const menus = apps.map(async ({ id }) => (await app.list<MenuItem>('listMenuItems', { id }))[0]?.name);
    expect(await Promise.all(menus)).toEqual(['Porto Vala', 'Tihi dvor']);
  });

  it('draw every unit in a picture of its own building', async () => {
    const units = idsOf(await app.list<Unit>('listProjectApartments', { projectId: TOWN }));
    const [building] = await app.list<Building>('listProjectBuildings', { projectId: TOWN });
    const drawn = building?.media.map(({ mediaData }) =>
      (mediaData?.polygons ?? []).map(({ entityId }) => entityId ?? 0),
    );
    expect(drawn?.map(({ length }) => length)).toEqual([18, 12]);
    expect(new Set(drawn?.flat())).toEqual(new Set(units));
    const [masterplan] = await app.list<Masterplan>('listProjectMasterplans', { projectId: TOWN });
    expect(masterplan?.media[0]?.mediaData?.polygons).toMatchObject([
      { kind: 'building', entityId: building?.id },
    ]);
    for (const url of building?.media.map((medium) => medium.url) ?? [])
      expect((await app.http.inject(url ?? '')).statusCode).toBe(200);
  });

  it('are filtered apart, by organisation, masterplan and building', async () => {
    const units = idsOf(await app.list<Unit>('listProjectApartments', { projectId: TOWN })).toSorted();
    const [building] = await app.list<Building>('listProjectBuildings', { projectId: TOWN });
    const [masterplan] = await app.list<Masterplan>('listProjectMasterplans', { projectId: TOWN });
    expect((await matches('organization', TOWN)).toSorted()).toEqual(units);
    expect((await matches('building', building?.id ?? 0)).toSorted()).toEqual(units);
    expect((await matches('masterplan', masterplan?.id ?? 0)).toSorted()).toEqual(units);
    expect(await matches('organization', SEA)).toHaveLength(371);
    expect(await matches('organization', TOWN, { floor: { min: 6, max: 6 } })).toHaveLength(4);
  });
});
