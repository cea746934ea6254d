import { operation } from './operation.ts';

const get = (path: string) => operation('admin', 'GET', path);

/** What an organisation's people do; unpublished things are there too. */
export const STAFF_OPERATIONS = {
  listAllProjects: get('/projects'),
  getAnyProject: get('/projects/{projectId}'),
  updateProject: operation('admin', 'PATCH', '/projects/{projectId}'),
  listAllProjectMasterplans: get('/projects/{projectId}/masterplans'),
  listAllProjectBuildings: get('/projects/{projectId}/buildings'),
  listAllProjectApartments: get('/projects/{projectId}/apartments'),
  listAllProjectPackages: get('/projects/{projectId}/packages'),
  listAllProjectMedia: get('/projects/{projectId}/media-content'),
  createProjectMedia: operation('admin', 'POST', '/projects/{projectId}/media-content'),
  updateProjectMedia: operation('admin', 'PATCH', '/projects/{projectId}/media-content'),
  deleteProjectMedia: operation('admin', 'DELETE', '/projects/{projectId}/media-content'),
  getProjectStructure: get('/projects/{projectId}/full-structure'),
  listReservations: get('/projects/{projectId}/reservations'),
  getAnyProjectSettings: get('/projects/{projectId}/settings'),
  createPackage: operation('admin', 'POST', '/frontend/projects/{projectId}/packages'),
  updatePackage: operation('admin', 'PATCH', '/frontend/projects/{projectId}/packages/{packageId}'),
  deletePackage: operation('admin', 'DELETE', '/frontend/projects/{projectId}/packages/{packageId}'),
  createMasterplan: operation('admin', 'POST', '/masterplans'),
  getAnyMasterplan: get('/masterplans/{id}'),
  updateMasterplan: operation('admin', 'PATCH', '/masterplans/{id}'),
  deleteMasterplan: operation('admin', 'DELETE', '/masterplans/{id}'),
  listAllMasterplanPois: get('/masterplans/{id}/pois'),
  listAllMasterplanBuildings: get('/masterplans/{id}/buildings'),
  listAllMasterplanMasterplans: get('/masterplans/{id}/masterplans'),
  updateApartment: operation('admin', 'PATCH', '/apartments/{id}'),
  getGeodata: get('/geodata/projects'),
  uploadMedia: operation('admin', 'POST', '/media/upload'),
  listEnquiries: get('/enquiries'),
  exportEnquiries: get('/enquiries/export'),
  updateEnquiry: operation('admin', 'PATCH', '/enquiries/{id}'),
  listMails: get('/mails'),
  getMail: get('/mails/{id}'),
  retryMail: operation('admin', 'POST', '/mails/{id}/retry'),
} as const;

export type StaffOperationName = keyof typeof STAFF_OPERATIONS;
