import type { Content } from '@suite/content';
import { type Insertable, sql, type Transaction } from 'kysely';
import type { Database } from '../database/connection.ts';
import type { Schema } from '../database/schema.ts';
import { stableText } from './stable-text.ts';

type ProjectRow = Insertable<Schema['projects']>;

/** Of what staff change as they sell, what two versions say in the same words; a database keeps keys in an order of its own. */
export function sameColumns(before: ProjectRow, after: ProjectRow): (typeof STAFF_COLUMNS)[number][] {
  const textOf = (value: unknown) =>
    typeof value === 'string' && value.startsWith('{') ? stableText(JSON.parse(value)) : value;
  return STAFF_COLUMNS.filter((column) => textOf(before[column]) === textOf(after[column]));
}

/** See `updateProject`. */
export const STAFF_COLUMNS = [
  'name',
  'description',
  'website',
  'place',
  'longitude',
  'latitude',
  'default_language_id',
  'selected_filters',
  'selected_roles',
  'price_enabled',
  'compare_enabled',
  'arrival_enabled',
  'colours',
] as const satisfies readonly (keyof ProjectRow)[];

/** What the content says nothing about stays as it is, so do `kept` columns, and whether visitors see the project. */
export async function putProject(
  trx: Transaction<Schema>,
  row: ProjectRow,
  kept: readonly (keyof ProjectRow)[] = [],
): Promise<void> {
  const { published: _published, stylesheet_version: version, ...all } = row;
  const values = Object.fromEntries(
    Object.entries(all).filter(([column]) => !kept.some((one) => one === column)),
  );
  await trx
    .insertInto('projects')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        ...values,
        // Browsers keep each version of a stylesheet for ever, so other colours never take a number again.
        ...(!kept.includes('colours') && {
          stylesheet_version: sql`greatest(${version},
            projects.stylesheet_version + (projects.colours <> excluded.colours)::int)`,
        }),
      }),
    )
    .execute();
}

/** Of a version, the part that is not its homes and shapes. */
export async function projectOf(db: Database, projectId: number, number: number) {
  return db
    .selectFrom('content_versions')
    .select(sql<Content['project']>`content -> 'project'`.as('project'))
    .where('project_id', '=', projectId)
    .where('number', '=', number)
    .executeTakeFirst();
}
