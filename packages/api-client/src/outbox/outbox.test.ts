import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetMembersRequests, keepRequest, readEntries, sendWaiting, takeBack } from './outbox.ts';

const ENTRY = {
  key: 'a-key-of-a-request',
  address: 'http://homes.example/api/v1/public/apartments/ask-for-price',
  request: {
    apartmentId: 304,
    emailAddress: 'ana@example.com',
    firstName: 'Ana',
    lastName: 'Anić',
    consentToPrivacyPolicy: true,
  },
  unit: { id: 304, number: '304', path: '/masterplan/1/building/2/apartment/304' },
  memberId: null,
} as const;
const DAY_MS = 24 * 60 * 60_000;

/** What comes back to each request in turn; null for a connection that breaks. */
let responses: (readonly [status: number, body: unknown] | null)[] = [];
const sent: { key: string | null; body: unknown; bearer: string | null }[] = [];

beforeEach(async () => {
  for (const { key } of await readEntries()) await takeBack(key);
  sent.length = 0;
  responses = [];
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    const { firstName } = JSON.parse(String(init.body)) as { firstName: string };
    sent.push({ key: headers.get('idempotency-key'), body: firstName, bearer: headers.get('authorization') });
    const response = responses.shift();
    if (!response) throw new TypeError('Failed to fetch');
    return Response.json(response[1], { status: response[0] });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const states = async () => (await readEntries()).map(({ attempts, refused }) => [attempts, refused]);

describe('a request in the outbox', () => {
  it('waits while nobody answers, and is sent once with the same key, as a guest', async () => {
    expect(await keepRequest({ ...ENTRY, memberId: 7 })).toBe(true);
    responses = [null, [200, '<h1>Welcome</h1>'], [503, {}], [202, { ok: true }]];
    for (const attempts of [1, 2, 3]) {
      expect(await sendWaiting()).toHaveLength(1);
      expect(await states()).toEqual([[attempts, null]]);
    }
    expect(await sendWaiting()).toEqual([]);
    expect(await sendWaiting()).toEqual([]);
    expect(sent).toEqual(Array.from({ length: 4 }, () => ({ key: ENTRY.key, body: 'Ana', bearer: null })));
  });

  it('goes out once though two tabs send at the same time', async () => {
    await keepRequest(ENTRY);
    responses = [
      [202, { ok: true }],
      [202, { ok: true }],
    ];
    await Promise.all([sendWaiting(), sendWaiting()]);
    expect(sent).toHaveLength(1);
  });

  it('that is corrected takes the place of the former one', async () => {
    await keepRequest(ENTRY);
    await keepRequest({ ...ENTRY, request: { ...ENTRY.request, firstName: 'Eva' } });
    responses = [[202, { ok: true }]];
    await sendWaiting();
    expect(sent.map(({ body }) => body)).toEqual(['Eva']);
  });

  it('that is refused stays with what was typed, and is not sent again', async () => {
    await keepRequest(ENTRY);
    responses = [[410, { code: 'withdrawn', message: 'No' }]];
    expect(await sendWaiting()).toEqual([]);
    expect(await states()).toEqual([[1, 410]]);
    await sendWaiting();
    expect(sent).toHaveLength(1);
    expect((await readEntries())[0]?.request).toEqual(ENTRY.request);
  });

  it('that was taken back is not sent', async () => {
    await keepRequest(ENTRY);
    await takeBack(ENTRY.key);
    await sendWaiting();
    expect([sent, await readEntries()]).toEqual([[], []]);
  });

  it('that is taken back on its way does not come back', async () => {
    await keepRequest(ENTRY);
    const failing = fetch;
    vi.stubGlobal('fetch', async (...given: Parameters<typeof fetch>) => {
      await takeBack(ENTRY.key);
      return failing(...given);
    });
    expect(await sendWaiting()).toEqual([]);
    expect(await readEntries()).toEqual([]);
  });

  it('that is taken back while its response is looked at does not come back', async () => {
    await keepRequest(ENTRY);
    const { get } = IDBObjectStore.prototype;
    let takenBack: Promise<void> | undefined;
    vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (this: IDBObjectStore, key) {
      if (sent.length === 1) takenBack ??= takeBack(ENTRY.key);
      return get.call(this, key);
    });
    await sendWaiting();
    await takenBack;
    expect([sent.length, await readEntries()]).toEqual([1, []]);
  });

  it('is given up after seven days', async () => {
    await keepRequest(ENTRY);
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 7 * DAY_MS + 1000);
    await sendWaiting();
    expect([sent, await readEntries()]).toEqual([[], []]);
  });

  it('goes with a logout where a member wrote it', async () => {
    await keepRequest({ ...ENTRY, memberId: 7 });
    await keepRequest({ ...ENTRY, key: 'a-key-of-a-guest' });
    await forgetMembersRequests();
    expect((await readEntries()).map(({ key }) => key)).toEqual(['a-key-of-a-guest']);
  });

  it('is not kept where the browser has no room', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    expect(await keepRequest(ENTRY)).toBe(false);
    expect(await readEntries()).toEqual([]);
  });
});
