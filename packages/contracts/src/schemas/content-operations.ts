import { z } from 'zod';
import { POI_PARENT_KINDS } from '../codes.ts';
import { media } from './attributes.ts';
import { file } from './catalogue-operations.ts';
import { clientApp, codeName, menuItem, poi, poiParent } from './content.ts';
import { collection, type OperationSchemas, resource } from './envelope.ts';
import { byId, language, noQuery, textId } from './fields.ts';

const poiMediaQuery = language.extend({ mediaTypeId: textId.optional() });
const poiTypesQuery = z.strictObject({ parentType: z.enum(POI_PARENT_KINDS).optional() });
const poiMedium = z.strictObject({ id: textId, mediaId: textId });

const getPoi = { summary: 'One point of interest', params: byId, query: language, response: resource(poi) };
const listPoiMedia = {
  summary: 'Media of a point of interest',
  params: byId,
  query: poiMediaQuery,
  response: collection(media),
};
const getPoiMediaFile = {
  summary: 'File of a medium of a point of interest',
  params: poiMedium,
  query: file,
  response: null,
};
const getPoiParent = {
  summary: 'What a point of interest belongs to',
  params: byId,
  query: language,
  response: resource(poiParent),
};
const listPoiTypes = {
  summary: 'Types of points of interest',
  query: poiTypesQuery,
  response: collection(codeName),
};
const mediaList = { params: byId, query: language, response: collection(media) };

export const CONTENT_SCHEMAS = {
  getPoi,
  listPoiMedia,
  getPoiMediaFile,
  getPoiParent,
  listPoiTypes,
  getFrontendPoi: getPoi,
  listFrontendPoiMedia: listPoiMedia,
  getFrontendPoiMediaFile: getPoiMediaFile,
  getFrontendPoiParent: getPoiParent,
  listFrontendPoiTypes: listPoiTypes,
  getMedia: { summary: 'One medium', params: byId, query: language, response: resource(media) },
  getMediaFile: { summary: 'File of a medium', params: byId, query: file, response: null },
  listParentGalleries: { summary: 'Galleries that hold a medium', ...mediaList },
  listGalleryContent: { summary: 'Media in a gallery', ...mediaList },
  listMediaTypes: { summary: 'Types of media', query: noQuery, response: collection(codeName) },
  listClientApps: { summary: 'Client apps', query: language, response: collection(clientApp) },
  listMenuItems: {
    summary: 'Menu of a client app, flat or with type=fullStructure nested',
    params: byId,
    query: language.extend({ type: z.enum(['fullStructure']).optional() }),
    response: collection(menuItem),
  },
  getRootMenu: { summary: 'Root of a menu', params: byId, query: language, response: resource(menuItem) },
  getMenuItem: { summary: 'One menu item', params: byId, query: language, response: resource(menuItem) },
  listMenuItemChildren: {
    summary: 'Items below a menu item',
    params: byId,
    query: language,
    response: collection(menuItem),
  },
  getMenuItemPoi: {
    summary: 'Point of interest of a menu item',
    params: byId,
    query: language,
    response: resource(poi),
  },
  listMenuItemMedia: { summary: 'Media of a menu item', ...mediaList },
} as const satisfies Record<string, OperationSchemas>;
