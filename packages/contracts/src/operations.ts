export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/** `public`: anyone. `user`: signed in. `member`: of the project, or oneself. `admin`: admin or editor. */
export type Access = 'public' | 'user' | 'member' | 'admin';

export interface Operation {
  readonly method: HttpMethod;
  /** Whole path with `{name}` for parameters. */
  readonly path: string;
  readonly access: Access;
  /** One line for the OpenAPI document. */
  readonly summary: string;
}

const API = '/api/v1';
const get = (path: string, summary: string): Operation => ({
  method: 'GET',
  path: API + path,
  access: 'public',
  summary,
});

/** The one table of calls: the server mounts it, the client calls it, the OpenAPI document is printed from it. */
export const OPERATIONS = {
  listProjects: get('/frontend/projects', 'Published projects, or GeoJSON with type=geocode'),
  getProject: get('/frontend/projects/{projectId}', 'One project'),
  getProjectSettings: get('/frontend/projects/{projectId}/settings', 'Settings of a project'),
  getProjectStylesheet: {
    method: 'GET',
    path: '/th-server/api/v1/frontend/projects/{projectId}/stylesheet',
    access: 'public',
    summary: 'Colours of a project as a stylesheet',
  },
  listProjectMasterplans: get('/frontend/projects/{projectId}/masterplans', 'Published masterplans'),
  listProjectBuildings: get('/frontend/projects/{projectId}/buildings', 'Published buildings'),
  listProjectApartments: get('/frontend/projects/{projectId}/apartments', 'Units of published buildings'),
  listProjectMedia: get('/frontend/projects/{projectId}/media-content', 'Media of a project'),
  getProjectMedia: get('/frontend/projects/{projectId}/media-content/{mediaId}', 'One medium'),
  getProjectMediaFile: get('/frontend/projects/{projectId}/media-content/{mediaId}/file', 'File of a medium'),
  getMasterplan: get('/frontend/masterplans/{id}', 'One masterplan with its views'),
  listMasterplanMasterplans: get('/frontend/masterplans/{id}/masterplans', 'Nested masterplans'),
  listMasterplanBuildings: get('/frontend/masterplans/{id}/buildings', 'Buildings of a masterplan'),
  getBuilding: get('/frontend/buildings/{id}', 'One building with its views'),
  listBuildingApartments: get('/frontend/buildings/{id}/apartments', 'Units of a building'),
  listBuildingApartmentTypes: get('/frontend/buildings/{id}/apartment-types', 'Unit types of a building'),
  listBuildingOrientations: get(
    '/frontend/buildings/{id}/apartment-orientations',
    'Orientations of the units of a building',
  ),
  getApartment: get('/frontend/apartments/{id}', 'One unit'),
  getOrganization: get('/frontend/organizations/fetchOrganization', 'The organisation'),
  getFilterBounds: get('/public/apartments/filter-bounds', 'Smallest and largest values to filter by'),
  geocode: get('/geocode', 'Countries, regions, places and projects by their name'),
  filterApartments: {
    method: 'POST',
    path: `${API}/public/apartments/filter-apartments`,
    access: 'public',
    summary: 'Ids of the units that match',
  },
} as const satisfies Record<string, Operation>;

export type OperationName = keyof typeof OPERATIONS;

/** Path of an operation with its parameters filled in and encoded. */
export function operationPath(
  name: OperationName,
  params: Readonly<Record<string, string | number>> = {},
): string {
  return OPERATIONS[name].path.replaceAll(/\{(\w+)\}/g, (_, key: string) => {
    const value = params[key];
    if (value === undefined) throw new TypeError(`${name} needs the parameter ${key}`);
    return encodeURIComponent(value);
  });
}
