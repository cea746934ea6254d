import type { Organization } from '@suite/api';
import type { Selectable } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { notFound } from '../errors.ts';
import { mediaUrls } from './media.ts';
import { type QueryContext, type Resource, textIn } from './query-context.ts';

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

export async function findOrganization(
  context: QueryContext,
  id: number | undefined,
): Promise<Resource<Organization>> {
  const row = await findOrganizationRow(context, id);
  const logos = await mediaUrls(context.db, [row.logo_media_id]);
  return {
    id: row.id,
    type: 'organization',
    attributes: {
      id: row.id,
      name: textIn(context.language, row.name),
      logo: (row.logo_media_id !== null && logos.get(row.logo_media_id)) || null,
      website: row.website,
      hideUnitStatus: row.hide_unit_status,
    },
  };
}
