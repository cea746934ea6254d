import { isAllowedSomewhere, staffProjectIds } from '@suite/access';
import { type Selectable, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { notFound } from '../../errors.ts';
import type { QueryContext } from '../query-context.ts';

type OrganizationRow = Selectable<Schema['organizations']>;

/**
 * The organisation with this id; without an id the first one. One that has published nothing yet is known to its own
 * staff only.
 * @throws {RequestError} 404 for an unknown one.
 */
export async function findOrganizationRow(
  { db, viewer }: QueryContext,
  id: number | undefined,
): Promise<OrganizationRow> {
  const own = sql`${[...staffProjectIds(viewer)]}::int[]`;
  const row = await db
    .selectFrom('organizations')
    .selectAll()
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .$if(!isAllowedSomewhere(viewer, 'organization:read-unpublished'), (query) =>
      query.where(
        sql<boolean>`exists (select from projects p
          where p.organization_id = organizations.id and (p.published or p.id = any(${own})))`,
      ),
    )
    .orderBy('id')
    .executeTakeFirst();
  if (row) return row;
  throw notFound(id === undefined ? 'There is no organisation yet.' : `There is no organisation ${id}.`);
}
