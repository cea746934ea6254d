import * as api from '@suite/api/endpoints';
import { afterEach, expect, it, vi } from 'vitest';
import { openLocalApi, sendJson } from './fixtures/local-api.ts';
import { call } from './index.ts';

afterEach(() => void vi.restoreAllMocks());

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

it.each([
  ['nothing', null],
  ['no list', { data: { id: 4, type: 'favorites', attributes: {} } }],
  ['ids that are none', { data: { id: 4, type: 'favorites', attributes: { apartmentIds: ['304'] } } }],
])('checks what a change responds with, as it does of a read: %s', async (_, body) => {
  vi.spyOn(console, 'error').mockReturnValue();
  await using _api = await openLocalApi((_request, response) => sendJson(response, 200, body));
  const refused = { code: 'invalid-format', message: 'Invalid response format' };
  await expect(call(api.getFavorites)).rejects.toMatchObject(refused);
  await expect(call(api.changeFavorites, { body: { add: [305] } })).rejects.toMatchObject(refused);
});

it('takes a change for made only where the response says so', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const body = { email: 'ana@example.com', localeId: 'en' } as const;
  let says: unknown = { ok: true };
  await using _api = await openLocalApi((_, response) => sendJson(response, 200, says));
  await expect(call(api.sendConfirmation, { body })).resolves.toEqual(says);
  says = null;
  await expect(call(api.sendConfirmation, { body })).rejects.toMatchObject({ code: 'invalid-format' });
});
