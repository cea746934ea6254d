import type { PoiParentKind } from '@suite/contracts';
import {
  findMenuItem,
  findMenuItemPoi,
  findRootMenu,
  listClientApps,
  listMenuItemChildren,
  listMenuItemMedia,
  listMenuItems,
} from '../../catalogue/menus.ts';
import { findPoi, findPoiParent, listPoiMedia, poiTypes } from '../../catalogue/pois.ts';
import type { Reading } from '../../catalogue/reading.ts';
import { type Handlers, many, one } from '../call.ts';

interface ById {
  readonly params: { readonly id: number };
  readonly reading: Reading;
}
interface MediaById extends ById {
  readonly query: { readonly mediaTypeId?: number | undefined };
}
interface TypesOf {
  readonly query: { readonly parentType?: PoiParentKind | undefined };
}

// Points of interest are read at two addresses that answer alike.
const getPoi = async ({ params, reading }: ById) => one(await findPoi(reading, params.id));
const mediaOfPoi = async ({ params, query, reading }: MediaById) =>
  many(await listPoiMedia(reading, params.id, query.mediaTypeId));
const parentOfPoi = async ({ params, reading }: ById) => one(await findPoiParent(reading, params.id));
const typesOfPois = async ({ query }: TypesOf) => many(poiTypes(query.parentType));

export const CONTENT_HANDLERS = {
  getPoi,
  listPoiMedia: mediaOfPoi,
  getPoiParent: parentOfPoi,
  listPoiTypes: typesOfPois,
  getFrontendPoi: getPoi,
  listFrontendPoiMedia: mediaOfPoi,
  getFrontendPoiParent: parentOfPoi,
  listFrontendPoiTypes: typesOfPois,
  listClientApps: async ({ reading }) => many(await listClientApps(reading)),
  listMenuItems: async ({ params, query, reading }) =>
    many(await listMenuItems(reading, params.id, query.type === 'fullStructure')),
  getRootMenu: async ({ params, reading }) => one(await findRootMenu(reading, params.id)),
  getMenuItem: async ({ params, reading }) => one(await findMenuItem(reading, params.id)),
  listMenuItemChildren: async ({ params, reading }) => many(await listMenuItemChildren(reading, params.id)),
  getMenuItemPoi: async ({ params, reading }) => one(await findMenuItemPoi(reading, params.id)),
  listMenuItemMedia: async ({ params, reading }) => many(await listMenuItemMedia(reading, params.id)),
} satisfies Partial<Handlers>;
