import type { OperationName } from '@suite/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONFIRMED_AT, IDS } from '../../testing/fixture.ts';
import { CONTENT_IDS } from '../../testing/fixture-content.ts';
import { IDENTITIES, type Identity } from '../../testing/identities.ts';
import { ofForeign, ofOwn } from '../../testing/staff-statuses.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { FAST_BACKEND } from '../../testing/test-database.ts';

describe.each([FAST_BACKEND])('projects for their staff on %s', (backend) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(backend);
  });
  afterAll(() => app.close());

  const ask = (identity: Identity, name: OperationName, projectId: number, body?: object) =>
    app.call(name, { params: { projectId }, headers: app.headersOf[identity], ...(body && { body }) });
  const read = async (name: OperationName, projectId: number, query = '') => {
    const headers = app.headersOf.super_admin;
    const response = await app.call(name, { params: { projectId }, query, headers });
    expect([name, response.statusCode]).toEqual([name, 200]);
    return response.json();
  };
  const ids = async (name: OperationName, projectId: number) =>
    (await read(name, projectId)).data.map((one: { id: number }) => one.id);

  const READS = [
    ['[R7.040] getAnyProject', 'getAnyProject'],
    ['[R7.041] listAllProjectMasterplans', 'listAllProjectMasterplans'],
    ['[R7.041] listAllProjectPackages', 'listAllProjectPackages'],
    ['[R7.041] listAllProjectBuildings', 'listAllProjectBuildings'],
    ['[R7.041] listAllProjectApartments', 'listAllProjectApartments'],
    ['[R7.042] getProjectStructure', 'getProjectStructure'],
    ['[R7.043] listReservations', 'listReservations'],
    ['[R7.043] getAnyProjectSettings', 'getAnyProjectSettings'],
  ] as const;

  it.each(READS)('%s is for staff of the project alone', async (_title, name) => {
    for (const identity of IDENTITIES) {
      const responses = await Promise.all([1, 2, 3, 4711].map((projectId) => ask(identity, name, projectId)));
      expect([identity, ...responses.map((response) => response.statusCode)]).toEqual([
        identity,
        ofOwn(identity, name, 200),
        ofForeign(identity, name, 200),
        ofForeign(identity, name, 200),
        ofOwn(identity, name, 404),
      ]);
    }
  });

  it.each([
    ['anonymous', 401],
    ['user', 403],
    ['sales_agent', [1]],
    ['project_editor', [1]],
    ['project_admin', [1]],
    ['super_admin', [1, 2, 3]],
  ] as const)('[R7.040] [R7.048] %s gets projects and their geodata', async (identity, expected) => {
    const headers = app.headersOf[identity];
    const projects = await app.call('listAllProjects', { headers });
    const geodata = await app.call('getGeodata', { headers });
    if (typeof expected === 'number') {
      expect([projects.statusCode, geodata.statusCode]).toEqual([expected, expected]);
      return;
    }
    expect(projects.json().data.map((one: { id: number }) => one.id)).toEqual(expected);
    expect(geodata.json().features.map((one: { id: number }) => one.id)).toEqual(expected);
  });

  it('[R7.040] lists projects with media where they are asked for', async () => {
    const headers = app.headersOf.super_admin;
    const mediaOf = async (query: string) =>
      (await app.call('listAllProjects', { headers, query }))
        .json()
        .data.map((one: { attributes: { media: { id: number }[] } }) =>
          one.attributes.media.map(({ id }) => id),
        );
    expect(await mediaOf('')).toEqual([[], [], []]);
    const whole = [[IDS.hero, IDS.logo], [], [IDS.ofUnpublishedProject]];
    expect(await mediaOf('include[]=Media')).toEqual(whole);
    expect(await mediaOf('include%5B%5D=Media&langId=6')).toEqual(whole);
    const { statusCode } = await app.call('listAllProjects', { headers, query: 'include[]=Users' });
    expect(statusCode).toBe(400);
  });

  it('[R7.041] lists the parts of a project, unpublished ones too', async () => {
    expect(await ids('listAllProjectMasterplans', 1)).toEqual([1, 2, 3, 6]);
    expect(await ids('listAllProjectPackages', 1)).toEqual([
      CONTENT_IDS.package,
      CONTENT_IDS.unpublishedPackage,
    ]);
    expect(await ids('listAllProjectBuildings', 1)).toEqual([1, 2, 3, 4, 7]);
    const units = [101, 102, 103, 104, 105, 201, 301, 401, 402, 701];
    expect(await ids('listAllProjectApartments', 1)).toEqual(units);
    expect((await read('getAnyProject', 3)).data.attributes).toMatchObject({ id: 3, publish: false });
  });

  it('tells prices and statuses where visitors are told none', async () => {
    const units = (await read('listAllProjectApartments', 2)).data;
    const received = units.map((one: { attributes: { status: string; properties: object } }) => [
      one.attributes.status,
      one.attributes.properties,
    ]);
    expect(received).toEqual([
      ['sold', expect.objectContaining({ price: '200000', status: 'sold' })],
      ['available', expect.objectContaining({ price: '200000' })],
    ]);
    const { unitCounts } = (await read('getAnyProject', 2)).data.attributes;
    expect(unitCounts).toMatchObject({ total: 2, available: 1, byStatus: { sold: 1 } });
  });

  it('[R7.042] gives the whole tree, each masterplan after the one that it lies in', async () => {
    const { attributes } = (await read('getProjectStructure', 1, 'langId=6')).data;
    expect(attributes).toMatchObject({ id: 1, name: 'Projekat 1', publish: true });
    interface Building {
      id: number;
      publish: boolean;
      apartments: { id: number }[];
    }
    interface Masterplan {
      id: number;
      parentId: number;
      publish: boolean;
      buildings: Building[];
    }
    const tree = attributes.masterplans.map((one: Masterplan) => [
      one.id,
      one.parentId,
      one.publish,
      one.buildings.map(({ id, publish, apartments }) => [id, publish, apartments.map((unit) => unit.id)]),
    ]);
    expect(tree).toEqual([
      [1, 0, true, [[4, true, [401, 402]]]],
      [
        2,
        1,
        true,
        [
          [1, true, [101, 102, 103, 104, 105]],
          [2, false, [201]],
        ],
      ],
      [3, 1, false, [[3, true, [301]]]],
      [6, 3, true, [[7, true, [701]]]],
    ]);
    expect(attributes.masterplans[0].buildings[0].apartments[1]).toEqual({
      id: 402,
      name: '2',
      floor: -1,
      publish: true,
      status: 'unavailable',
      statusChangedAt: CONFIRMED_AT,
      statusChangedBy: null,
      apartmentTypeId: 2,
      typeKey: 'one_bedroom',
      area: 50,
      terraceArea: 8.5,
      orientation: 'S',
      priceEur: 200_000,
    });
  });

  it('[R7.043] lists reservations, the latest first, and gives settings', async () => {
    const reservations = () => read('listReservations', 1).then(({ data }) => data);
    expect((await reservations()).map((one: { id: number }) => one.id)).toEqual([102, 401]);
    await app.db.updateTable('apartments').set({ status: 'reserved' }).where('id', '=', 701).execute();
    const [first] = await reservations();
    expect(first.attributes).toMatchObject({
      apartmentId: 701,
      buildingId: 7,
      name: '1',
      status: 'reserved',
    });
    expect(Date.now() - Date.parse(first.attributes.since)).toBeLessThan(60_000);
    expect((await read('getAnyProjectSettings', 3)).data.attributes).toMatchObject({
      projectId: 3,
      defaultLangId: 6,
      stylesheetVersion: 3,
    });
  });

  it('[R7.048] gives GeoJSON, without a geometry where no place is known', async () => {
    const response = await app.call('getGeodata', { headers: app.headersOf.super_admin, query: 'langId=6' });
    expect(response.json()).toEqual({
      type: 'FeatureCollection',
      features: [
        {
          type: 'Feature',
          id: 1,
          geometry: { type: 'Point', coordinates: [18.9, 42.1] },
          properties: { id: 1, name: 'Projekat 1', place: 'Budva, Crna Gora', publish: true },
        },
        expect.objectContaining({ type: 'Feature', id: 2, geometry: null }),
        expect.objectContaining({ properties: expect.objectContaining({ id: 3, publish: false }) }),
      ],
    });
  });

  it.each(IDENTITIES)('[R7.044] lets %s change a project only as its staff', async (identity) => {
    const place = { en: `By ${identity}` };
    const statuses = await Promise.all(
      [1, 2, 3].map(async (id) => (await ask(identity, 'updateProject', id, { place })).statusCode),
    );
    const foreign = ofForeign(identity, 'updateProject', 200);
    expect(statuses).toEqual([ofOwn(identity, 'updateProject', 200), foreign, foreign]);
    const received = (await read('getAnyProject', 1)).data.attributes.place;
    expect(received === place.en).toBe(statuses[0] === 200);
  });

  it('[R7.044] changes what is named, and nothing else', async () => {
    const before = (await read('getAnyProject', 1)).data.attributes;
    const settings = (await read('getAnyProjectSettings', 1)).data.attributes;
    const response = await ask('project_admin', 'updateProject', 1, {
      name: { en: 'New', sr: 'Novo' },
      website: null,
      location: null,
      selectedRoles: [1, 5],
      compareEnabled: false,
    });
    const after = (await read('getAnyProject', 1)).data.attributes;
    expect(response.json().data.attributes).toEqual(after);
    expect(after).toEqual({ ...before, name: 'New', website: null, location: null });
    expect((await read('getAnyProjectSettings', 1)).data.attributes).toEqual({
      ...settings,
      selectedRoles: [1, 5],
      compareEnabled: false,
    });
    expect((await read('getAnyProject', 1, 'langId=6')).data.attributes.name).toBe('Novo');
    const nothing = await ask('project_admin', 'updateProject', 1, {});
    expect([nothing.statusCode, nothing.json().data.attributes]).toEqual([200, after]);
    await ask('project_admin', 'updateProject', 1, { description: null, location: [19.5, 41.9] });
    expect((await read('getAnyProject', 1)).data.attributes).toMatchObject({
      description: null,
      location: [19.5, 41.9],
    });
  });

  it('publishes a project and takes it back', async () => {
    const seen = async () => (await app.call('getProject', { params: { projectId: 3 } })).statusCode;
    expect(await seen()).toBe(404);
    await ask('super_admin', 'updateProject', 3, { publish: true });
    expect(await seen()).toBe(200);
    await ask('super_admin', 'updateProject', 3, { publish: false });
    expect(await seen()).toBe(404);
  });

  const COLOURS = {
    accent: '#7A1F3D',
    accentHover: '#5E1730',
    accentInk: '#FFFFFF',
    accentTint: '#F3E4E9',
  };

  it('gives other colours another version of the stylesheet', async () => {
    const { statusCode } = await ask('project_admin', 'updateProject', 1, { colours: COLOURS });
    expect(statusCode).toBe(200);
    expect((await read('getAnyProjectSettings', 1)).data.attributes.stylesheetVersion).toBe(4);
    const css = await app.call('getProjectStylesheet', { params: { projectId: 1 }, query: 'version=4' });
    expect(css.body).toContain('--accent:#7A1F3D;');
    expect(css.headers['cache-control']).toContain('immutable');
  });

  it('refuses colours that cannot be read, in sentences, and changes nothing', async () => {
    const response = await ask('project_admin', 'updateProject', 1, {
      colours: { ...COLOURS, accent: '#FFDD00' },
      publish: false,
    });
    expect(response.statusCode).toBe(400);
    const { code, errors } = response.json();
    expect(code).toBe('invalid-request');
    expect(errors).toHaveLength(2);
    expect(errors[0]).toEqual({
      path: 'colours',
      message: expect.stringMatching(/^accent #FFDD00 on paper #FBF9F5 has a contrast of [\d.]+, less than/),
    });
    expect((await read('getAnyProject', 1)).data.attributes.publish).toBe(true);
    expect((await read('getAnyProjectSettings', 1)).data.attributes.stylesheetVersion).toBe(4);
  });

  it.each([
    { selectedFilters: [99] },
    { selectedRoles: ['user'] },
    { website: 'javascript:alert(1)' },
    { location: [200, 0] },
    { colours: { accent: 'red' } },
    { organizationId: 2 },
    { stylesheetVersion: 9 },
  ])('refuses %j', async (body) => {
    expect((await ask('super_admin', 'updateProject', 1, body)).statusCode).toBe(400);
  });
});
