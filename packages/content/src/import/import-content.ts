import type { Database, Schema } from '@suite/server/database';
import { type Insertable, sql, type Transaction } from 'kysely';
import {
  buildingRows,
  masterplanRows,
  organizationRow,
  projectRow,
  typeRows,
  unitRows,
} from './entity-rows.ts';
import { appRows, menuRows, packageItemRows, packageRows, packageTypeRows, poiRows } from './extra-rows.ts';
import { type ImportSource, mediaRows } from './media-rows.ts';

/** Rows of one insert: far below the 65,535 parameters that a statement may have. */
const ROWS_PER_INSERT = 1000;
const NUMBERED_TABLES = [
  'organizations',
  'projects',
  'masterplans',
  'buildings',
  'apartment_types',
  'apartments',
  'media',
  'pois',
  'client_apps',
  'menu_items',
  'packages',
  'package_items',
] as const;
/** What belongs to a project by its id, and goes with everything below it. */
const TABLES_OF_PROJECT = ['masterplans', 'apartment_types', 'pois', 'client_apps', 'packages'] as const;

/** What else to write in the transaction of an import. */
type Also = (trx: Transaction<Schema>) => Promise<void>;

/**
 * Replaces the project of a content folder: all of it, or, when anything fails, nothing. The project itself stays, and
 * with it people's roles, and what they sent in or uploaded.
 */
export async function importContent(
  db: Database,
  source: ImportSource,
  origin: { readonly name: string; readonly contentHash: string },
  also: Also = async () => {},
): Promise<void> {
  const importedAt = new Date();
  await db.transaction().execute(async (trx) => {
    await replaceEntities(trx, source, importedAt);
    await replaceMedia(trx, source);
    for (const table of NUMBERED_TABLES) await numberOn(trx, table);
    const mark = { content_hash: origin.contentHash, imported_at: importedAt };
    await trx
      .insertInto('content_imports')
      .values({ source: origin.name, ...mark })
      .onConflict((conflict) => conflict.column('source').doUpdateSet(mark))
      .execute();
    await also(trx);
    // The embedded database never does so by itself, and plans badly without.
    await sql`analyze`.execute(trx);
  });
}

async function replaceEntities(
  trx: Transaction<Schema>,
  source: ImportSource,
  importedAt: Date,
): Promise<void> {
  const organization = organizationRow(source);
  await trx
    .insertInto('organizations')
    .values(organization)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(organization))
    .execute();
  await putProject(trx, projectRow(source, importedAt));
  await clearProject(trx, source.ids.project);
  await insertAll(trx, 'masterplans', masterplanRows(source));
  await insertAll(trx, 'buildings', buildingRows(source));
  await insertAll(trx, 'apartment_types', typeRows(source));
  await insertAll(trx, 'apartments', unitRows(source));
  await insertAll(trx, 'pois', poiRows(source));
  await insertAll(trx, 'client_apps', appRows(source));
  await insertAll(trx, 'menu_items', menuRows(source));
  await insertAll(trx, 'packages', packageRows(source));
  await insertAll(trx, 'package_types', packageTypeRows(source));
  await insertAll(trx, 'package_items', packageItemRows(source));
}

/** What the content says nothing about stays as it is; whether the project is published is said at first only. */
async function putProject(trx: Transaction<Schema>, row: Insertable<Schema['projects']>): Promise<void> {
  const { published: _published, stylesheet_version: version, ...values } = row;
  await trx
    .insertInto('projects')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        ...values,
        // Browsers keep each version of a stylesheet for ever, so other colours never take a number again.
        stylesheet_version: sql`greatest(${version},
          projects.stylesheet_version + (projects.colours <> excluded.colours)::int)`,
      }),
    )
    .execute();
}

async function clearProject(trx: Transaction<Schema>, projectId: number): Promise<void> {
  for (const table of TABLES_OF_PROJECT) {
    await trx.deleteFrom(table).where('project_id', '=', projectId).execute();
  }
  await trx
    .deleteFrom('media')
    .where('project_id', '=', projectId)
    .where('user_id', 'is', null)
    .where('draft', '=', false)
    .execute();
}

async function replaceMedia(trx: Transaction<Schema>, source: ImportSource): Promise<void> {
  const kept = await trx.selectFrom('media').select('id').execute();
  const { rows, galleryItems, projectLogoId, organizationLogoId } = mediaRows(
    source,
    new Set(kept.map((medium) => medium.id)),
  );
  await insertAll(trx, 'media', rows);
  await insertAll(trx, 'gallery_items', galleryItems);
  await trx
    .updateTable('projects')
    .set({ logo_media_id: projectLogoId })
    .where('id', '=', source.ids.project)
    .execute();
  await trx
    .updateTable('organizations')
    .set({ logo_media_id: organizationLogoId })
    .where('id', '=', source.ids.organization)
    .execute();
}

async function insertAll<Table extends keyof Schema>(
  trx: Transaction<Schema>,
  table: Table,
  rows: readonly Insertable<Schema[Table]>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_PER_INSERT) {
    await trx
      .insertInto(table)
      .values(rows.slice(start, start + ROWS_PER_INSERT))
      .execute();
  }
}

/** Lets the ids that the database gives itself go on after those given here. */
async function numberOn(trx: Transaction<Schema>, table: (typeof NUMBERED_TABLES)[number]): Promise<void> {
  await sql`select setval(pg_get_serial_sequence(${table}, 'id'), greatest(max(id), 1)) from ${sql.table(table)}`.execute(
    trx,
  );
}
