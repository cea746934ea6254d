import { type OperationName, operations } from '@suite/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleRequest } from '../testing/sample-requests.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { TEST_BACKENDS } from '../testing/test-database.ts';

/** A stream does not end by itself. */
const NAMES = (Object.keys(operations) as OperationName[]).filter(
  (name) => operations[name].response !== 'events',
);

/**
 * The embedded database has one connection: what asks the database beside its own transaction would wait for itself. So
 * each operation is done on both; what it does in detail is tried on one.
 */
describe.each(TEST_BACKENDS)('every operation on %s', (backend) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(backend);
  });
  afterAll(() => app.close());

  it('is done for a super admin, or refused for a reason', async () => {
    const failed: string[] = [];
    let done = 0;
    for (const name of NAMES) {
      const { statusCode } = await app.call(name, {
        ...sampleRequest(name),
        headers: app.headersOf.super_admin,
      });
      if (statusCode >= 500) failed.push(`${name} ${statusCode}`);
      if (statusCode < 400) done += 1;
    }
    expect(failed).toEqual([]);
    expect(done / NAMES.length).toBeGreaterThan(0.7);
  });
});
