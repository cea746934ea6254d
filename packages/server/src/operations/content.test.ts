import type { OperationName } from '@suite/api';
import { POI_TYPE_IDS, POI_TYPES_OF_PARENT, type PoiParentKind } from '@suite/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasAnyProject } from '../modules/projects/repository.ts';
import { CONTENT_IDS as ID } from '../testing/fixture-content.ts';
import { IDENTITIES } from '../testing/identities.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { FAST_BACKEND, openTestDatabase } from '../testing/test-database.ts';

describe.each([FAST_BACKEND])('what hangs on a project on %s', (backend) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(backend);
  });
  afterAll(() => app.close());

  const read = async (name: OperationName, params: Record<string, number>, query = '') => {
    const response = await app.call(name, { params, query });
    expect([name, response.statusCode]).toEqual([name, 200]);
    return response.json();
  };
  const attributes = async (name: OperationName, params: Record<string, number>, query = '') =>
    (await read(name, params, query)).data.attributes;
  const ids = async (name: OperationName, params: Record<string, number>, query = '') =>
    (await read(name, params, query)).data.map((one: { id: number }) => one.id);
  const statusOf = async (name: OperationName, params: Record<string, number>) =>
    (await app.call(name, { params })).statusCode;

  const POI_ADDRESSES = [
    ['[R7.037] /pois', 'getPoi', 'getPoiParent'],
    ['/frontend/pois', 'getFrontendPoi', 'getFrontendPoiParent'],
  ] as const;

  it.each(POI_ADDRESSES)('%s gives a point of interest and what it belongs to', async (_at, poi, parent) => {
    expect(await attributes(poi, { id: ID.masterplanPoi }, 'langId=6')).toEqual({
      id: ID.masterplanPoi,
      poiTypeId: POI_TYPE_IDS.masterplan_info,
      name: 'Mesto 2',
      description: 'Plaža',
      projectId: 1,
      masterplanId: 1,
      buildingId: null,
      apartmentId: null,
      location: null,
    });
    expect(await attributes(poi, { id: ID.projectPoi })).toMatchObject({
      name: 'Place 1',
      location: [18.9, 42.1],
    });
    const parentOf = (id: number) => attributes(parent, { id }, 'langId=6');
    expect(await parentOf(ID.projectPoi)).toEqual({ id: 1, kind: 'project', name: 'Projekat 1' });
    expect(await parentOf(ID.masterplanPoi)).toEqual({ id: 1, kind: 'masterplan', name: 'Master plan 1' });
    expect(await parentOf(ID.buildingPoi)).toEqual({ id: 1, kind: 'building', name: 'B1' });
    expect(await parentOf(ID.unitPoi)).toEqual({ id: 101, kind: 'apartment', name: '1' });
    for (const id of [ID.unpublishedPoi, ID.poiOfUnpublishedBuilding, 4711]) {
      expect(await statusOf(poi, { id })).toBe(404);
      expect(await statusOf(parent, { id })).toBe(404);
    }
  });

  it.each(['listPoiMedia', 'listFrontendPoiMedia'] as const)(
    '[R7.038] %s gives media of one language and one type',
    async (name) => {
      const of = (query: string) => ids(name, { id: ID.masterplanPoi }, query);
      expect(await of('')).toEqual([ID.englishPoiTitle, ID.poiPicture]);
      expect(await of('langId=6')).toEqual([ID.serbianPoiTitle, ID.poiPicture]);
      expect(await of('langId=6&mediaTypeId=3')).toEqual([ID.serbianPoiTitle]);
      expect(await of('mediaTypeId=1')).toEqual([ID.poiPicture]);
      expect(await of('mediaTypeId=22')).toEqual([]);
      const [title] = (await read(name, { id: ID.masterplanPoi }, 'langId=6')).data;
      expect(title.attributes.textualContent).toBe('Plaža');
    },
  );

  it.each(['listPoiTypes', 'listFrontendPoiTypes'] as const)(
    '[R7.039] %s equals the code table, whole and by parent',
    async (name) => {
      const types = async (query: string) =>
        Object.fromEntries(
          (await read(name, {}, query)).data.map((one: { attributes: { id: number; name: string } }) => [
            one.attributes.name,
            one.attributes.id,
          ]),
        );
      expect(await types('')).toEqual(POI_TYPE_IDS);
      for (const parent of Object.keys(POI_TYPES_OF_PARENT) as PoiParentKind[]) {
        expect(await types(`parentType=${parent}`)).toEqual(
          Object.fromEntries(POI_TYPES_OF_PARENT[parent].map((type) => [type, POI_TYPE_IDS[type]])),
        );
      }
      expect((await app.call(name, { query: 'parentType=city' })).statusCode).toBe(400);
    },
  );

  it('says whether the server has any project, published or not', async () => {
    const hasProjects = async () =>
      (await app.call('listProjects', { query: 'type=geocode' })).json().hasProjects;
    await app.db.updateTable('projects').set({ published: false }).where('id', '<=', 2).execute();
    expect(await hasProjects()).toBe(true);
    await app.db.updateTable('projects').set({ published: true }).where('id', '<=', 2).execute();
    const empty = await openTestDatabase(backend);
    expect(await hasAnyProject(empty.db)).toBe(false);
    await empty.close();
  });

  it('[R7.058] reads points of interest at four public addresses without a name', async () => {
    const id = ID.masterplanPoi;
    for (const name of ['getFrontendPoi', 'listFrontendPoiMedia', 'getFrontendPoiParent'] as const) {
      expect([name, await statusOf(name, { id })]).toEqual([name, 200]);
    }
    expect(await statusOf('listFrontendPoiTypes', {})).toBe(200);
  });

  it('[R7.057] gives the published points of interest of a masterplan, by type', async () => {
    const of = (query: string) => ids('listMasterplanPois', { id: 1 }, query);
    expect(await of('')).toEqual([ID.masterplanPoi, ID.buildingMarkerPoi]);
    expect(await of('poiTypeId=5')).toEqual([ID.buildingMarkerPoi]);
    expect(await of('poiTypeId=13')).toEqual([]);
  });

  it('gives those of a building and of a unit, which names them too', async () => {
    expect(await ids('listBuildingPois', { id: 1 })).toEqual([ID.buildingPoi]);
    expect(await ids('listBuildingPois', { id: 1 }, 'poiTypeId=2')).toEqual([]);
    expect(await ids('listApartmentPois', { id: 101 })).toEqual([ID.unitPoi]);
    expect(await ids('listApartmentPois', { id: 102 })).toEqual([]);
    const named = [{ id: ID.unitPoi, poiTypeId: POI_TYPE_IDS.apartment_info }];
    expect((await attributes('getApartment', { id: 101 })).Pois).toEqual(named);
    const units = (await read('listBuildingApartments', { id: 1 })).data;
    const poisOf = units.map((one: { attributes: { Pois: unknown[] } }) => one.attributes.Pois);
    expect(poisOf).toEqual([named, [], [], []]);
  });

  it('keeps media of points of interest and menu items out of those of the project', async () => {
    const media = await ids('listProjectMedia', { projectId: 1 });
    for (const id of [ID.englishPoiTitle, ID.poiPicture, ID.menuPicture]) expect(media).not.toContain(id);
  });

  it('[R7.026] lists client apps, for everybody alike, without those of unpublished projects', async () => {
    const lists = await Promise.all(
      IDENTITIES.map(async (identity) => {
        const response = await app.call('listClientApps', {
          headers: app.headersOf[identity],
          query: 'langId=6',
        });
        return response.json().data;
      }),
    );
    for (const list of lists) expect(list).toEqual(lists[0]);
    expect(lists[0].map((one: { attributes: unknown }) => one.attributes)).toEqual([
      { id: ID.app, name: 'Meni', contextId: 1, projectId: 1 },
      { id: ID.globalApp, name: 'Everywhere', contextId: 100, projectId: null },
      { id: ID.appOfDiscreet, name: 'Menu', contextId: 2, projectId: 2 },
    ]);
  });

  const MENU_ORDER = [
    ID.menuRoot,
    ID.menuLink,
    ID.menuHeading,
    ID.menuPoi,
    ID.menuLeaf,
    ID.menuOfUnpublishedPoi,
  ];

  it.each([
    ['', 'Item'],
    ['langId=6', 'Stavka'],
  ])('[R7.027] lists menu items flat and nested in the language (%s)', async (language, noun) => {
    const flat = (await read('listMenuItems', { id: ID.app }, language)).data;
    expect(flat.map((one: { id: number }) => one.id)).toEqual(MENU_ORDER);
    for (const { id, attributes: item } of flat) {
      expect(item.name).toBe(`${noun} ${id}`);
      expect(item).not.toHaveProperty('children');
    }
    const nested = await read('listMenuItems', { id: ID.app }, `type=fullStructure&${language}`);
    expect(nested.meta.total).toBe(1);
    interface Branch {
      id: number;
      name: string;
      children?: Branch[];
    }
    const order = ({ id, name, children }: Branch): unknown[] => [id, name, ...(children ?? []).map(order)];
    expect(order(nested.data[0].attributes)).toEqual([
      1,
      `${noun} 1`,
      [3, `${noun} 3`],
      [2, `${noun} 2`, [4, `${noun} 4`, [6, `${noun} 6`]], [5, `${noun} 5`]],
    ]);
  });

  it('[R7.028] gives the root menu with the items directly below it', async () => {
    const root = await attributes('getRootMenu', { id: ID.app });
    expect(root).toMatchObject({ id: ID.menuRoot, clientAppId: ID.app, parentId: 0, target: null });
    expect(root.children).toEqual([
      expect.objectContaining({ id: ID.menuLink, parentId: ID.menuRoot, target: '/map' }),
      expect.objectContaining({ id: ID.menuHeading, parentId: ID.menuRoot, target: null }),
    ]);
    for (const child of root.children) expect(child).not.toHaveProperty('children');
    for (const id of [ID.globalApp, ID.appOfUnpublishedProject, 4711]) {
      expect(await statusOf('getRootMenu', { id })).toBe(404);
    }
    expect(await ids('listMenuItems', { id: ID.globalApp })).toEqual([]);
  });

  it('[R7.034] gives a menu item, its children, its point of interest and its media', async () => {
    expect(await attributes('getMenuItem', { id: ID.menuPoi })).toEqual({
      id: ID.menuPoi,
      clientAppId: ID.app,
      parentId: ID.menuHeading,
      position: ID.menuPoi,
      name: 'Item 4',
      target: null,
      poiId: ID.masterplanPoi,
      kind: 'poi',
    });
    expect(await ids('listMenuItemChildren', { id: ID.menuHeading })).toEqual([
      ID.menuPoi,
      ID.menuOfUnpublishedPoi,
    ]);
    expect((await attributes('getMenuItemPoi', { id: ID.menuPoi }, 'langId=6')).name).toBe('Mesto 2');
    expect(await ids('listMenuItemMedia', { id: ID.menuHeading })).toEqual([ID.menuPicture]);
    const names = ['getMenuItem', 'listMenuItemChildren', 'getMenuItemPoi', 'listMenuItemMedia'] as const;
    for (const name of names) expect([name, await statusOf(name, { id: 4711 })]).toEqual([name, 404]);
    expect(await statusOf('getMenuItemPoi', { id: ID.menuLink })).toBe(404);
  });

  it('names no point of interest in a menu that may not be seen', async () => {
    expect((await attributes('getMenuItem', { id: ID.menuOfUnpublishedPoi })).poiId).toBeNull();
  });

  it("[R7.065] lists a package's items", async () => {
    const items = (await read('listPackageItems', { id: ID.package }, 'langId=6')).data;
    expect(items.map((one: { attributes: unknown }) => one.attributes)).toEqual([
      { id: 1, packageId: ID.package, name: 'Stolica', description: null, quantity: 4 },
      { id: 2, packageId: ID.package, name: 'Sto', description: null, quantity: 1 },
    ]);
    for (const id of [ID.unpublishedPackage, ID.packageOfUnpublishedProject, 4711]) {
      expect(await statusOf('listPackageItems', { id })).toBe(404);
    }
  });

  it('gives published packages, each under its own project only', async () => {
    expect(await ids('listProjectPackages', { projectId: 1 })).toEqual([ID.package]);
    expect(await attributes('getProjectPackage', { projectId: 1, packageId: ID.package })).toEqual({
      id: ID.package,
      projectId: 1,
      name: 'Package 1',
      description: null,
      position: 1,
      publish: true,
      apartmentTypeIds: [2],
    });
    expect(await statusOf('getProjectPackage', { projectId: 2, packageId: ID.package })).toBe(404);
  });
});
