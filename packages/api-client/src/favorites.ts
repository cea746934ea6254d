// The saved homes of the account.
import type { Favorites } from '@suite/api';
import * as api from '@suite/api/endpoints';
import { call, unwrapOne } from '@suite/api-client';

/** Ids of the homes that the account has saved. @throws {ApiError} */
export async function readFavorites(): Promise<readonly number[]> {
  return idsOf(await call(api.getFavorites));
}

interface Change {
  readonly add: readonly number[];
  readonly remove: readonly number[];
}

/** Tells what was saved and removed here; answers with the list that the account has now. @throws {ApiError} */
export async function changeFavorites(change: Change): Promise<readonly number[]> {
  return idsOf(await call(api.changeFavorites, { body: change }));
}

function idsOf(response: unknown): readonly number[] {
  return (unwrapOne(response) as Favorites).apartmentIds;
}
