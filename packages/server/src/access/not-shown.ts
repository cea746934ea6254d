import { sql } from 'kysely';
import { RequestError } from '../errors.ts';
import type { QueryContext } from '../modules/query-context.ts';

type Page = 'projects' | 'masterplans' | 'buildings' | 'apartments' | 'pois';

/**
 * The refusal of something that has a page: as `unknown`, with a code of its own where it is of a project in private
 * preview, since such a page leads to the login (specification §6), but for the one that the specification leaves there.
 */
export async function notShown(
  { db, viewer }: QueryContext,
  noun: Page,
  id: number,
  unknown: RequestError,
): Promise<RequestError> {
  const projectId = noun === 'projects' ? sql`e.id` : sql`e.project_id`;
  const { rows } = await sql<{ owner_user_id: number }>`
    select o.owner_user_id from ${sql.table(`published_${noun}`)} e
      join projects p on p.id = ${projectId} join organizations o on o.id = p.organization_id
    where e.id = ${id} and p.private_preview`.execute(db);
  const [row] = rows;
  const isOwner = viewer.kind === 'signed-in' && viewer.userId === row?.owner_user_id;
  return row && !isOwner ? new RequestError(404, PRIVATE_PREVIEW, unknown.message) : unknown;
}

/** Code of the error by which a page learns that it leads to the login. */
export const PRIVATE_PREVIEW = 'private-preview';
