import type { Media } from '@suite/api';
import { notFound } from '../../errors.ts';
import type { AttributesOf } from '../../operations/operation-types.ts';
import { mediaByOwner, mediaResource } from '../media/service.ts';
import { findPoi } from '../pois/service.ts';
import { type QueryContext, type Resource, textIn } from '../query-context.ts';
import { flattenMenu, type MenuAttributes, type MenuBranch, type MenuItem, nestMenu } from './menu-tree.ts';
import {
  clientAppRows,
  type MenuRow,
  menuRow,
  menuRowsBelow,
  menuRowsOfApp,
  requireClientApp,
} from './repository.ts';

type ClientApp = AttributesOf<'listClientApps'>;

/** Client apps of all projects, and those of published ones. */
export async function findClientApps(context: QueryContext): Promise<Resource<ClientApp>[]> {
  const rows = await clientAppRows(context);
  return rows.map((row) => ({
    id: row.id,
    type: 'client-app',
    attributes: {
      id: row.id,
      name: textIn(context.language, row.name),
      // The table's own check lets no other number in.
      contextId: row.context_id as ClientApp['contextId'],
      projectId: row.project_id,
    },
  }));
}

/** Items of a client app in the order of the menu; `isNested` gives the root with everything below it. */
export async function findMenuItems(
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
  await requireClientApp(context, clientAppId);
  return nestMenu(await describeItems(context, await menuRowsOfApp(context, clientAppId)), 0);
}

export async function findMenuItem(context: QueryContext, id: number): Promise<Resource<MenuAttributes>> {
  const row = await menuRow(context, id);
  const [item] = await describeItems(context, row ? [row] : []);
  if (!item) throw notFound(`There is no menu item ${id}.`);
  return resourceOf(item);
}

export async function findMenuItemChildren(
  context: QueryContext,
  id: number,
): Promise<Resource<MenuAttributes>[]> {
  const parent = await findMenuItem(context, id);
  const rows = await menuRowsBelow(context, parent.id);
  return (await describeItems(context, rows)).map(resourceOf);
}

export async function findMenuItemPoi(
  context: QueryContext,
  id: number,
): Promise<Resource<AttributesOf<'getPoi'>>> {
  const { poiId } = (await findMenuItem(context, id)).attributes;
  if (poiId === null) throw notFound(`The menu item ${id} has no point of interest.`);
  return findPoi(context, poiId);
}

export async function findMenuItemMedia(context: QueryContext, id: number): Promise<Resource<Media>[]> {
  const item = await findMenuItem(context, id);
  return ((await mediaByOwner(context, 'menu_item_id', [item.id])).get(item.id) ?? []).map(mediaResource);
}

async function describeItems(context: QueryContext, rows: readonly MenuRow[]): Promise<MenuItem[]> {
  const ids = rows.map(({ id }) => id);
  const media = await mediaByOwner(context, 'menu_item_id', ids);
  return rows.map((row) => ({
    id: row.id,
    clientAppId: row.client_app_id,
    parentId: row.parent_id ?? 0,
    position: row.position,
    name: textIn(context.language, row.name),
    target: row.target,
    poiId: row.poi_id,
    kind: kindOf(row, media.get(row.id) ?? []),
  }));
}

function kindOf({ poi_id, target }: MenuRow, media: readonly Media[]): MenuItem['kind'] {
  if (target !== null) return 'link';
  if (poi_id !== null) return 'poi';
  if (media.some(({ textualContent }) => textualContent)) return 'text';
  return media.length > 0 ? 'picture' : 'heading';
}

function resourceOf(item: MenuAttributes): Resource<MenuAttributes> {
  return { id: item.id, type: 'menu-item', attributes: item };
}
