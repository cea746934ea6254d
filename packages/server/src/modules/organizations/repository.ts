import type { Selectable } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { notFound } from '../../errors.ts';
import type { QueryContext } from '../query-context.ts';

type OrganizationRow = Selectable<Schema['organizations']>;

/**
 * The organisation with this id; without an id the first one.
 * @throws {RequestError} 404 for an unknown one.
 */
export async function findOrganizationRow(
  { db }: QueryContext,
  id: number | undefined,
): Promise<OrganizationRow> {
  const row = await db
    .selectFrom('organizations')
    .selectAll()
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .orderBy('id')
    .executeTakeFirst();
  if (row) return row;
  throw notFound(id === undefined ? 'There is no organisation yet.' : `There is no organisation ${id}.`);
}
