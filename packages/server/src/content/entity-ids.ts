import { type Content, unitKey } from '@suite/content';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { menuEntries } from './menu-entries.ts';
import { packageItems } from './package-items.ts';

/** The project that a folder is imported as. */
export interface ImportTarget {
  readonly organization: number;
  readonly project: number;
}

/** Ids of a project's entities by their keys. */
export interface EntityIds extends ImportTarget {
  readonly rootMasterplan: number;
  readonly masterplans: ReadonlyMap<string, number>;
  readonly buildings: ReadonlyMap<string, number>;
  readonly types: ReadonlyMap<string, number>;
  readonly units: ReadonlyMap<string, number>;
  readonly pois: ReadonlyMap<string, number>;
  readonly apps: ReadonlyMap<string, number>;
  readonly menuItems: ReadonlyMap<string, number>;
  readonly packages: ReadonlyMap<string, number>;
  readonly packageItems: ReadonlyMap<string, number>;
}

/** Key of the root masterplan, which is the project as a whole; no community can be called so. */
const ROOT = 'project';

/** What has keys, by the table that it is in. */
const TABLES = {
  masterplan: 'masterplans',
  building: 'buildings',
  type: 'apartment_types',
  unit: 'apartments',
  poi: 'pois',
  app: 'client_apps',
  'menu-item': 'menu_items',
  package: 'packages',
  'package-item': 'package_items',
  media: 'media',
} as const;
type Kind = keyof typeof TABLES;

const KEYS_PER_INSERT = 1000;

/** Ids of everything in the content; what has none yet gets one. */
export async function keepIds(
  trx: Transaction<Schema>,
  content: Content,
  target: ImportTarget,
): Promise<EntityIds> {
  const { project, units } = content;
  const ids = (kind: Kind, keys: readonly string[]) => idsOf(trx, target.project, kind, keys);
  const masterplans = await ids('masterplan', [
    ROOT,
    ...project.communities.map((community) => community.id),
  ]);
  return {
    ...target,
    rootMasterplan: idOf(masterplans, ROOT),
    masterplans,
    buildings: await ids(
      'building',
      project.buildings.map((building) => building.name),
    ),
    types: await ids(
      'type',
      project.types.map((type) => type.key),
    ),
    units: await ids(
      'unit',
      units.map((unit) => unitKey(unit.building, unit.number)),
    ),
    pois: await ids(
      'poi',
      project.pois.map((poi) => poi.id),
    ),
    apps: await ids(
      'app',
      project.apps.map((app) => app.id),
    ),
    menuItems: await ids(
      'menu-item',
      menuEntries(content).map((entry) => entry.key),
    ),
    packages: await ids(
      'package',
      project.packages.map((one) => one.id),
    ),
    packageItems: await ids(
      'package-item',
      packageItems(content).map((item) => item.key),
    ),
  };
}

/**
 * The ids that these keys have had before, and for new ones numbers that nothing of the kind has or had, in the order of
 * the keys. Nobody else may add to the catalogue meanwhile.
 */
export async function idsOf(
  trx: Transaction<Schema>,
  projectId: number,
  kind: Kind,
  keys: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const known = await trx
    .selectFrom('content_keys')
    .select(['key', 'id'])
    .where('project_id', '=', projectId)
    .where('kind', '=', kind)
    .execute();
  const ids = new Map(known.map(({ key, id }) => [key, id]));
  const fresh = keys.filter((key) => !ids.has(key));
  if (fresh.length === 0) return ids;
  const last = await lastNumber(trx, kind);
  const rows = fresh.map((key, index) => ({ project_id: projectId, kind, key, id: last + 1 + index }));
  for (let start = 0; start < rows.length; start += KEYS_PER_INSERT) {
    await trx
      .insertInto('content_keys')
      .values(rows.slice(start, start + KEYS_PER_INSERT))
      .execute();
  }
  for (const { key, id } of rows) ids.set(key, id);
  return ids;
}

async function lastNumber(trx: Transaction<Schema>, kind: Kind): Promise<number> {
  const table = TABLES[kind];
  const { rows } = await sql<{ last: number }>`
    select greatest(
      (select max(id) from ${sql.table(table)}),
      (select max(id) from content_keys where kind = ${kind}),
      pg_sequence_last_value(pg_get_serial_sequence(${table}, 'id')),
      0)::int as last`.execute(trx);
  return rows[0]?.last ?? 0;
}

/** An id that nothing has. */
export async function nextId(trx: Transaction<Schema>, table: 'organizations' | 'projects'): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence(${table}, 'id'))::int as id`.execute(trx);
  return rows[0]?.id ?? 1;
}

/** @throws {TypeError} when the content was not checked before. */
export function idOf(ids: ReadonlyMap<string, number>, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new TypeError(`The content has no ${key}`);
  return id;
}
