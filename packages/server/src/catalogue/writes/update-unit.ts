import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/connection.ts';
import type { Schema } from '../../database/schema.ts';
import { notFound } from '../../errors.ts';
import type { Part } from '../../operations/operation-types.ts';

type Changes = Part<'updateApartment', 'body'>;

/**
 * Changes a unit; what is not named stays. Another status is timed, recorded as done by this person, and told to open
 * pages, by the database.
 */
export async function updateApartment(
  db: Database,
  { id, userId }: { readonly id: number; readonly userId: number },
  changes: Changes,
): Promise<void> {
  await changeUnits(db, userId, (trx) => setUnits(trx, [id], changes));
}

/**
 * Changes units of a project, all or none of them.
 * @throws {RequestError} 404 naming those that the project does not have.
 */
export async function updateApartments(
  db: Database,
  { projectId, userId }: { readonly projectId: number; readonly userId: number },
  { ids, ...changes }: Part<'updateApartments', 'body'>,
): Promise<void> {
  await changeUnits(db, userId, async (trx) => {
    const known = await trx
      .selectFrom('any_apartments')
      .select('id')
      .where('project_id', '=', projectId)
      .where('id', 'in', ids)
      .execute();
    const missing = ids.filter((id) => !known.some((one) => one.id === id));
    if (missing.length > 0) throw notFound(`Project ${projectId} has no unit ${missing.join(', ')}.`);
    await setUnits(trx, ids, changes);
  });
}

/** Within the transaction, the database writes down this person as who changes. */
function changeUnits(
  db: Database,
  userId: number,
  change: (trx: Transaction<Schema>) => Promise<void>,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await sql`select set_config('suite.user_id', ${String(userId)}, true)`.execute(trx);
    await change(trx);
  });
}

async function setUnits(trx: Transaction<Schema>, ids: readonly number[], changes: Changes): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await trx
    .updateTable('apartments')
    .set({
      status: changes.status,
      price_eur: changes.priceEur,
      orientation: changes.orientation,
      published: changes.publish,
    })
    .where('id', 'in', ids)
    .execute();
}
