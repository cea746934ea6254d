import { API, operation } from './operation.ts';

const get = (path: string) => operation('public', 'GET', path);

/** Public reads of what is published. */
export const CATALOGUE_OPERATIONS = {
  listProjects: get('/frontend/projects'),
  getProject: get('/frontend/projects/{projectId}'),
  getProjectSettings: get('/frontend/projects/{projectId}/settings'),
  getProjectStylesheet: {
    method: 'GET',
    path: `/th-server${API}/frontend/projects/{projectId}/stylesheet`,
    access: 'public',
  },
  listProjectMasterplans: get('/frontend/projects/{projectId}/masterplans'),
  listProjectBuildings: get('/frontend/projects/{projectId}/buildings'),
  listProjectApartments: get('/frontend/projects/{projectId}/apartments'),
  listProjectMedia: get('/frontend/projects/{projectId}/media-content'),
  getProjectMedia: get('/frontend/projects/{projectId}/media-content/{mediaId}'),
  getProjectMediaFile: get('/frontend/projects/{projectId}/media-content/{mediaId}/file'),
  getProjectMediaTile: get('/frontend/projects/{projectId}/media-content/{mediaId}/tiles/{level}/{tile}'),
  listProjectUsers: get('/frontend/projects/{projectId}/users-on-project'),
  listProjectPackages: get('/frontend/projects/{projectId}/packages'),
  getProjectPackage: get('/frontend/projects/{projectId}/packages/{packageId}'),
  listPackageItems: get('/frontend/packages/{id}/items'),
  getMasterplan: get('/frontend/masterplans/{id}'),
  listMasterplanMasterplans: get('/frontend/masterplans/{id}/masterplans'),
  listMasterplanBuildings: get('/frontend/masterplans/{id}/buildings'),
  listMasterplanPois: get('/frontend/masterplans/{id}/pois'),
  getBuilding: get('/frontend/buildings/{id}'),
  listBuildingApartments: get('/frontend/buildings/{id}/apartments'),
  listBuildingApartmentTypes: get('/frontend/buildings/{id}/apartment-types'),
  listBuildingOrientations: get('/frontend/buildings/{id}/apartment-orientations'),
  listBuildingPois: get('/frontend/buildings/{id}/pois'),
  followBuilding: get('/frontend/buildings/{id}/events'),
  getApartment: get('/frontend/apartments/{id}'),
  listApartmentPois: get('/frontend/apartments/{id}/pois'),
  getOrganization: get('/frontend/organizations/fetchOrganization'),
  getFilterBounds: get('/public/apartments/filter-bounds'),
  filterApartments: operation('public', 'POST', '/public/apartments/filter-apartments'),
  geocode: get('/geocode'),
} as const;
