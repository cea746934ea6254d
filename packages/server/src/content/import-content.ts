import type { Content } from '@suite/content';
import { type Insertable, type RawBuilder, sql, type Transaction } from 'kysely';
import { NUMBERED_TABLES } from '../database/numbered-tables.ts';
import type { Schema } from '../database/schema.ts';
import { type ImportTarget, idsOf, keepIds } from './entity-ids.ts';
import {
  buildingRows,
  masterplanRows,
  organizationRow,
  projectRow,
  typeRows,
  unitRows,
} from './entity-rows.ts';
import { appRows, menuRows, packageItemRows, packageRows, packageTypeRows, poiRows } from './extra-rows.ts';
import { type ImportSource, mediaDrafts, mediaRows, pictureName } from './media-rows.ts';
import { modelFileRows, storedModel } from './model-rows.ts';
import { putProject, sameColumns } from './put-project.ts';
import { factsOf, importFacts } from './unit-facts.ts';
import { isUnitOf, withdrawOthers } from './withdrawn-units.ts';

/** Rows of one insert: far below the 65,535 parameters that a statement may have. */
const ROWS_PER_INSERT = 1000;
/** Of a unit, what sales change all day. */
const UNIT_FACTS = ['status', 'price_eur'];
/** Tables whose rows keep their ids, so that what hangs on them stays. */
type KeptTable =
  | 'organizations'
  | 'masterplans'
  | 'buildings'
  | 'apartment_types'
  | 'apartments'
  | 'pois'
  | 'client_apps'
  | 'menu_items'
  | 'packages'
  | 'media';

export interface ImportedFolder {
  readonly content: Content;
  readonly files: ImportSource['files'];
  readonly target: ImportTarget;
}

export interface ReplaceOptions {
  readonly importedAt: Date;
  /** Of units that were there before: those that they have, but where the folder `changed` them; or those of the content. */
  readonly facts: 'current' | 'changed' | 'content';
  /** The project whose draft it shows. */
  readonly previewOf?: number;
  /** What visitors saw until now. */
  readonly before?: Pick<Content, 'project'>;
}

/**
 * Replaces the project's rows by content. The project itself stays, and with it people's roles, and what they sent in or
 * uploaded; every key keeps its id, and units their statuses and prices but as `facts` says. All changes of the catalogue wait until the transaction ends, so that nobody takes an id meanwhile.
 */
export async function replaceContent(
  trx: Transaction<Schema>,
  { content, files, target }: ImportedFolder,
  { importedAt, facts, previewOf, before }: ReplaceOptions,
): Promise<void> {
  await lockCatalogue(trx);
  const project = projectRow(content, target, importedAt);
  if (previewOf === undefined) {
    await upsert(trx, 'organizations', [organizationRow(content, target)], sql`true`);
    await putProject(
      trx,
      project,
      before ? sameColumns(projectRow(before, target, importedAt), project) : [],
    );
  } else {
    // The organisation is of visitors too, so that a draft changes nothing of it.
    await putProject(trx, {
      ...project,
      content_key: null,
      published: true,
      private_preview: true,
      preview_of: previewOf,
    });
  }
  const source: ImportSource = { content, files, ids: await keepIds(trx, content, target) };
  await putEntities(trx, source, facts);
  await replaceMedia(trx, source, previewOf === undefined);
  await replaceModel(trx, source);
  await gatherStatistics(trx);
  // Last, since a sequence stays where it is when the transaction fails.
  for (const table of NUMBERED_TABLES) await numberOn(trx, table);
}

/** The embedded database never does so by itself, and plans badly without. While there are about as many units, they hold. */
async function gatherStatistics(trx: Transaction<Schema>): Promise<void> {
  const { rows } = await sql`
    select from pg_class, (select count(*) as units from apartments) as now
    where oid = 'apartments'::regclass and abs(reltuples - units) > units / 10.0`.execute(trx);
  if (rows.length > 0) await sql`analyze`.execute(trx);
}

/** Until the transaction ends, nobody else changes the catalogue. */
export async function lockCatalogue(trx: Transaction<Schema>): Promise<void> {
  await sql`select from catalogue_state for update`.execute(trx);
}

async function putEntities(
  trx: Transaction<Schema>,
  source: ImportSource,
  facts: ReplaceOptions['facts'],
): Promise<void> {
  const { project } = source.ids;
  const ofProject = sql<boolean>`project_id = ${project}`;
  const ofMasterplan = sql<boolean>`buildings.masterplan_id in (select id from masterplans where project_id = ${project})`;
  const [masterplans, buildings] = [masterplanRows(source), buildingRows(source)];
  const [types, units] = [typeRows(source), unitRows(source)];
  await upsert(trx, 'masterplans', masterplans, sql`masterplans.project_id = ${project}`);
  await upsert(trx, 'buildings', buildings, ofMasterplan);
  await upsert(trx, 'apartment_types', types, sql`apartment_types.project_id = ${project}`);
  // New units have the folder's facts already, so that only those that were there before change.
  await upsert(trx, 'apartments', units, isUnitOf(project), facts === 'content' ? [] : UNIT_FACTS);
  if (facts === 'changed') await importFacts(trx, project, factsOf(source.content.units));
  await withdrawOthers(trx, project, units);
  await deleteOthers(trx, 'apartment_types', types, ofProject);
  await deleteOthers(trx, 'buildings', buildings, ofMasterplan);
  await deleteOthers(trx, 'masterplans', masterplans, ofProject);
  await putExtras(trx, source);
}

/** Pictures that staff added to a point of interest or a menu item stay with it. */
async function putExtras(trx: Transaction<Schema>, source: ImportSource): Promise<void> {
  const { project } = source.ids;
  const [pois, apps, items] = [poiRows(source), appRows(source), menuRows(source)];
  const ofApp = sql<boolean>`menu_items.client_app_id in (select id from client_apps where project_id = ${project})`;
  await upsert(trx, 'pois', pois, sql`pois.project_id = ${project}`);
  await upsert(trx, 'client_apps', apps, sql`client_apps.project_id = ${project}`);
  await upsert(trx, 'menu_items', items, ofApp);
  await deleteOthers(trx, 'menu_items', items, ofApp);
  await deleteOthers(trx, 'client_apps', apps, sql`project_id = ${project}`);
  await deleteOthers(trx, 'pois', pois, sql`project_id = ${project}`);
  const packages = packageRows(source);
  await upsert(trx, 'packages', packages, sql`packages.project_id = ${project}`);
  await deleteOthers(trx, 'packages', packages, isImported('package', project));
  for (const table of ['package_types', 'package_items'] as const)
    await sql`delete from ${sql.table(table)} where package_id in ${importedIds('package', project)}`.execute(
      trx,
    );
  await insertAll(trx, 'package_types', packageTypeRows(source));
  await insertAll(trx, 'package_items', packageItemRows(source));
}

/** Whether a row came from the content; of packages and media, staff add others, which are left alone. */
function isImported(kind: 'package' | 'media', project: number): RawBuilder<boolean> {
  return sql`project_id = ${project} and id in ${importedIds(kind, project)}`;
}

function importedIds(kind: 'package' | 'media', project: number): RawBuilder<unknown> {
  return sql`(select id from content_keys where project_id = ${project} and kind = ${kind})`;
}

async function replaceMedia(
  trx: Transaction<Schema>,
  source: ImportSource,
  withOrganization: boolean,
): Promise<void> {
  const { project, organization } = source.ids;
  const drafts = mediaDrafts(source);
  const ids = await idsOf(
    trx,
    project,
    'media',
    drafts.map(([key]) => key),
  );
  const { rows, galleryItems, projectLogoId, organizationLogoId } = mediaRows(source, drafts, ids);
  await upsert(trx, 'media', rows, sql`media.project_id = ${project}`);
  await deleteOthers(trx, 'media', rows, isImported('media', project));
  const imported = importedIds('media', project);
  await sql`delete from gallery_items where gallery_id in ${imported} and media_id in ${imported}`.execute(
    trx,
  );
  await insertAll(trx, 'gallery_items', galleryItems);
  await trx.updateTable('projects').set({ logo_media_id: projectLogoId }).where('id', '=', project).execute();
  if (!withOrganization) return;
  await trx
    .updateTable('organizations')
    .set({ logo_media_id: organizationLogoId })
    .where('id', '=', organization)
    .execute();
}

async function replaceModel(trx: Transaction<Schema>, source: ImportSource): Promise<void> {
  const { model } = source.content;
  const { project } = source.ids;
  await trx.deleteFrom('project_models').where('project_id', '=', project).execute();
  if (!model) return;
  const media = await idsOf(
    trx,
    project,
    'media',
    model.cameras.map(({ view }) => pictureName(view)),
  );
  await trx
    .insertInto('project_models')
    .values({ project_id: project, document: JSON.stringify(storedModel(source, model, media)) })
    .execute();
  await insertAll(trx, 'project_model_files', modelFileRows(source, model));
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

/**
 * Rows that are there already take the new values, but for `kept` columns; each must be one that `isOurs`. A row that has
 * them is not written again: most have, and who reads the embedded database waits for each.
 */
async function upsert<Table extends KeptTable>(
  trx: Transaction<Schema>,
  table: Table,
  rows: readonly Insertable<Schema[Table]>[],
  isOurs: RawBuilder<unknown>,
  kept: readonly string[] = [],
): Promise<void> {
  await checkIsOurs(trx, table, rows, isOurs);
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const changed = columns.filter((column) => column !== 'id' && !kept.includes(column));
  const rowOf = (source: string) =>
    sql`row(${sql.join(changed.map((column) => sql.ref(`${source}.${column}`)))})`;
  for (let start = 0; start < rows.length; start += ROWS_PER_INSERT) {
    const values = rows.slice(start, start + ROWS_PER_INSERT).map((row) => {
      const given = new Map(Object.entries(row));
      return sql`(${sql.join(columns.map((column) => (given.get(column) === undefined ? sql`default` : given.get(column))))})`;
    });
    await sql`
      insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
      values ${sql.join(values)}
      on conflict (id) do update
        set (${sql.join(changed.map((column) => sql.ref(column)))}) = ${rowOf('excluded')}
        where ${rowOf(table)} is distinct from ${rowOf('excluded')}`.execute(trx);
  }
}

/** @throws {Error} where one of the rows would take the place of another project's. */
async function checkIsOurs(
  trx: Transaction<Schema>,
  table: KeptTable,
  rows: readonly { readonly id?: unknown }[],
  isOurs: RawBuilder<unknown>,
): Promise<void> {
  const { rows: others } = await sql`
    select from ${sql.table(table)} where id in ${idsIn(rows)} and not ${isOurs} limit 1`.execute(trx);
  if (others.length > 0)
    throw new Error(`Another project has ids of ${table} that belong to the one that is imported.`);
}

/** As one parameter, however many there are. */
function idsIn(rows: readonly { readonly id?: unknown }[]): RawBuilder<unknown> {
  const ids = JSON.stringify(rows.map((row) => row.id));
  return sql`(select value::integer from jsonb_array_elements_text(${ids}::jsonb))`;
}

async function deleteOthers(
  trx: Transaction<Schema>,
  table: Exclude<KeptTable, 'organizations' | 'apartments'>,
  rows: readonly { readonly id?: number | undefined }[],
  isOurs: RawBuilder<boolean>,
): Promise<void> {
  await sql`delete from ${sql.table(table)} where ${isOurs} and id not in ${idsIn(rows)}`.execute(trx);
}

/** Lets the ids that the database gives itself go on after those given here. */
async function numberOn(trx: Transaction<Schema>, table: (typeof NUMBERED_TABLES)[number]): Promise<void> {
  await sql`select setval(pg_get_serial_sequence(${table}, 'id'), greatest(max(id), 1)) from ${sql.table(table)}`.execute(
    trx,
  );
}
