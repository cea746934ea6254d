import { type Operation, type OperationName, operations } from '@suite/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleRequest } from '../testing/sample-requests.ts';
import { openAppBeside, openTestApp, type TestApp } from '../testing/test-app.ts';
import { TEST_BACKENDS } from '../testing/test-database.ts';

/** Of drafts, which the fixture has none of: see their own tests. */
const OF_VERSIONS: readonly OperationName[] = [
  'updateViewShapes',
  'updateDraftDetails',
  'changeDraftStructure',
];

const GUARDED = (Object.entries(operations) as [OperationName, Operation][]).flatMap(([name, { ifMatch }]) =>
  ifMatch && !OF_VERSIONS.includes(name) ? [{ name, reads: ifMatch as OperationName[] }] : [],
);

describe.each(TEST_BACKENDS)('a change that names what it has read, on %s', (backend) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(backend);
    // The fixture has no price request; this is the first.
    await app.call('askForPrice', sampleRequest('askForPrice'));
  });
  afterAll(() => app.close());

  const ask = (name: OperationName, change: { body?: object; ifMatch?: string } = {}, from = app.call) => {
    const { body, query, ...sample } = sampleRequest(name);
    const headers = app.headersOf.super_admin;
    return from(name, {
      ...sample,
      ...(name === 'importProject' ? { query: 'projectId=1' } : query !== undefined && { query }),
      ...((change.body ?? body) && { body: change.body ?? body }),
      headers: { ...headers, ...(change.ifMatch && { 'if-match': change.ifMatch }) },
    });
  };
  const tagOf = async (name: OperationName) => String((await ask(name)).headers.etag);

  it.each(GUARDED)(
    'is refused by $name with both states when it is another by now',
    async ({ name, reads }) => {
      for (const read of reads) expect(operations[read].method).toBe('GET');
      const [read = name] = reads;
      const response = await ask(name, { ifMatch: '"as it was"' });
      expect([response.statusCode, response.json().details]).toEqual([
        412,
        { ifMatch: '"as it was"', current: await tagOf(read) },
      ]);
    },
  );

  it('is made while it is the same, and says what it is then', async () => {
    for (const read of ['getAnyProject', 'getAnyProjectSettings'] as const) {
      const before = await tagOf(read);
      const compareEnabled = read === 'getAnyProject';
      const response = await ask('updateProject', {
        ifMatch: before,
        body: { compareEnabled: !compareEnabled, website: `https://${read.toLowerCase()}.example/` },
      });
      expect([response.statusCode, response.headers.etag]).toEqual([200, await tagOf(read)]);
      expect(response.headers.etag).not.toBe(before);
      expect((await ask('updateProject', { ifMatch: before })).statusCode).toBe(412);
    }
    expect((await ask('updateProject', { ifMatch: '*' })).statusCode).toBe(200);
    expect((await ask('updateProject')).statusCode).toBe(200);
  });

  it('leaves no reading in the ledger that nobody has done', async () => {
    const before = await tagOf('getEnquiry');
    const reads = async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from audit_entries where operation = 'getEnquiry'`.execute(app.db);
      return rows[0]?.count;
    };
    const counted = await reads();
    expect(counted).toBeGreaterThan(0);
    expect((await ask('updateEnquiry', { ifMatch: before })).statusCode).toBe(200);
    expect((await ask('updateEnquiry', { ifMatch: before })).statusCode).toBe(412);
    expect(await reads()).toBe(counted);
  });

  it('is refused of a building and a unit that are not published, too', async () => {
    for (const [read, change] of [
      ['getAnyBuilding', 'updateBuilding'],
      ['getAnyApartment', 'updateApartment'],
    ] as const) {
      const published = await tagOf(read);
      const response = await ask(change, { body: { publish: false }, ifMatch: published });
      const tag = await tagOf(read);
      expect([response.statusCode, response.headers.etag]).toEqual([200, tag]);
      expect((await ask(change, { body: { publish: true }, ifMatch: published })).statusCode).toBe(412);
      expect((await ask(change, { body: { publish: true }, ifMatch: tag })).statusCode).toBe(200);
    }
  });

  it('is made once of several at the same time, on two servers', async () => {
    const beside = await openAppBeside(app);
    const tag = await tagOf('getApartment');
    const prices = [150_001, 150_002, 150_003, 150_004, 150_005, 150_006];
    const responses = await Promise.all(
      prices.map((priceEur, index) =>
        ask('updateApartment', { body: { priceEur }, ifMatch: tag }, index % 2 ? beside.call : app.call),
      ),
    );
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 412, 412, 412, 412, 412]);
  });
});
