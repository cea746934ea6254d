import type { Database } from '../../database/connection.ts';
import type { Part } from '../../operations/operation-types.ts';

/** Changes a unit; what is not named stays. Another status is timed, and told to open pages, by the database. */
export async function updateApartment(
  db: Database,
  id: number,
  changes: Part<'updateApartment', 'body'>,
): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await db
    .updateTable('apartments')
    .set({
      status: changes.status,
      price_eur: changes.priceEur,
      orientation: changes.orientation,
      published: changes.publish,
    })
    .where('id', '=', id)
    .execute();
}
