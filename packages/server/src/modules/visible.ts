import { type AliasedRawBuilder, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { QueryContext } from './query-context.ts';

/** What staff read of each noun: the same columns, `published` beside them. The others are read alike by everybody. */
const FOR_STAFF = {
  projects: 'any_projects',
  masterplans: 'any_masterplans',
  buildings: 'any_buildings',
  apartments: 'any_apartments',
  pois: 'pois',
  packages: 'packages',
  client_apps: null,
} as const;

type Noun = keyof typeof FOR_STAFF;

/** Id of the project that a row belongs to; menus of all projects have none. */
const PROJECT_ID: Readonly<Partial<Record<Noun, RawBuilder<unknown>>>> = {
  projects: sql`id`,
  client_apps: sql`coalesce(project_id, 0)`,
};

/**
 * What to read an entity from, under the name of the noun or another: what is published, without projects in private
 * preview that are not shown to whoever asks. The views themselves are named here and where a process keeps facts of all.
 */
export function visible<const N extends Noun, const A extends string = N>(
  { visibility, previewed }: Pick<QueryContext, 'visibility' | 'previewed'>,
  noun: N,
  alias: A = noun as unknown as A,
): AliasedRawBuilder<Schema[`published_${N}`], A> {
  const staffView = visibility === 'any' ? FOR_STAFF[noun] : null;
  if (staffView) return sql<Schema[`published_${N}`]>`${sql.table(staffView)}`.as(alias);
  const projectId = PROJECT_ID[noun] ?? sql`project_id`;
  return sql<Schema[`published_${N}`]>`(
    select * from ${sql.table(`published_${noun}`)} where ${isShown(projectId, previewed)})`.as(alias);
}

/** Whether a project is none in private preview, but those that are shown to whoever asks. */
function isShown(projectId: RawBuilder<unknown>, previewed: readonly number[]) {
  return sql`${projectId} not in (
      select id from projects where private_preview and id <> all(${[...previewed]}::int[]))`;
}

/** Whether a row of `media` may be seen in this reading; by staff as by others. */
export function isVisibleMedium({ previewed }: Pick<QueryContext, 'previewed'>) {
  return sql<boolean>`(${isShown(sql`media.project_id`, previewed)} and is_published_medium(media.id))`;
}
