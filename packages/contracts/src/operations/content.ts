import { operation } from './operation.ts';

const get = (path: string) => operation('public', 'GET', path);

/** Points of interest are read at two addresses that answer alike. */
export const CONTENT_OPERATIONS = {
  getPoi: get('/pois/{id}'),
  listPoiMedia: get('/pois/{id}/media-content'),
  getPoiMediaFile: get('/pois/{id}/media-content/{mediaId}/file'),
  getPoiParent: get('/pois/{id}/parent'),
  listPoiTypes: get('/pois/types'),
  getFrontendPoi: get('/frontend/pois/{id}'),
  listFrontendPoiMedia: get('/frontend/pois/{id}/media-content'),
  getFrontendPoiMediaFile: get('/frontend/pois/{id}/media-content/{mediaId}/file'),
  getFrontendPoiParent: get('/frontend/pois/{id}/parent'),
  listFrontendPoiTypes: get('/frontend/pois/types'),
  getMedia: get('/media/{id}'),
  getMediaFile: get('/media/{id}/file'),
  listParentGalleries: get('/media/{id}/parent-galleries'),
  listGalleryContent: get('/media/{id}/gallery-content'),
  listMediaTypes: get('/media/types'),
  listClientApps: get('/client-apps'),
  listMenuItems: get('/client-apps/{id}/menu-items'),
  getRootMenu: get('/client-apps/{id}/root-menu'),
  getMenuItem: get('/menu-items/{id}'),
  listMenuItemChildren: get('/menu-items/{id}/children'),
  getMenuItemPoi: get('/menu-items/{id}/poi'),
  listMenuItemMedia: get('/menu-items/{id}/media-content'),
} as const;
