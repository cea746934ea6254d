import { isStaffOf, type SignedIn } from '@suite/access';
import type { Database } from '../database/connection.ts';
import { notFound } from '../errors.ts';
import type { QueryContext } from '../modules/query-context.ts';

export interface StaffRequest {
  readonly params: { readonly id: number };
  readonly context: QueryContext;
  readonly viewer: SignedIn;
}

/** @throws {RequestError} 404 when it is of no project that the person is admin or editor of. */
export async function requireOwn(
  { params, context, viewer }: StaffRequest,
  noun: 'buildings' | 'apartments',
): Promise<void> {
  const projectId = await projectIdOf(context.db, noun, params.id);
  if (projectId !== null && isStaffOf(viewer, projectId)) return;
  throw notFound(`You have no ${noun === 'buildings' ? 'building' : 'unit'} ${params.id}.`);
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
