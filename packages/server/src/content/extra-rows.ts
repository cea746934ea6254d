import { type PoiEntry, poiTarget } from '@suite/content';
import { POI_TYPE_IDS } from '@suite/contracts';
import type { Insertable } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { type EntityIds, idOf } from './entity-ids.ts';
import { textsOrNull } from './entity-rows.ts';
import type { ImportSource } from './media-rows.ts';
import { menuEntries } from './menu-entries.ts';
import { packageItems } from './package-items.ts';
import { pagePath } from './page-path.ts';

type Row<Table extends keyof Schema> = Insertable<Schema[Table]>;

export function poiRows({ content, ids }: ImportSource): Row<'pois'>[] {
  return content.project.pois.map((poi, position) => ({
    id: idOf(ids.pois, poi.id),
    project_id: ids.project,
    ...ownerOf(poi, ids),
    poi_type_id: POI_TYPE_IDS[poi.type],
    position,
    name: JSON.stringify(poi.title),
    description: textsOrNull(poi.description),
    longitude: poi.location?.longitude ?? null,
    latitude: poi.location?.latitude ?? null,
    published: true,
  }));
}

function ownerOf(poi: PoiEntry, ids: EntityIds): Partial<Row<'pois'>> {
  switch (poi.of) {
    case 'project':
      return {};
    case 'masterplan':
      return { masterplan_id: ids.rootMasterplan };
    case 'community':
      return { masterplan_id: idOf(ids.masterplans, poiTarget(poi)) };
    case 'building':
      return { building_id: idOf(ids.buildings, poiTarget(poi)) };
    case 'unit':
      return { apartment_id: idOf(ids.units, poiTarget(poi)) };
  }
}

export function appRows({ content, ids }: ImportSource): Row<'client_apps'>[] {
  return content.project.apps.map((app) => ({
    id: idOf(ids.apps, app.id),
    project_id: ids.project,
    context_id: app.context,
    name: JSON.stringify(app.title),
  }));
}

export function menuRows({ content, ids }: ImportSource): Row<'menu_items'>[] {
  return menuEntries(content).map(({ key, entry, app, parentKey, position }) => ({
    id: idOf(ids.menuItems, key),
    client_app_id: idOf(ids.apps, app),
    parent_id: parentKey === null ? null : idOf(ids.menuItems, parentKey),
    poi_id: entry.poi ? idOf(ids.pois, entry.poi) : null,
    position,
    name: JSON.stringify(entry.title),
    target: entry.page === undefined ? (entry.target ?? null) : pagePath(entry.page, content, ids),
  }));
}

export function packageRows({ content, ids }: ImportSource): Row<'packages'>[] {
  return content.project.packages.map((one, position) => ({
    id: idOf(ids.packages, one.id),
    project_id: ids.project,
    position,
    name: JSON.stringify(one.title),
    description: textsOrNull(one.description),
    published: true,
  }));
}

export function packageTypeRows({ content, ids }: ImportSource): Row<'package_types'>[] {
  return content.project.packages.flatMap((one) =>
    one.types.map((type) => ({
      package_id: idOf(ids.packages, one.id),
      apartment_type_id: idOf(ids.types, type),
    })),
  );
}

export function packageItemRows({ content, ids }: ImportSource): Row<'package_items'>[] {
  return packageItems(content).map(({ key, item, package: owner, position }) => ({
    id: idOf(ids.packageItems, key),
    package_id: idOf(ids.packages, owner),
    position,
    name: JSON.stringify(item.title),
    description: textsOrNull(item.description),
    quantity: item.quantity,
  }));
}
