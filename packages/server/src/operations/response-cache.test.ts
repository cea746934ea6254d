import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CatalogueState } from '../database/catalogue-state.ts';
import { openAppBeside, openTestApp, type TestApp } from '../testing/test-app.ts';
import { TEST_BACKENDS } from '../testing/test-database.ts';
import { createResponseCache } from './response-cache.ts';

describe('answers that are kept', () => {
  function keeping() {
    let state: CatalogueState = { version: 1, statusEventId: 1 };
    const responses = createResponseCache(async () => state);
    let made = 0;
    const find = async (key = 'key') =>
      (
        await responses.find(key, async () => {
          made += 1;
          return `${key} ${made}`;
        })
      ).body.toString();
    return {
      find,
      responses,
      setState: (next: CatalogueState) => {
        state = next;
      },
    };
  }

  it('are made once for all who ask for the same', async () => {
    const { find } = keeping();
    expect(await Promise.all([find(), find(), find()])).toEqual(['key 1', 'key 1', 'key 1']);
    expect([await find(), await find('other')]).toEqual(['key 1', 'other 2']);
  });

  it.each([
    { version: 2, statusEventId: 1 },
    { version: 1, statusEventId: 2 },
  ])('are made anew at %o', async (next) => {
    const { find, setState } = keeping();
    await find();
    setState(next);
    expect([await find(), await find()]).toEqual(['key 2', 'key 2']);
  });

  it('are not shared with who asks after a change, even while they are being made', async () => {
    const { responses, find, setState } = keeping();
    let finish: (text: string) => void = () => undefined;
    const old = responses.find('key', () => new Promise((resolve) => (finish = resolve)));
    await expect.poll(() => finish.length).toBe(1);
    setState({ version: 2, statusEventId: 1 });
    expect(await find()).toBe('key 1');
    finish('old');
    expect((await old).body.toString()).toBe('old');
    expect(await find()).toBe('key 1');
  });

  it('are tried again when they could not be made', async () => {
    const { responses, find } = keeping();
    await expect(responses.find('key', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await find()).toBe('key 1');
  });
});

describe.each(TEST_BACKENDS)('answers of the catalogue on %s', (backend) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(backend);
  });
  afterAll(() => app.close());

  const units = async (headers: Record<string, string> = {}) => {
    const response = await app.call('listBuildingApartments', { params: { id: 1 }, headers });
    return response.json().data.map((one: { attributes: object }) => one.attributes);
  };
  const unit = () => app.db.updateTable('apartments').where('id', '=', 101);

  it('change with the catalogue at once', async () => {
    for (const floor of [5, 6, 7]) {
      await unit().set({ floor }).execute();
      expect((await units())[0].floor).toBe(floor);
    }
    for (const status of ['sold', 'reserved'] as const) {
      await unit().set({ status }).execute();
      expect((await units())[0].status).toBe(status);
    }
    await app.db.updateTable('apartment_types').set({ type_key: 'duplex' }).where('id', '=', 1).execute();
    expect((await units())[0].apartmentTypeKey).toBe('duplex');
  });

  it('are not those of somebody else', async () => {
    const prices = async (headers: Record<string, string>) =>
      (await units(headers)).map((one: { properties: { price?: string } }) => one.properties.price);
    const none = [undefined, undefined, undefined, undefined];
    for (let round = 0; round < 2; round += 1) {
      expect(await prices({})).toEqual(none);
      expect(await prices(app.headersOf.user)).toContain('140000');
      expect(await prices({})).toEqual(none);
    }
  });

  it('differ by language and by what is asked for', async () => {
    const name = async (id: number, langId: number) =>
      (await app.call('getBuilding', { params: { id }, query: `langId=${langId}` })).json().data.attributes
        .title;
    expect([await name(1, 1), await name(1, 6), await name(4, 1), await name(1, 1)]).toEqual([
      'House 1',
      'Kuća 1',
      'House 4',
      'House 1',
    ]);
  });

  it('depend on the origin where other pages may read them', async () => {
    const { http } = await openAppBeside(app, { allowedOrigins: ['https://friend.example'] });
    for (const url of ['/api/v1/frontend/buildings/1/apartments', '/api/v1/media/1/file?resize=32']) {
      const response = await http.inject({ url, headers: { origin: 'https://friend.example' } });
      expect([url, response.statusCode]).toEqual([url, 200]);
      expect(response.headers['access-control-allow-origin']).toBe('https://friend.example');
      expect(response.headers.vary).toMatch(/^Origin, Authorization, Accept(-Encoding)?$/);
    }
  });

  it('are compressed as the caller reads it, and say so', async () => {
    const url = '/api/v1/frontend/buildings/1/apartments';
    const plain = await app.http.inject(url);
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
    for (const encoding of ['br', 'gzip'] as const) {
      for (let round = 0; round < 2; round += 1) {
        const response = await app.http.inject({ url, headers: { 'accept-encoding': encoding } });
        expect(response.headers['content-encoding']).toBe(encoding);
        expect(response.headers.vary).toBe('Authorization, Accept-Encoding');
        expect(response.headers.etag).toBe(plain.headers.etag);
        expect(unpack[encoding](response.rawPayload).toString()).toBe(plain.body);
      }
    }
    const best = { 'accept-encoding': 'gzip;q=0.5, br;q=0.9' };
    expect((await app.http.inject({ url, headers: best })).headers['content-encoding']).toBe('br');
    expect(plain.headers['content-encoding']).toBeUndefined();
  });
});
