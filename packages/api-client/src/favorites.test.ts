import * as api from '@suite/api/endpoints';
import { expect, it } from 'vitest';
import { openLocalApi, sendJson } from './fixtures/local-api.ts';
import { call } from './index.ts';

const LIST = { data: { id: 4, type: 'favorites', attributes: { apartmentIds: [304, 305] } } };

it('reads the list of the account, and tells what changed', async () => {
  await using server = await openLocalApi((_, response) => sendJson(response, 200, LIST));
  await expect(call(api.getFavorites)).resolves.toMatchObject({ apartmentIds: [304, 305] });
  const body = { add: [305], remove: [7] };
  await expect(call(api.changeFavorites, { body })).resolves.toMatchObject({ apartmentIds: [304, 305] });
  expect(server.seen.map(({ method, url, body }) => [method, url, body && JSON.parse(body)])).toEqual([
    ['GET', '/api/v1/users/favorites', ''],
    ['PATCH', '/api/v1/users/favorites', { add: [305], remove: [7] }],
  ]);
});

it.each([403, 500])('fails with %d', async (status) => {
  await using _api = await openLocalApi((_, response) => sendJson(response, status, { message: 'No' }));
  await expect(call(api.getFavorites)).rejects.toMatchObject({ status });
});
