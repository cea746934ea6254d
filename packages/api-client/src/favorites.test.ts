import { expect, it } from 'vitest';
import { changeFavorites, readFavorites } from './favorites.ts';
import { openLocalApi, sendJson } from './fixtures/local-api.ts';

const LIST = { data: { id: 4, type: 'favorites', attributes: { apartmentIds: [304, 305] } } };

it('reads the list of the account, and tells what changed', async () => {
  await using api = await openLocalApi((_, response) => sendJson(response, 200, LIST));
  await expect(readFavorites()).resolves.toEqual([304, 305]);
  await expect(changeFavorites({ add: [305], remove: [7] })).resolves.toEqual([304, 305]);
  expect(api.seen.map(({ method, url, body }) => [method, url, body && JSON.parse(body)])).toEqual([
    ['GET', '/api/v1/users/favorites', ''],
    ['PATCH', '/api/v1/users/favorites', { add: [305], remove: [7] }],
  ]);
});

it.each([403, 500])('fails with %d', async (status) => {
  await using _api = await openLocalApi((_, response) => sendJson(response, status, { message: 'No' }));
  await expect(readFavorites()).rejects.toMatchObject({ status });
});
