import type { Content } from '@suite/content';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/connection.ts';
import type { Schema } from '../database/schema.ts';
import { notFound, RequestError } from '../errors.ts';
import { contentChanges, type FactChange, type KindChanges } from './content-changes.ts';
import { type ImportTarget, nextId } from './entity-ids.ts';
import { organizationKey, organizationRow, projectKey, projectRow } from './entity-rows.ts';
import { lockCatalogue, replaceContent } from './import-content.ts';
import type { ReadFolder } from './media-files.ts';
import { publishFacts } from './publish-facts.ts';
import { projectOf, putProject } from './put-project.ts';
import { stableText } from './stable-text.ts';
import { fromStored, toStored } from './stored-content.ts';
import { changesOf, factsOf, newlySaid, type UnitFacts } from './unit-facts.ts';

const WITHOUT_PICTURE = 'The project has no picture of the whole site yet; visitors begin on it.';

/** What importing a folder would change, against what visitors see. */
export interface ImportPlan {
  /** Null: the project is new. */
  readonly projectId: number | null;
  readonly publishedVersion: number | null;
  readonly changes: readonly KindChanges[];
  readonly facts: readonly FactChange[];
  /** Of units of which it says other than the last import did. */
  readonly said: readonly UnitFacts[];
  /** The version that says the same already: what visitors see, or the draft. */
  readonly sameAs: number | null;
}

export interface VersionEntry {
  readonly number: number;
  readonly createdAt: Date;
  readonly publishedAt: Date | null;
  /** Name of who made it, and of who showed it to visitors at last; null for the command line and for who is gone. */
  readonly createdBy: string | null;
  readonly publishedBy: string | null;
  /** Visitors see it. */
  readonly isPublished: boolean;
}

/** Compares a folder with the project of its key, or with `projectId`. */
export async function planImport(
  db: Database,
  folder: ReadFolder,
  projectId: number | null,
): Promise<ImportPlan> {
  const { content } = folder;
  const project = await findProject(db, content, projectId);
  if (!project) {
    return {
      projectId: null,
      publishedVersion: null,
      changes: contentChanges(null, folder),
      facts: [],
      said: [],
      sameAs: null,
    };
  }
  const { id, published_version: publishedVersion } = project;
  const said = await newlySaid(db, id, folder.facts ?? factsOf(content.units));
  const facts = changesOf(said);
  const changes = await changesSince(db, id, publishedVersion, folder);
  const isSeen = publishedVersion !== null && changes.length === 0 && facts.length === 0;
  const sameAs = isSeen ? publishedVersion : await draftLike(db, id, folder);
  return { projectId: id, publishedVersion, changes, facts, said, sameAs };
}

async function changesSince(
  db: Database,
  projectId: number,
  publishedVersion: number | null,
  folder: ReadFolder,
): Promise<KindChanges[]> {
  if (publishedVersion === null) return contentChanges(null, folder);
  if ((await hashOfVersion(db, projectId, publishedVersion)) === folder.hash) return [];
  return contentChanges(await readVersion(db, projectId, publishedVersion), folder);
}

/** Number of the draft, where it says the same as the folder. */
async function draftLike(
  db: Database,
  projectId: number,
  { content, hash }: ReadFolder,
): Promise<number | null> {
  const newest = await newestVersion(db, projectId);
  if (!newest || newest.published_at !== null || newest.content_hash !== hash) return null;
  const draft = await readVersion(db, projectId, newest.number);
  return stableText(draft.content.units) === stableText(content.units) ? newest.number : null;
}

/** Writes a folder as the draft of its project, in place of the draft there; a new project is shown to nobody yet. */
export async function putDraft(
  trx: Transaction<Schema>,
  folder: ReadFolder,
  { projectId, target, now }: { projectId: number | null; target?: ImportTarget; now: Date },
): Promise<{ readonly projectId: number; readonly number: number }> {
  await lockCatalogue(trx);
  const { content, files, hash } = folder;
  const known = await findProject(trx, content, projectId ?? target?.project ?? null);
  const id = known?.id ?? (await addProject(trx, content, target, now));
  const newest = await newestVersion(trx, id);
  const isDraft = newest !== undefined && newest.published_at === null;
  const number = (newest?.number ?? 0) + (isDraft ? 0 : 1);
  if (isDraft) {
    await trx
      .deleteFrom('content_versions')
      .where('project_id', '=', id)
      .where('number', '=', number)
      .execute();
  }
  await trx
    .insertInto('content_versions')
    .values({
      project_id: id,
      number,
      content: JSON.stringify(toStored(content)),
      files: JSON.stringify(Object.fromEntries(files)),
      content_hash: hash,
      published_at: null,
    })
    .execute();
  const hashes = [...new Set([...files.values()].map(({ hash }) => hash))];
  if (hashes.length > 0)
    await trx
      .insertInto('content_version_files')
      .values(hashes.map((hash) => ({ project_id: id, number, hash })))
      .execute();
  return { projectId: id, number };
}

/**
 * Shows a version to visitors. Statuses and prices that its folder changed are taken over when it is published at first;
 * going back to an older one changes none. `written` is what the version was written from just now, which need not be
 * read again then.
 * @throws {RequestError} 404 for a version that is not there, 409 for one without a picture of the site.
 */
export async function publishVersion(
  trx: Transaction<Schema>,
  projectId: number,
  number: number,
  now: Date,
  written?: ReadFolder,
): Promise<void> {
  await lockCatalogue(trx);
  const version = written ? { ...written, publishedAt: null } : await readVersion(trx, projectId, number);
  const { content, files, hash, publishedAt } = version;
  if (content.project.views.length === 0) throw new RequestError(409, 'conflict', WITHOUT_PICTURE);
  const project = await trx
    .selectFrom('projects')
    .select(['organization_id', 'published_version'])
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow();
  const seen = project.published_version;
  const isFirst = publishedAt === null;
  const said = { facts: factsOf(content.units), hash };
  if (!isFirst || (await publishFacts(trx, projectId, said, now)) === null) {
    const target = { organization: project.organization_id, project: projectId };
    const facts = isFirst ? 'changed' : 'current';
    const before = seen === null ? undefined : await projectOf(trx, projectId, seen);
    await replaceContent(
      trx,
      { content, files, target },
      { importedAt: now, facts, ...(before && { before }) },
    );
  }
  await trx
    .updateTable('projects')
    .set({
      published_version: number,
      // Whether visitors see the project is decided by staff from then on.
      ...(seen === null && { published: true }),
    })
    .where('id', '=', projectId)
    .execute();
  await trx
    .updateTable('content_versions')
    .set({
      published_at: now,
      published_by: sql<number | null>`nullif(current_setting('suite.user_id', true), '')::integer`,
    })
    .where('project_id', '=', projectId)
    .where('number', '=', number)
    .execute();
}

/** @throws {RequestError} 404 for a version that is not there. */
export async function readVersion(
  db: Database,
  projectId: number,
  number: number,
): Promise<ReadFolder & { readonly publishedAt: Date | null }> {
  const row = await db
    .selectFrom('content_versions')
    .select(['content', 'files', 'content_hash', 'published_at'])
    .where('project_id', '=', projectId)
    .where('number', '=', number)
    .executeTakeFirst();
  if (!row) throw notFound(`There is no version ${number} of the project ${projectId}.`);
  return {
    content: fromStored(row.content),
    files: new Map(Object.entries(row.files)),
    hash: row.content_hash,
    publishedAt: row.published_at,
  };
}

async function hashOfVersion(db: Database, projectId: number, number: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('content_versions')
    .select('content_hash')
    .where('project_id', '=', projectId)
    .where('number', '=', number)
    .executeTakeFirst();
  return row?.content_hash;
}

/** The newest first. @throws {RequestError} 404 for a project that is not there. */
export async function listVersions(db: Database, projectId: number): Promise<VersionEntry[]> {
  const project = await db
    .selectFrom('projects')
    .select('published_version')
    .where('id', '=', projectId)
    .executeTakeFirst();
  if (!project) throw notFound(`There is no project ${projectId}.`);
  const rows = await db
    .selectFrom('content_versions as version')
    .leftJoin('users as author', 'author.id', 'version.created_by')
    .leftJoin('users as publisher', 'publisher.id', 'version.published_by')
    .select([
      'version.number',
      'version.created_at',
      'version.published_at',
      sql<string | null>`nullif(trim(concat_ws(' ', author.first_name, author.last_name)), '')`.as('author'),
      sql<string | null>`nullif(trim(concat_ws(' ', publisher.first_name, publisher.last_name)), '')`.as(
        'publisher',
      ),
    ])
    .where('version.project_id', '=', projectId)
    .orderBy('version.number', 'desc')
    .execute();
  return rows.map((row) => ({
    number: row.number,
    createdAt: row.created_at,
    publishedAt: row.published_at,
    createdBy: row.author,
    publishedBy: row.publisher,
    isPublished: row.number === project.published_version,
  }));
}

function newestVersion(db: Database, projectId: number) {
  return db
    .selectFrom('content_versions')
    .select(['number', 'content_hash', 'published_at'])
    .where('project_id', '=', projectId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
}

async function findProject(db: Database, content: Content, projectId: number | null) {
  const row = await db
    .selectFrom('projects')
    .select(['id', 'published_version'])
    .where((where) =>
      projectId === null ? where('content_key', '=', projectKey(content)) : where('id', '=', projectId),
    )
    .executeTakeFirst();
  return row ?? null;
}

/** The project's row, and its organisation's where that is new too. */
async function addProject(
  trx: Transaction<Schema>,
  content: Content,
  target: ImportTarget | undefined,
  now: Date,
): Promise<number> {
  const organization = target?.organization ?? (await organizationOf(trx, content));
  const project = target?.project ?? (await nextId(trx, 'projects'));
  const ids = { organization, project };
  await trx
    .insertInto('organizations')
    .values(organizationRow(content, ids))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  await putProject(trx, projectRow(content, ids, now));
  return project;
}

async function organizationOf(trx: Transaction<Schema>, content: Content): Promise<number> {
  const known = await trx
    .selectFrom('organizations')
    .select('id')
    .where('content_key', '=', organizationKey(content))
    .executeTakeFirst();
  return known?.id ?? nextId(trx, 'organizations');
}
