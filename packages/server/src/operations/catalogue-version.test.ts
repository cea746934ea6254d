import { type OperationName, operations } from '@suite/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleRequest } from '../testing/sample-requests.ts';
import { openAppBeside, openTestApp, type TestApp } from '../testing/test-app.ts';
import { TEST_BACKENDS } from '../testing/test-database.ts';
import { CATALOGUE_VERSION } from './send-cached.ts';

const URL = '/api/v1/frontend/buildings/1/apartments';
const READS = (Object.keys(operations) as OperationName[]).filter(
  (name) => operations[name].method === 'GET' && typeof operations[name].response !== 'string',
);

describe.each(TEST_BACKENDS)('how far the catalogue has come, on %s', (backend) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(backend);
  });
  afterAll(() => app.close());

  const unit = () => app.db.updateTable('apartments').where('id', '=', 101);
  const saidTo = async (headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') => {
    const response = await app.http.inject({ url: URL, method, headers });
    return Number(response.headers[CATALOGUE_VERSION]);
  };

  it('is said by every public read, and by none that is for staff', async () => {
    const said = new Map<string, boolean>();
    for (const name of READS) {
      const response = await app.call(name, { ...sampleRequest(name), headers: app.headersOf.super_admin });
      if (response.statusCode === 200) said.set(name, CATALOGUE_VERSION in response.headers);
    }
    const isPublic = (name: string) => operations[name as OperationName].access === 'public';
    expect(Object.fromEntries(said)).toEqual(
      Object.fromEntries([...said.keys()].map((name) => [name, isPublic(name)])),
    );
    expect([...said.keys()].filter(isPublic).length).toBeGreaterThan(20);
  });

  it('is the same for guests and members, with a tag that is known, and for the headers alone', async () => {
    const { headers } = await app.http.inject(URL);
    const version = Number(headers[CATALOGUE_VERSION]);
    expect(version).toBeGreaterThan(0);
    const known = { 'if-none-match': String(headers.etag) };
    const notModified = await app.http.inject({ url: URL, headers: known });
    expect([notModified.statusCode, Number(notModified.headers[CATALOGUE_VERSION])]).toEqual([304, version]);
    expect([
      await saidTo({}),
      await saidTo(app.headersOf.user ?? {}),
      await saidTo({}, 'HEAD'),
      await saidTo(app.headersOf.user ?? {}, 'HEAD'),
    ]).toEqual([version, version, version, version]);
  });

  it('grows with what is changed, and not with a status, which open pages are told of', async () => {
    const before = await saidTo({});
    await unit().set({ status: 'sold' }).execute();
    expect(await saidTo({})).toBe(before);
    await unit().set({ price_eur: 1 }).execute();
    expect([await saidTo({}), await saidTo(app.headersOf.user ?? {})]).toEqual([before + 1, before + 1]);
  });

  it('is what other servers say, and may be read by pages elsewhere', async () => {
    const { http } = await openAppBeside(app, { allowedOrigins: ['https://friend.example'] });
    await unit().set({ floor: 9 }).execute();
    const { headers } = await http.inject({ url: URL, headers: { origin: 'https://friend.example' } });
    expect(Number(headers[CATALOGUE_VERSION])).toBe(await saidTo({}));
    expect(String(headers['access-control-expose-headers']).split(', ')).toContain(CATALOGUE_VERSION);
  });
});
