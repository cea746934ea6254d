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
import type { QueryContext } from '../../catalogue/query-context.ts';
import { type Handlers, many, one } from '../request-context.ts';

interface ById {
  readonly params: { readonly id: number };
  readonly context: QueryContext;
}
interface MediaById extends ById {
  readonly query: { readonly mediaTypeId?: number | undefined };
}
interface TypesOf {
  readonly query: { readonly parentType?: PoiParentKind | undefined };
}

// Points of interest are read at two addresses that answer alike.
const getPoi = async ({ params, context }: ById) => one(await findPoi(context, params.id));
const mediaOfPoi = async ({ params, query, context }: MediaById) =>
  many(await listPoiMedia(context, params.id, query.mediaTypeId));
const parentOfPoi = async ({ params, context }: ById) => one(await findPoiParent(context, params.id));
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
  listClientApps: async ({ context }) => many(await listClientApps(context)),
  listMenuItems: async ({ params, query, context }) =>
    many(await listMenuItems(context, params.id, query.type === 'fullStructure')),
  getRootMenu: async ({ params, context }) => one(await findRootMenu(context, params.id)),
  getMenuItem: async ({ params, context }) => one(await findMenuItem(context, params.id)),
  listMenuItemChildren: async ({ params, context }) => many(await listMenuItemChildren(context, params.id)),
  getMenuItemPoi: async ({ params, context }) => one(await findMenuItemPoi(context, params.id)),
  listMenuItemMedia: async ({ params, context }) => many(await listMenuItemMedia(context, params.id)),
} satisfies Partial<Handlers>;
