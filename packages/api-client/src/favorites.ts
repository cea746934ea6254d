// The saved homes of the account.
import { call, unwrapOne } from '@suite/api-client';
import { ACCOUNT_OPERATIONS, type Favorites } from '@suite/contracts';

/** Ids of the homes that the account has saved. @throws {ApiError} */
export async function readFavorites(): Promise<readonly number[]> {
  return idsOf(await call(ACCOUNT_OPERATIONS.getFavorites));
}

interface Change {
  readonly add: readonly number[];
  readonly remove: readonly number[];
}

/** Tells what was saved and removed here; answers with the list that the account has now. @throws {ApiError} */
export async function changeFavorites(change: Change): Promise<readonly number[]> {
  return idsOf(await call(ACCOUNT_OPERATIONS.changeFavorites, { body: change }));
}

function idsOf(response: unknown): readonly number[] {
  return (unwrapOne(response) as Favorites).apartmentIds;
}
