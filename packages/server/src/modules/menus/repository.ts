import { notFound } from '../../errors.ts';
import type { QueryContext } from '../query-context.ts';
import { visible } from '../visible.ts';

/** Items of client apps that may be seen; a point of interest that may not be seen is left out. */
function menuRows(context: QueryContext) {
  return context.db
    .selectFrom('menu_items as item')
    .innerJoin(visible(context, 'client_apps', 'app'), 'app.id', 'item.client_app_id')
    .leftJoin(visible(context, 'pois', 'poi'), 'poi.id', 'item.poi_id')
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

export type MenuRow = Awaited<ReturnType<ReturnType<typeof menuRows>['execute']>>[number];

export function clientAppRows(context: QueryContext) {
  return context.db.selectFrom(visible(context, 'client_apps')).selectAll().orderBy('id').execute();
}

/** @throws {RequestError} 404 for an unknown client app and for one of an unpublished project. */
export async function requireClientApp(context: QueryContext, id: number): Promise<void> {
  const app = await context.db
    .selectFrom(visible(context, 'client_apps'))
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!app) throw notFound(`There is no client app ${id}.`);
}

export function menuRowsOfApp(context: QueryContext, clientAppId: number) {
  return menuRows(context).where('item.client_app_id', '=', clientAppId).execute();
}

export function menuRow(context: QueryContext, id: number) {
  return menuRows(context).where('item.id', '=', id).executeTakeFirst();
}

export function menuRowsBelow(context: QueryContext, parentId: number) {
  return menuRows(context)
    .where('item.parent_id', '=', parentId)
    .orderBy('item.position')
    .orderBy('item.id')
    .execute();
}
