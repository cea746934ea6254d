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
] as const;

/** Replaces the project of a content folder: all of it, or, when anything fails, nothing. */
export async function importContent(
  db: Database,
  source: ImportSource,
  origin: { readonly name: string; readonly contentHash: string },
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
  await trx.deleteFrom('projects').where('id', '=', source.ids.project).execute();
  await trx
    .insertInto('organizations')
    .values(organization)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(organization))
    .execute();
  await trx.insertInto('projects').values(projectRow(source, importedAt)).execute();
  await insertAll(trx, 'masterplans', masterplanRows(source));
  await insertAll(trx, 'buildings', buildingRows(source));
  await insertAll(trx, 'apartment_types', typeRows(source));
  await insertAll(trx, 'apartments', unitRows(source));
}

async function replaceMedia(trx: Transaction<Schema>, source: ImportSource): Promise<void> {
  const { rows, projectLogoId, organizationLogoId } = mediaRows(source);
  await insertAll(trx, 'media', rows);
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
