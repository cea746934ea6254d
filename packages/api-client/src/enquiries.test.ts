import { describe, expect, it, vi } from 'vitest';
import { askForPrice, newIdempotencyKey, sendFavorites } from './enquiries.ts';
import { openLocalApi, sendJson } from './fixtures/local-api.ts';

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
