import { type OperationName, operations } from '@suite/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IDENTITIES, type Identity } from '../testing/identities.ts';
import { sampleRequest } from '../testing/sample-requests.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

const NAMES = Object.keys(operations) as OperationName[];
const STAFF: readonly Identity[] = ['project_editor', 'project_admin', 'super_admin'];
/** A stream does not end by itself; that it opens for everybody is told by its own tests. */
const ENDING = NAMES.filter((name) => operations[name].response !== 'events');
const CASES = ENDING.flatMap((name) => IDENTITIES.map((identity) => [name, identity] as const));

/** What the rule of access alone answers; null when it lets the request through. */
function refusalOf(name: OperationName, identity: Identity): number | null {
  const { access } = operations[name];
  if (access === 'public') return null;
  if (identity === 'anonymous') return 401;
  return access === 'admin' && !STAFF.includes(identity) ? 403 : null;
}

describe('every operation by each of six identities', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp('PGlite');
  });
  afterAll(() => app.close());

  it.each(CASES)('%s by %s', async (name, identity) => {
    const request = { ...sampleRequest(name), headers: app.headersOf[identity] };
    const response = await app.call(name, request);
    const refusal = refusalOf(name, identity);
    if (refusal) expect(response.statusCode).toBe(refusal);
    else {
      expect(response.statusCode).toBeLessThan(500);
      expect([401, 403].includes(response.statusCode) && !MAY_REFUSE.includes(name)).toBe(false);
    }
  });

  it('refuses before it looks at the request, so that nobody learns what it takes', async () => {
    for (const name of NAMES.filter((one) => operations[one].access !== 'public')) {
      const response = await app.call(name, {
        params: sampleRequest(name).params ?? {},
        body: { nonsense: true },
      });
      expect([name, response.statusCode, response.json().code]).toEqual([name, 401, 'not-signed-in']);
    }
  });
});

/** These refuse for reasons of their own: no cookie, a wrong password, a role that is more than staff. */
const MAY_REFUSE: readonly OperationName[] = [
  'logIn',
  'refreshToken',
  'logOut',
  'deleteAccount',
  'updatePassword',
  'setProjectPassword',
  'listMails',
  'getMail',
  'retryMail',
  'getDeliveryStatus',
];
