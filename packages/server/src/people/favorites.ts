import { FAVORITES_LIMIT } from '@suite/api';
import type { Database } from '../database/connection.ts';
import { RequestError } from '../errors.ts';

/** The saved homes of a person, in the order in which they were saved. */
export async function findFavorites(db: Database, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('favorites')
    .select('apartment_id')
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map((row) => row.apartment_id);
}

/**
 * Removes and adds saved homes; what is there already, or is not there, is no problem. Answers with the list.
 * @throws {RequestError} 400 when the list would grow too long.
 */
export async function changeFavorites(
  db: Database,
  userId: number,
  { add, remove }: { readonly add: readonly number[]; readonly remove: readonly number[] },
): Promise<number[]> {
  return db.transaction().execute(async (trx) => {
    // One change of a person's list at a time, or two might pass the limit together.
    await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
    if (remove.length > 0) {
      await trx
        .deleteFrom('favorites')
        .where('user_id', '=', userId)
        .where('apartment_id', 'in', [...remove])
        .execute();
    }
    if (add.length > 0) {
      await trx
        .insertInto('favorites')
        .values(add.map((apartment_id) => ({ user_id: userId, apartment_id })))
        .onConflict((conflict) => conflict.columns(['user_id', 'apartment_id']).doNothing())
        .execute();
    }
    const ids = await findFavorites(trx, userId);
    if (ids.length <= FAVORITES_LIMIT) return ids;
    throw new RequestError(400, 'too-many-favorites', `You can save at most ${FAVORITES_LIMIT} homes.`);
  });
}
