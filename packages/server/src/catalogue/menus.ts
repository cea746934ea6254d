import type { Media } from '@suite/api';
import { notFound } from '../errors.ts';
import type { AttributesOf } from '../operations/operation-types.ts';
import { mediaByOwner, mediaResource } from './media.ts';
import { flattenMenu, type MenuAttributes, type MenuBranch, type MenuItem, nestMenu } from './menu-tree.ts';
import { findPoi } from './pois.ts';
import { type QueryContext, type Resource, textIn } from './query-context.ts';

type ClientApp = AttributesOf<'listClientApps'>;

/** Client apps of all projects, and those of published ones. */
export async function listClientApps({ db, language }: QueryContext): Promise<Resource<ClientApp>[]> {
  const rows = await db.selectFrom('visible_client_apps').selectAll().orderBy('id').execute();
  return rows.map((row) => ({
    id: row.id,
    type: 'client-app',
    attributes: {
      id: row.id,
      name: textIn(language, row.name),
      // The table's own check lets no other number in.
      contextId: row.context_id as ClientApp['contextId'],
      projectId: row.project_id,
    },
  }));
}

/** Items of a client app in the order of the menu; `isNested` gives the root with everything below it. */
export async function listMenuItems(
  context: QueryContext,
  clientAppId: number,
  isNested: boolean,
): Promise<Resource<MenuAttributes>[]> {
  const menu = await menuOf(context, clientAppId);
  return (isNested ? menu : flattenMenu(menu)).map((item) => resourceOf(item));
}

/** The root of a menu with the items directly below it. */
export async function findRootMenu(
  context: QueryContext,
  clientAppId: number,
): Promise<Resource<MenuAttributes>> {
  const [root] = await menuOf(context, clientAppId);
  if (!root) throw notFound(`The client app ${clientAppId} has no menu.`);
  const children = root.children.map(({ children: _below, ...item }) => item);
  return resourceOf({ ...root, children });
}

/** @throws {RequestError} 404 for an unknown client app and for one of an unpublished project. */
async function menuOf(context: QueryContext, clientAppId: number): Promise<MenuBranch[]> {
  const app = await context.db
    .selectFrom('visible_client_apps')
    .select('id')
    .where('id', '=', clientAppId)
    .executeTakeFirst();
  if (!app) throw notFound(`There is no client app ${clientAppId}.`);
  const rows = await menuRows(context).where('item.client_app_id', '=', app.id).execute();
  return nestMenu(
    rows.map((row) => describeItem(context, row)),
    0,
  );
}

export async function findMenuItem(context: QueryContext, id: number): Promise<Resource<MenuAttributes>> {
  const row = await menuRows(context).where('item.id', '=', id).executeTakeFirst();
  if (!row) throw notFound(`There is no menu item ${id}.`);
  return resourceOf(describeItem(context, row));
}

export async function listMenuItemChildren(
  context: QueryContext,
  id: number,
): Promise<Resource<MenuAttributes>[]> {
  const parent = await findMenuItem(context, id);
  const rows = await menuRows(context)
    .where('item.parent_id', '=', parent.id)
    .orderBy('item.position')
    .orderBy('item.id')
    .execute();
  return rows.map((row) => resourceOf(describeItem(context, row)));
}

export async function findMenuItemPoi(
  context: QueryContext,
  id: number,
): Promise<Resource<AttributesOf<'getPoi'>>> {
  const { poiId } = (await findMenuItem(context, id)).attributes;
  if (poiId === null) throw notFound(`The menu item ${id} has no point of interest.`);
  return findPoi(context, poiId);
}

export async function listMenuItemMedia(context: QueryContext, id: number): Promise<Resource<Media>[]> {
  const item = await findMenuItem(context, id);
  return ((await mediaByOwner(context, 'menu_item_id', [item.id])).get(item.id) ?? []).map(mediaResource);
}

/** Items of client apps that may be seen; a point of interest that may not be seen is left out. */
function menuRows({ db }: QueryContext) {
  return db
    .selectFrom('menu_items as item')
    .innerJoin('visible_client_apps as app', 'app.id', 'item.client_app_id')
    .leftJoin('visible_pois as poi', 'poi.id', 'item.poi_id')
    .select([
      'item.id',
      'item.client_app_id',
      'item.parent_id',
      'item.position',
      'item.name',
      'item.target',
      'poi.id as poi_id',
    ]);
}

type MenuRow = Awaited<ReturnType<ReturnType<typeof menuRows>['execute']>>[number];

function describeItem({ language }: QueryContext, row: MenuRow): MenuItem {
  return {
    id: row.id,
    clientAppId: row.client_app_id,
    parentId: row.parent_id ?? 0,
    position: row.position,
    name: textIn(language, row.name),
    target: row.target,
    poiId: row.poi_id,
  };
}

function resourceOf(item: MenuAttributes): Resource<MenuAttributes> {
  return { id: item.id, type: 'menu-item', attributes: item };
}
