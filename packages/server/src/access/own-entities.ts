import type { Database } from '../database/connection.ts';
import type { QueryContext } from '../modules/query-context.ts';
import { type AccessRequest, requireAccess } from './staff.ts';

export interface StaffRequest extends AccessRequest {
  readonly params: { readonly id: number };
  readonly context: QueryContext;
}

/** @throws {RequestError} 403; 404 when it is of no project that the person works for. */
export async function requireOwn(request: StaffRequest, noun: 'buildings' | 'apartments'): Promise<void> {
  const { params, context } = request;
  const projectId = await projectIdOf(context.db, noun, params.id);
  requireAccess(
    request,
    projectId,
    `You have no ${noun === 'buildings' ? 'building' : 'unit'} ${params.id}.`,
  );
}

/** The project that a building or a unit is of, published or not; null when it is not there. */
async function projectIdOf(
  db: Database,
  noun: 'buildings' | 'apartments',
  id: number,
): Promise<number | null> {
  const row = await db.selectFrom(`any_${noun}`).select('project_id').where('id', '=', id).executeTakeFirst();
  return row?.project_id ?? null;
}
