import * as api from '@suite/api/endpoints';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inLanguage, type Read, readAll, readOf } from './read.ts';
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
  [
    'the organisation',
    readOf(api.getOrganization, inLanguage('en')),
    `${API}/organizations/fetchOrganization?langId=1`,
  ],
  [
    'the projects of the map',
    readOf(api.listProjectFeatures, { type: 'geocode', ...inLanguage('rs') }),
    `${API}/projects?type=geocode&langId=6`,
  ],
  ['a project', readOf(api.getProject, { projectId: 1, ...inLanguage('rs') }), `${API}/projects/1?langId=6`],
  ['settings', readOf(api.getProjectSettings, { projectId: 1 }), `${API}/projects/1/settings`],
  [
    'a masterplan',
    readOf(api.getMasterplan, { id: 3, ...inLanguage('en') }),
    `${API}/masterplans/3?langId=1`,
  ],
  ['a building', readOf(api.getBuilding, { id: 12, ...inLanguage('rs') }), `${API}/buildings/12?langId=6`],
  [
    'an apartment',
    readOf(api.getApartment, { id: 304, ...inLanguage('en') }),
    `${API}/apartments/304?langId=1`,
  ],
  [
    'a point of interest',
    readOf(api.getFrontendPoi, { id: 5, ...inLanguage('rs') }),
    `${API}/pois/5?langId=6`,
  ],
  [
    'its parent',
    readOf(api.getFrontendPoiParent, { id: 5, ...inLanguage('rs') }),
    `${API}/pois/5/parent?langId=6`,
  ],
  ['a medium', readOf(api.getMedia, { id: 7, ...inLanguage('en') }), '/api/v1/media/7?langId=1'],
];
const LISTS: readonly [string, Read<unknown>, string][] = [
  [
    'masterplans of a project',
    readOf(api.listProjectMasterplans, { projectId: 1, ...inLanguage('en') }),
    `${API}/projects/1/masterplans?langId=1`,
  ],
  [
    'buildings of a project',
    readOf(api.listProjectBuildings, { projectId: 1, ...inLanguage('en') }),
    `${API}/projects/1/buildings?langId=1`,
  ],
  [
    'nested masterplans',
    readOf(api.listMasterplanMasterplans, { id: 3, ...inLanguage('rs') }),
    `${API}/masterplans/3/masterplans?langId=6`,
  ],
  [
    'buildings of a masterplan',
    readOf(api.listMasterplanBuildings, { id: 3, ...inLanguage('rs') }),
    `${API}/masterplans/3/buildings?langId=6`,
  ],
  [
    'apartments of a building',
    readOf(api.listBuildingApartments, { id: 12, ...inLanguage('en') }),
    `${API}/buildings/12/apartments?langId=1`,
  ],
  [
    'orientations of a building',
    readOf(api.listBuildingOrientations, { id: 12 }),
    `${API}/buildings/12/apartment-orientations`,
  ],
  [
    'people on a project',
    readOf(api.listProjectUsers, { projectId: 1 }),
    `${API}/projects/1/users-on-project`,
  ],
  [
    'media of a project',
    readOf(api.listProjectMedia, { projectId: 1, ...inLanguage('en') }),
    `${API}/projects/1/media-content?langId=1`,
  ],
  [
    'packages of a project',
    readOf(api.listProjectPackages, { projectId: 1, ...inLanguage('en') }),
    `${API}/projects/1/packages?langId=1`,
  ],
  [
    'items of a package',
    readOf(api.listPackageItems, { id: 4, ...inLanguage('rs') }),
    `${API}/packages/4/items?langId=6`,
  ],
  [
    'points of a masterplan',
    readOf(api.listMasterplanPois, { id: 3, ...inLanguage('en') }),
    `${API}/masterplans/3/pois?langId=1`,
  ],
  [
    'points of one type',
    readOf(api.listMasterplanPois, { id: 3, ...inLanguage('en'), poiTypeId: 12 }),
    `${API}/masterplans/3/pois?langId=1&poiTypeId=12`,
  ],
  [
    'points of a building',
    readOf(api.listBuildingPois, { id: 12, ...inLanguage('en') }),
    `${API}/buildings/12/pois?langId=1`,
  ],
  [
    'points of a unit',
    readOf(api.listApartmentPois, { id: 304, ...inLanguage('en') }),
    `${API}/apartments/304/pois?langId=1`,
  ],
  [
    'media of a point',
    readOf(api.listFrontendPoiMedia, { id: 5, ...inLanguage('rs'), mediaTypeId: 1 }),
    `${API}/pois/5/media-content?langId=6&mediaTypeId=1`,
  ],
  [
    'types of points',
    readOf(api.listFrontendPoiTypes, { parentType: 'building' }),
    `${API}/pois/types?parentType=building`,
  ],
  [
    'what a gallery holds',
    readOf(api.listGalleryContent, { id: 9, ...inLanguage('en') }),
    '/api/v1/media/9/gallery-content?langId=1',
  ],
  ['client apps', readOf(api.listClientApps, inLanguage('en')), '/api/v1/client-apps?langId=1'],
  [
    'a menu',
    readOf(api.listMenuItems, { id: 1, type: 'fullStructure', ...inLanguage('rs') }),
    '/api/v1/client-apps/1/menu-items?type=fullStructure&langId=6',
  ],
  ['own roles', readOf(api.getUserRoles), '/api/v1/users/get-user-roles'],
  [
    'types of a building',
    readOf(api.listBuildingApartmentTypes, { id: 12, ...inLanguage('en') }),
    `${API}/buildings/12/apartment-types?langId=1`,
  ],
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
    [
      'a masterplan without media',
      readOf(api.getMasterplan, { id: 3, ...inLanguage('en') }),
      { ...ANYTHING, media: undefined },
    ],
    [
      'a masterplan with a shape of nothing',
      readOf(api.getMasterplan, { id: 3, ...inLanguage('en') }),
      withPolygon({ label: [1, 2] }),
    ],
    [
      'a masterplan with a point of words',
      readOf(api.getMasterplan, { id: 3, ...inLanguage('en') }),
      withPolygon({ ring: [['a', 'b']] }),
    ],
    [
      'a building without counts',
      readOf(api.getBuilding, { id: 12, ...inLanguage('en') }),
      { ...ANYTHING, unitCounts: null },
    ],
    [
      'a building of no time',
      readOf(api.getBuilding, { id: 12, ...inLanguage('en') }),
      { ...ANYTHING, asOf: 'yesterday' },
    ],
    [
      'a project of many homes',
      readOf(api.getProject, { projectId: 1, ...inLanguage('en') }),
      { ...ANYTHING, unitCounts: { total: 'many' } },
    ],
    [
      'a home without properties',
      readOf(api.getApartment, { id: 304, ...inLanguage('en') }),
      { ...ANYTHING, properties: 'none' },
    ],
    [
      'a map without projects',
      readOf(api.listProjectFeatures, { type: 'geocode', ...inLanguage('en') }),
      { ...ANYTHING, features: {} },
    ],
    [
      'a map with a project nowhere',
      readOf(api.listProjectFeatures, { type: 'geocode', ...inLanguage('en') }),
      { ...ANYTHING, features: [{}] },
    ],
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
    await expect(
      readOf(api.listMasterplanBuildings, { id: 3, ...inLanguage('en') }).load(),
    ).rejects.toMatchObject({
      code: 'invalid-format',
    });
  });

  it('share the cache for the same thing, and not for another language', () => {
    expect(readOf(api.getBuilding, { id: 12, ...inLanguage('en') }).key).toBe(
      readOf(api.getBuilding, { id: 12, ...inLanguage('en') }).key,
    );
    expect(readOf(api.getBuilding, { id: 12, ...inLanguage('en') }).key).not.toBe(
      readOf(api.getBuilding, { id: 12, ...inLanguage('rs') }).key,
    );
  });

  it('of a list of one do not share the cache with that one alone, which gives another shape', async () => {
    fetchMock.mockImplementation(async () => Response.json({ data: { attributes: { name: 'x' } } }));
    const one = readOf(api.getProjectSettings, { projectId: 1 });
    const list = readAll([one]);
    await expect(list.load()).resolves.toEqual([await one.load()]);
    expect(list.key).not.toBe(one.key);
  });
});
