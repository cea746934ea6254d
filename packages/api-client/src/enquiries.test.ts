import { describe, expect, it, vi } from 'vitest';
import { askForPrice, newIdempotencyKey, sendFavorites } from './enquiries.ts';
import { openLocalApi, sendJson } from './fixtures/local-api.ts';
import { setAccessToken } from './session.ts';

const REQUEST = {
  apartmentId: 304,
  emailAddress: 'ana@example.com',
  firstName: 'Ana',
  lastName: 'Anić',
  consentToPrivacyPolicy: true,
} as const;
const MAIL = { favoritesList: [304, 305], emailAddress: 'ana@example.com' };

describe('asking for a price', () => {
  it('sends the request with the key of its form', async () => {
    await using api = await openLocalApi((_, response) => sendJson(response, 202, { ok: true }));
    const key = newIdempotencyKey();
    await askForPrice(REQUEST, key);
    const [request] = api.seen;
    expect(`${request?.method} ${request?.url}`).toBe('POST /api/v1/public/apartments/ask-for-price');
    expect(request?.headers['idempotency-key']).toBe(key);
  });

  it('is sent by a guest where the session has ended', async () => {
    await using api = await openLocalApi(({ url = '', headers }, response) => {
      const isRefused = url.endsWith('/refresh-token') || headers.authorization !== undefined;
      return isRefused ? sendJson(response, 401, { message: 'No' }) : sendJson(response, 202, { ok: true });
    });
    setAccessToken(`x.${btoa(JSON.stringify({ sub: '7' }))}.y`);
    const key = newIdempotencyKey();
    await askForPrice(REQUEST, key);
    const asked = api.seen.filter(({ url }) => url?.endsWith('/ask-for-price'));
    expect(
      asked.map(({ headers }) => [headers.authorization === undefined, headers['idempotency-key']]),
    ).toEqual([
      [false, key],
      [true, key],
    ]);
  });

  it.each([
    ['nothing', ''],
    ['nothing in JSON', 'null'],
    ['a list', '[]'],
    ['something else', '{"status":"up"}'],
    ['half of it', '{"ok":tr'],
    ['a page of a hotel', '<h1>Welcome</h1>'],
  ])('has not arrived where 200 comes with %s', async (_what, body) => {
    await using _api = await openLocalApi((_, response) => response.writeHead(200).end(body));
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await expect(askForPrice(REQUEST, newIdempotencyKey())).rejects.toMatchObject({ status: 200 });
    said.mockRestore();
  });

  it('tells which fields are wrong', async () => {
    const errors = [{ path: 'note', message: 'must have at most 299 characters' }];
    await using _api = await openLocalApi((_, response) =>
      sendJson(response, 400, { code: 'invalid', message: 'Wrong', errors }),
    );
    await expect(askForPrice(REQUEST, newIdempotencyKey())).rejects.toMatchObject({ fieldErrors: errors });
  });

  it('has a key of its own for each form, also where crypto.randomUUID is missing', () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const keys = Array.from({ length: 100 }, newIdempotencyKey);
    vi.unstubAllGlobals();
    expect(new Set(keys).size).toBe(100);
    for (const key of keys)
      expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });
});

describe('sending favourites', () => {
  it('says that they were sent', async () => {
    await using api = await openLocalApi((_, response) => sendJson(response, 202, { ok: true }));
    await expect(sendFavorites(MAIL)).resolves.toEqual({ kind: 'sent' });
    expect(api.seen.map(({ url, body }) => [url, JSON.parse(body)])).toEqual([
      ['/api/v1/frontend/apartments/send-favorites', MAIL],
    ]);
  });

  it.each([400, 429, 500])('swallows a failure %d and tells it to the form', async (status) => {
    await using _api = await openLocalApi((_, response) => sendJson(response, status, { message: 'No' }));
    const result = await sendFavorites(MAIL);
    expect(result).toMatchObject({ kind: 'failed', error: { status, message: 'No' } });
  });
});
