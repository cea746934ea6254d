import { type OperationName, operationPath, operations } from '@suite/api';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { CONFIRMED_AT, IDS } from '../testing/fixture.ts';
import { sampleRequest } from '../testing/sample-requests.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { TEST_BACKENDS } from '../testing/test-database.ts';

describe.each(TEST_BACKENDS)('operations on %s', (backend) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(backend);
  });
  afterAll(() => app.close());

  const idsOf = (body: { data: { id: number }[] }) => body.data.map((one) => one.id);
  const attributes = (body: { data: { attributes: Record<string, unknown> } }) => body.data.attributes;

  it('[R7.049] lists the published projects and no other', async () => {
    const body = (await app.call('listProjects')).json();
    expect(idsOf(body)).toEqual([1, 2]);
    expect(body.meta).toEqual({ total: 2, asOf: CONFIRMED_AT });
    expect(body.data[0].attributes).toMatchObject({
      name: 'Project 1',
      website: 'https://project.example/',
      location: [18.9, 42.1],
      place: 'Budva, Montenegro',
      organizationId: 1,
    });
    expect(body.data[0].attributes.media.map((one: { id: number }) => one.id)).toEqual([IDS.hero, IDS.logo]);
    expect(body.data[0].attributes.logo).toBe(body.data[0].attributes.media[1].url);
  });

  it('gives the projects as plain GeoJSON, those without a location too', async () => {
    const body = (await app.call('listProjects', { query: 'type=geocode&langId=6' })).json();
    expect(body.type).toBe('FeatureCollection');
    expect(body.features).toHaveLength(2);
    expect(body.features[1]).toMatchObject({ id: 2, geometry: null, properties: { organizationId: 2 } });
    expect(body.features[0]).toMatchObject({
      type: 'Feature',
      id: 1,
      geometry: { type: 'Point', coordinates: [18.9, 42.1] },
      properties: { id: 1, organizationId: 1, name: 'Projekat 1', unitCounts: { total: 6 } },
    });
    expect(body.features[0].properties.image).toMatch(/media-content\/1\/file\?v=[0-9a-f]{8}$/);
  });

  it('[R7.051] gives a published project, and 404 for an unpublished one', async () => {
    const found = await app.call('getProject', { params: { projectId: 2 } });
    expect(attributes(found.json())).toMatchObject({ id: 2 });
    expect((await app.call('getProject', { params: { projectId: 3 } })).statusCode).toBe(404);
  });

  it('[R7.054] [R1.010] gives each project its own settings', async () => {
    const [first, second] = await Promise.all(
      [1, 2].map(async (projectId) =>
        attributes((await app.call('getProjectSettings', { params: { projectId } })).json()),
      ),
    );
    expect(first).toEqual({
      projectId: 1,
      defaultLangId: 1,
      selectedFilters: [1, 2, 3, 4, 5, 6],
      selectedRoles: [1, 2, 3, 4, 5],
      priceEnabled: true,
      compareEnabled: true,
      arrivalEnabled: true,
      privatePreview: false,
      ownerUserId: 1,
      demoSettings: false,
      stylesheetVersion: 3,
    });
    expect(second).toMatchObject({
      defaultLangId: 6,
      selectedFilters: [2],
      selectedRoles: [1],
      priceEnabled: false,
    });
  });

  it("[R2.038] lists a project's published parts only", async () => {
    const of = async (name: OperationName) =>
      idsOf((await app.call(name, { params: { projectId: 1 } })).json());
    expect(await of('listProjectMasterplans')).toEqual([1, 2, 6]);
    expect(await of('listProjectBuildings')).toEqual([1, 4, 7]);
    expect(await of('listProjectApartments')).toEqual([101, 102, 103, 104, 401, 402, 701]);
    expect(await of('listProjectMedia')).toEqual([IDS.hero, IDS.logo]);
  });

  it('[R7.056] gives a published masterplan with its published children', async () => {
    const of = async (name: OperationName, id: number) =>
      idsOf((await app.call(name, { params: { id } })).json());
    const masterplan = attributes((await app.call('getMasterplan', { params: { id: 1 } })).json());
    expect(masterplan).toMatchObject({ name: 'Masterplan 1', parentId: 0, community: false, publish: true });
    expect(await of('listMasterplanMasterplans', 1)).toEqual([2]);
    expect(await of('listMasterplanBuildings', 1)).toEqual([4]);
    expect(await of('listMasterplanBuildings', 2)).toEqual([1]);
    expect((await app.call('getMasterplan', { params: { id: 3 } })).statusCode).toBe(404);
  });

  it('gives a published building with its published units', async () => {
    const building = attributes(
      (await app.call('getBuilding', { params: { id: 1 }, query: 'langId=6' })).json(),
    );
    expect(building).toMatchObject({
      name: 'B1',
      title: 'Kuća 1',
      masterplansId: 2,
      masterplanName: 'Master plan 2',
      masterplanParentId: 1,
      projectId: 1,
      floors: 9,
    });
    const units = (await app.call('listBuildingApartments', { params: { id: 1 } })).json();
    expect(idsOf(units)).toEqual([101, 102, 103, IDS.publicArea]);
    expect(units.meta.total).toBe(4);
  });

  it('[R7.061] gives types and orientations that equal those of the building’s units', async () => {
    const types = (
      await app.call('listBuildingApartmentTypes', { params: { id: 1 }, query: 'langId=6' })
    ).json();
    expect(types.data.map((one: { attributes: unknown }) => one.attributes)).toEqual([
      { id: 1, name: 'Garsonjera', properties: { typeKey: 'studio' } },
      { id: 2, name: '1 spavaća soba', properties: { typeKey: 'one_bedroom' } },
    ]);
    const orientations = (await app.call('listBuildingOrientations', { params: { id: 1 } })).json();
    expect(orientations.data).toEqual([
      { id: 2, type: 'orientation', attributes: { orientation: 'NE', count: 1 } },
      { id: 5, type: 'orientation', attributes: { orientation: 'S', count: 2 } },
    ]);
  });

  it('gives a published unit with everything it has', async () => {
    const body = (await app.call('getApartment', { params: { id: 102 }, query: 'langId=6' })).json();
    const { media, ...rest } = attributes(body) as {
      media: { id: number; name: string; mediaData: object }[];
    };
    expect(rest).toEqual({
      id: 102,
      name: '2',
      area: 50,
      terraceArea: 8.5,
      floor: 2,
      rooms: 2,
      orientation: 'NE',
      buildingId: 1,
      masterplanId: 2,
      projectId: 1,
      apartmentTypeId: 2,
      apartmentTypeKey: 'one_bedroom',
      commercialState: 'on-request',
      status: 'pending-reservation',
      Pois: [],
      properties: { typeKey: 'one_bedroom', status: 'pending-reservation', parking: 'yes', pool: 'no' },
      asOf: CONFIRMED_AT,
    });
    expect(media.map((one) => one.id)).toEqual([IDS.serbianPlan]);
    expect(media[0]).toMatchObject({
      name: 'Osnova',
      mediaTypeId: 8,
      mediaData: { width: 900, height: 450, polygons: [], rooms: [{ name: 'Hodnik', areaM2: 4.5 }] },
    });
  });

  it('gives the numbers of a unit below ground as they are', async () => {
    const unit = attributes((await app.call('getApartment', { params: { id: 402 } })).json());
    expect(unit).toMatchObject({ rooms: -1, floor: -1 });
  });

  it('makes the key of a type without one from its name', async () => {
    const keyOf = async () =>
      attributes((await app.call('getApartment', { params: { id: 502 } })).json()).apartmentTypeKey;
    expect(await keyOf()).toBe('loft');
    const rename = (name: string) =>
      app.db
        .updateTable('apartment_types')
        .set({ name: JSON.stringify({ en: name }) })
        .where('id', '=', 4)
        .execute();
    await rename('Sky Loft West');
    expect(await keyOf()).toBe('sky_loft west');
    await rename('Public area');
    const building = attributes((await app.call('getBuilding', { params: { id: 5 } })).json());
    expect(building.unitCounts).toMatchObject({ total: 0 });
    await rename('Loft');
  });

  it('gives the plan in English unless Serbian is asked for', async () => {
    for (const query of ['', 'langId=1', 'langId=4']) {
      const body = (await app.call('getApartment', { params: { id: 102 }, query })).json();
      expect(body.data.attributes.media[0].mediaData.rooms).toEqual([{ name: 'Hall', areaM2: 4.5 }]);
    }
  });

  it('falls back to English where there is no Serbian text', async () => {
    const project = attributes(
      (await app.call('getProject', { params: { projectId: 1 }, query: 'langId=6' })).json(),
    );
    expect(project).toMatchObject({ name: 'Projekat 1', description: 'Only in English' });
  });

  it('[R7.066] gives the organisation, the first one when none is named', async () => {
    const first = attributes((await app.call('getOrganization')).json());
    expect(first).toMatchObject({
      id: 1,
      name: 'Open',
      website: 'https://open.example/',
      hideUnitStatus: false,
    });
    expect(first.logo).toMatch(/media-content\/2\/file/);
    const second = attributes((await app.call('getOrganization', { query: 'organizationId=2' })).json());
    expect(second).toMatchObject({ id: 2, hideUnitStatus: true, logo: null });
    expect((await app.call('getOrganization', { query: 'organizationId=77' })).statusCode).toBe(404);
  });

  it("[R7.070] gives filter bounds that equal the extremes of the organisation's filterable units", async () => {
    expect(attributes((await app.call('getFilterBounds', { query: 'organizationId=1' })).json())).toEqual({
      minPrice: null,
      maxPrice: null,
      minFloor: -1,
      maxFloor: 4,
      minArea: 35.5,
      maxArea: 80,
      numberOfRooms: [1, 2, 3],
      statuses: [
        { id: 0, name: 'available' },
        { id: 1, name: 'sold' },
        { id: 2, name: 'reserved' },
        { id: 3, name: 'unavailable' },
      ],
    });
    const headers = app.headersOf.super_admin;
    expect(
      attributes((await app.call('getFilterBounds', { query: 'organizationId=10', headers })).json()),
    ).toMatchObject({
      minFloor: 0,
      maxArea: 0,
      numberOfRooms: [],
    });
  });

  it('counts published, filterable units below each entity, nested masterplans included', async () => {
    const countsOf = async (name: OperationName, params: Record<string, number>) =>
      attributes((await app.call(name, { params })).json()).unitCounts;
    const none = { available: 0, 'pending-reservation': 0, reserved: 0, sold: 0, unavailable: 0 };
    const counts = (total: number, byStatus: Partial<typeof none>) => ({
      total,
      available: byStatus.available ?? 0,
      byStatus: { ...none, ...byStatus },
    });
    const ofOne = { available: 1, 'pending-reservation': 1, sold: 1 };
    const ofAll = { available: 2, 'pending-reservation': 1, sold: 1, reserved: 1, unavailable: 1 };
    expect(await countsOf('getBuilding', { id: 1 })).toEqual(counts(3, ofOne));
    expect(await countsOf('getMasterplan', { id: 2 })).toEqual(counts(3, ofOne));
    expect(await countsOf('getMasterplan', { id: 1 })).toEqual(counts(6, ofAll));
    expect(await countsOf('getProject', { projectId: 1 })).toEqual(counts(6, ofAll));
  });

  it('names only those entities of a view that may be seen', async () => {
    const { media } = attributes((await app.call('getMasterplan', { params: { id: 1 } })).json()) as {
      media: { mediaData: { polygons: { id: string; entityId: number | null }[] } }[];
    };
    const named = media[0]?.mediaData.polygons.map(({ id, entityId }) => [id, entityId]);
    expect(named).toEqual([
      ['published', 2],
      ['unpublished', null],
      ['house', 4],
      ['hidden-house', null],
      ['unit', 101],
      ['hidden-unit', null],
      ['gone', null],
      ['nothing', null],
    ]);
  });

  it('gives media without a file, and texts, in the language', async () => {
    const params = { projectId: 1, mediaId: IDS.text };
    const text = attributes((await app.call('getProjectMedia', { params, query: 'langId=6' })).json());
    expect(text).toMatchObject({ textualContent: 'Tekst', url: null, contentType: null, mediaData: null });
  });

  /** They tell the time at which they were made, or that they were read. */
  const TIMED = /^(exportAccount|getDeliveryStatus|(list|export)AuditEntries)$/;
  const READS = (Object.keys(operations) as OperationName[]).filter(
    (name) => operations[name].method === 'GET' && name !== 'followBuilding' && !TIMED.test(name),
  );

  it.each(READS)('tags %s alike as long as nothing changes, and HEAD as GET', async (name) => {
    const { params, query = '' } = sampleRequest(name);
    const url = `${operationPath(name, params)}?${query}`;
    const headers = app.headersOf.super_admin;
    const first = await app.http.inject({ url, headers });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1000 });
    onTestFinished(() => void vi.useRealTimers());
    for (const method of ['GET', 'HEAD'] as const) {
      const again = await app.http.inject({ method, url, headers });
      expect([again.statusCode, again.headers.etag]).toEqual([first.statusCode, first.headers.etag]);
    }
  });
});
