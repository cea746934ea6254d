import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../database/connection.ts';
import { notFound } from '../../errors.ts';
import { personName } from '../account/repository.ts';

export const LINK_DAYS = 7;

interface NewLink {
  readonly projectId: number;
  readonly token: string;
  readonly note: string;
  readonly userId: number;
}

/** Gives the id of the new link. What is stored of its token opens nothing. */
export async function insertLink(db: Database, { projectId, token, note, userId }: NewLink): Promise<number> {
  const { id } = await db
    .insertInto('preview_links')
    .values({
      project_id: projectId,
      token_hash: hashOf(token),
      note,
      created_by: userId,
      expires_at: sql<Date>`now() + make_interval(days => ${LINK_DAYS}::int)`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The project, and the one that shows its drafts. */
function shownAs(db: Database, projectId: number) {
  return db
    .selectFrom('projects')
    .select('id')
    .where((where) => where.or([where('id', '=', projectId), where('preview_of', '=', projectId)]));
}

/** Links of a project and of its draft that hold, the latest first; one of them where an id is given. */
export function linkRows(db: Database, projectId: number, id?: number) {
  return db
    .selectFrom('preview_links as link')
    .leftJoin('users as person', 'person.id', 'link.created_by')
    .select(['link.id', 'link.note', 'link.created_at', 'link.expires_at', personName.as('created_by')])
    .select(sql<boolean>`link.project_id <> ${projectId}`.as('is_draft'))
    .where('link.project_id', 'in', shownAs(db, projectId))
    .where('link.expires_at', '>', sql<Date>`now()`)
    .$if(id !== undefined, (query) => query.where('link.id', '=', id ?? 0))
    .orderBy('link.id', 'desc')
    .execute();
}

/** @throws {RequestError} 404 when the project has no such link. */
export async function deleteLink(db: Database, projectId: number, id: number): Promise<void> {
  const row = await db
    .deleteFrom('preview_links')
    .where('id', '=', id)
    .where('project_id', 'in', shownAs(db, projectId))
    .returning('id')
    .executeTakeFirst();
  if (!row) throw notFound(`Project ${projectId} has no preview link ${id}.`);
}

/** Links that hold, by their tokens. */
export function heldLinks(db: Database, tokens: readonly string[]) {
  return db
    .selectFrom('preview_links')
    .select(['project_id', 'expires_at', 'token_hash'])
    .where('token_hash', 'in', tokens.map(hashOf))
    .where('expires_at', '>', sql<Date>`now()`)
    .execute();
}

/** Those of the tokens whose links hold, in their order. */
export async function heldTokens(db: Database, tokens: readonly string[]): Promise<readonly string[]> {
  if (tokens.length === 0) return [];
  const held = new Set((await heldLinks(db, tokens)).map((link) => link.token_hash));
  return tokens.filter((token) => held.has(hashOf(token)));
}

/** Projects that show drafts to who holds links to them. */
export async function heldDrafts(db: Database, tokens: readonly string[]): Promise<number[]> {
  const ids = (await heldLinks(db, tokens)).map((link) => link.project_id);
  if (ids.length === 0) return [];
  const drafts = await db
    .selectFrom('projects')
    .select('id')
    .where('id', 'in', ids)
    .where('preview_of', 'is not', null)
    .execute();
  return drafts.map(({ id }) => id);
}

export async function deleteExpiredLinks(db: Database): Promise<void> {
  // A deletion of nothing would be a change of the catalogue all the same.
  const expired = db.selectFrom('preview_links').select('id').where('expires_at', '<', sql<Date>`now()`);
  if (!(await expired.executeTakeFirst())) return;
  await db.deleteFrom('preview_links').where('expires_at', '<', sql<Date>`now()`).execute();
}

function hashOf(token: string): string {
  return createHash('sha256').update(`preview ${token}`).digest('hex');
}
