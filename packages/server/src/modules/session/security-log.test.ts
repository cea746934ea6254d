import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { createApp } from '../../app.ts';
import { logInWith, withCookie } from '../../testing/browser.ts';
import { TEST_KEY, TEST_PASSWORD, TEST_PASSWORD_COST, USER_IDS } from '../../testing/identities.ts';
import { responses } from '../../testing/responses.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

const EMAIL = 'sales_agent@people.example';
const NEW_PASSWORD = 'a new and long password';

let fixture: TestApp;
beforeAll(async () => {
  fixture = await openTestApp('PGlite');
});
afterAll(() => fixture.close());

async function observed(logLevel: 'info' | 'warn') {
  const lines: string[] = [];
  const app = await createApp({
    mediaDir: fixture.mediaDir,
    logLevel,
    logTo: { write: (line) => lines.push(line) },
    rateLimits: false,
    secretKey: TEST_KEY,
    passwordCost: TEST_PASSWORD_COST,
  });
  app.setDatabase(fixture.db);
  onTestFinished(() => app.http.close());
  const events = () =>
    lines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter((line) => 'security' in line)
      .map(({ security, userId }) => [security, userId]);
  return { call: responses(app.http), lines, events };
}

it('tells logins, refused and slowed ones, and old cookies that come again', async () => {
  const { call, events, lines } = await observed('info');
  const logIn = (email: string, password: string) => call('logIn', { body: { email, password } });
  await logIn('stranger@people.example', 'wrong');
  await logIn(EMAIL, 'wrong');
  const { cookie } = await logInWith(call, { email: EMAIL, password: TEST_PASSWORD });
  const refresh = () => call('refreshToken', { headers: withCookie(cookie) });
  expect((await refresh()).statusCode).toBe(200);
  await fixture.db
    .updateTable('sessions')
    .set({ rotated_at: new Date(Date.now() - 3_600_000) })
    .execute();
  expect((await refresh()).statusCode).toBe(401);
  expect((await refresh()).statusCode).toBe(401);
  const email = 'user@people.example';
  for (let count = 0; count < 6; count += 1) await logIn(email, 'wrong');
  const agent = USER_IDS.sales_agent;
  expect(events()).toEqual([
    ['login-failed', null],
    ['login-failed', agent],
    ['logged-in', agent],
    ['session-reused', agent],
    ...Array.from({ length: 5 }, () => ['login-failed', USER_IDS.user]),
    ['login-slowed', USER_IDS.user],
  ]);
  const security = lines.filter((line) => line.includes('"security"')).map((line) => JSON.parse(line));
  expect(security.every(({ requestId }) => typeof requestId === 'string')).toBe(true);
  expect(lines.join('')).not.toMatch(/people\.example|wrong|sales_agent|remoteAddress/);
});

it('tells what is changed of an account, by default too', async () => {
  const { call, events, lines } = await observed('warn');
  const { bearer } = await logInWith(call, { email: EMAIL, password: TEST_PASSWORD });
  const body = { password: NEW_PASSWORD };
  await call('setProjectPassword', {
    headers: bearer,
    body: { projectId: 1, password: 'of one project only' },
  });
  await call('updatePassword', { headers: bearer, body });
  await call('deleteAccount', { headers: bearer, body: { currentPassword: NEW_PASSWORD } });
  const agent = USER_IDS.sales_agent;
  expect(events()).toEqual([
    ['project-password-changed', agent],
    ['password-changed', agent],
    ['account-deleted', agent],
  ]);
  expect(lines.join('')).not.toMatch(/people\.example|long password|of one project/);
});
