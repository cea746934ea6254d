import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readUserRoles } from './account.ts';
import * as reads from './catalogue-reads.ts';
import * as content from './content.ts';
import { type Read, readAll } from './read.ts';
import { resetApi } from './state.ts';

const fetchMock = vi.fn<typeof fetch>();
beforeEach(() => vi.stubGlobal('fetch', fetchMock));
afterEach(() => {
  fetchMock.mockReset();
  resetApi();
  vi.unstubAllGlobals();
});

const API = '/api/v1/frontend';
const ONE: readonly [string, Read<unknown>, string][] = [
  ['the organisation', reads.readOrganization('en'), `${API}/organizations/fetchOrganization?langId=1`],
  ['the projects of the map', reads.readProjectFeatures('rs'), `${API}/projects?type=geocode&langId=6`],
  ['a project', reads.readProject(1, 'rs'), `${API}/projects/1?langId=6`],
  ['settings', reads.readProjectSettings(1), `${API}/projects/1/settings`],
  ['a masterplan', reads.readMasterplan(3, 'en'), `${API}/masterplans/3?langId=1`],
  ['a building', reads.readBuilding(12, 'rs'), `${API}/buildings/12?langId=6`],
  ['an apartment', reads.readUnit(304, 'en'), `${API}/apartments/304?langId=1`],
  ['a point of interest', content.readPoi(5, 'rs'), `${API}/pois/5?langId=6`],
  ['its parent', content.readPoiParent(5, 'rs'), `${API}/pois/5/parent?langId=6`],
  ['a medium', content.readMedia(7, 'en'), '/api/v1/media/7?langId=1'],
];
const LISTS: readonly [string, Read<unknown>, string][] = [
  [
    'masterplans of a project',
    reads.readProjectMasterplans(1, 'en'),
    `${API}/projects/1/masterplans?langId=1`,
  ],
  ['buildings of a project', reads.readProjectBuildings(1, 'en'), `${API}/projects/1/buildings?langId=1`],
  ['nested masterplans', reads.readNestedMasterplans(3, 'rs'), `${API}/masterplans/3/masterplans?langId=6`],
  [
    'buildings of a masterplan',
    reads.readMasterplanBuildings(3, 'rs'),
    `${API}/masterplans/3/buildings?langId=6`,
  ],
  ['apartments of a building', reads.readBuildingUnits(12, 'en'), `${API}/buildings/12/apartments?langId=1`],
  [
    'orientations of a building',
    reads.readBuildingOrientations(12),
    `${API}/buildings/12/apartment-orientations`,
  ],
  ['people on a project', reads.readProjectUsers(1), `${API}/projects/1/users-on-project`],
  ['media of a project', reads.readProjectMedia(1, 'en'), `${API}/projects/1/media-content?langId=1`],
  ['packages of a project', content.readProjectPackages(1, 'en'), `${API}/projects/1/packages?langId=1`],
  ['items of a package', content.readPackageItems(4, 'rs'), `${API}/packages/4/items?langId=6`],
  ['points of a masterplan', content.readMasterplanPois(3, 'en'), `${API}/masterplans/3/pois?langId=1`],
  [
    'points of one type',
    content.readMasterplanPois(3, 'en', 12),
    `${API}/masterplans/3/pois?langId=1&poiTypeId=12`,
  ],
  ['points of a building', content.readBuildingPois(12, 'en'), `${API}/buildings/12/pois?langId=1`],
  ['points of a unit', content.readUnitPois(304, 'en'), `${API}/apartments/304/pois?langId=1`],
  [
    'media of a point',
    content.readPoiMedia(5, 'rs', 1),
    `${API}/pois/5/media-content?langId=6&mediaTypeId=1`,
  ],
  ['types of points', content.readPoiTypes('building'), `${API}/pois/types?parentType=building`],
  ['what a gallery holds', content.readGalleryContent(9, 'en'), '/api/v1/media/9/gallery-content?langId=1'],
  ['client apps', content.readClientApps('en'), '/api/v1/client-apps?langId=1'],
  ['a menu', content.readMenu(1, 'rs'), '/api/v1/client-apps/1/menu-items?type=fullStructure&langId=6'],
  ['own roles', readUserRoles(), '/api/v1/users/get-user-roles'],
  ['types of a building', reads.readBuildingTypes(12, 'en'), `${API}/buildings/12/apartment-types?langId=1`],
];

const MEDIUM = { id: 7, name: 'Front', mediaData: { width: 9, height: 9, polygons: [] } };
const COUNTED = {
  media: [MEDIUM],
  unitCounts: { total: 2, available: 1, byStatus: null },
  asOf: '2026-11-20T08:40:00.000Z',
};
const UNIT = { area: 40, floor: 1, buildingId: 12, masterplanId: 3, properties: {} };
/** What any of the reads may ask for. */
const ANYTHING = {
  name: 'x',
  parentId: 0,
  projectId: 1,
  masterplansId: 3,
  features: [],
  ...COUNTED,
  ...UNIT,
};

function withPolygon(polygon: object) {
  return { ...ANYTHING, media: [{ ...MEDIUM, mediaData: { width: 9, height: 9, polygons: [polygon] } }] };
}

describe('reads', () => {
  it.each(ONE)('get %s out of its envelope', async (_, read, url) => {
    fetchMock.mockResolvedValue(Response.json({ data: { id: 5, attributes: ANYTHING } }));
    await expect(read.load()).resolves.toEqual({ id: 5, ...ANYTHING });
    expect(fetchMock.mock.calls.map(([address]) => address)).toEqual([url]);
    expect(read.key).toBe(url);
  });

  it.each(LISTS)('get %s as a list', async (_, read, url) => {
    fetchMock.mockResolvedValue(Response.json({ data: [{ id: 5, attributes: ANYTHING }] }));
    await expect(read.load()).resolves.toEqual([{ id: 5, ...ANYTHING }]);
    expect(fetchMock.mock.calls.map(([address]) => address)).toEqual([url]);
    expect(read.key).toBe(url);
  });

  it.each([
    ['a masterplan without media', reads.readMasterplan(3, 'en'), { ...ANYTHING, media: undefined }],
    ['a masterplan with a shape of nothing', reads.readMasterplan(3, 'en'), withPolygon({ label: [1, 2] })],
    [
      'a masterplan with a point of words',
      reads.readMasterplan(3, 'en'),
      withPolygon({ ring: [['a', 'b']] }),
    ],
    ['a building without counts', reads.readBuilding(12, 'en'), { ...ANYTHING, unitCounts: null }],
    ['a building of no time', reads.readBuilding(12, 'en'), { ...ANYTHING, asOf: 'yesterday' }],
    ['a project of many homes', reads.readProject(1, 'en'), { ...ANYTHING, unitCounts: { total: 'many' } }],
    ['a home without properties', reads.readUnit(304, 'en'), { ...ANYTHING, properties: 'none' }],
    ['a map without projects', reads.readProjectFeatures('en'), { ...ANYTHING, features: {} }],
    ['a map with a project nowhere', reads.readProjectFeatures('en'), { ...ANYTHING, features: [{}] }],
  ])('take %s for a fault of the API', async (_, read: Read<unknown>, attributes) => {
    fetchMock.mockResolvedValue(Response.json({ data: { id: 5, attributes } }));
    await expect(read.load()).rejects.toMatchObject({ name: 'ApiError', code: 'invalid-format' });
  });

  it.each([
    [
      'one of them is not',
      [
        { id: 5, attributes: ANYTHING },
        { id: 6, attributes: { name: 'y' } },
      ],
    ],
    ['there is something else', 'banana'],
    ['there is one thing', { id: 5, attributes: ANYTHING }],
  ])('take a list for a fault of the API where %s', async (_, data) => {
    fetchMock.mockResolvedValue(Response.json({ data }));
    await expect(reads.readMasterplanBuildings(3, 'en').load()).rejects.toMatchObject({
      code: 'invalid-format',
    });
  });

  it('share the cache for the same thing, and not for another language', () => {
    expect(reads.readBuilding(12, 'en').key).toBe(reads.readBuilding(12, 'en').key);
    expect(reads.readBuilding(12, 'en').key).not.toBe(reads.readBuilding(12, 'rs').key);
  });

  it('of a list of one do not share the cache with that one alone, which gives another shape', async () => {
    fetchMock.mockImplementation(async () => Response.json({ data: { attributes: { name: 'x' } } }));
    const one = reads.readProjectSettings(1);
    const list = readAll([one]);
    await expect(list.load()).resolves.toEqual([await one.load()]);
    expect(list.key).not.toBe(one.key);
  });

  it('[R3.021] increase maxArea of the filter bounds by 1, each time once', async () => {
    const bounds = { minArea: 28.5, maxArea: 140, minFloor: 0, maxFloor: 6 };
    fetchMock.mockImplementation(async () => Response.json({ data: { attributes: bounds } }));
    const read = reads.readFilterBounds(1);
    expect(read.key).toBe('/api/v1/public/apartments/filter-bounds?organizationId=1');
    await expect(read.load()).resolves.toEqual({ ...bounds, maxArea: 141 });
    await expect(read.load()).resolves.toEqual({ ...bounds, maxArea: 141 });
  });
});
