import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { type OperationName, operationPath, operations } from '@suite/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logInWith, withCookie } from '../testing/browser.ts';
import { TEST_PASSWORD } from '../testing/identities.ts';
import { sampleRequest } from '../testing/sample-requests.ts';
import { openAppBeside, openTestApp, type TestApp } from '../testing/test-app.ts';
import { FAST_BACKEND } from '../testing/test-database.ts';

/** By the specification they are GET. They take requests of scripts of our own pages alone. */
const CHANGING = ['logOut', 'refreshToken'] as const satisfies OperationName[];
const READS = (Object.keys(operations) as OperationName[]).filter(
  (name) =>
    operations[name].method === 'GET' &&
    operations[name].response !== 'events' &&
    !CHANGING.some((changing) => changing === name),
);
/** What a read leaves: an entry of the ledger. */
const LEDGER = ['audit_entries', 'audit_chain'];

describe('methods that browsers send without being asked', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(FAST_BACKEND);
  });
  afterAll(() => app.close());

  async function contents(): Promise<Readonly<Record<string, string>>> {
    const tables = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(app.db);
    const all: Record<string, string> = {};
    for (const { name } of tables.rows) {
      if (LEDGER.includes(name)) continue;
      const { rows } = await sql<{ text: string }>`
        select coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as text
        from ${sql.table(name)} t`.execute(app.db);
      all[name] = rows[0]?.text ?? '';
    }
    return all;
  }

  it('change nothing: every GET by a super admin and by a guest, but two', async () => {
    const before = await contents();
    expect(Object.keys(before).length).toBeGreaterThan(40);
    for (const headers of [app.headersOf.super_admin, {}])
      for (const name of READS) await app.call(name, { ...sampleRequest(name), headers });
    expect(await contents()).toEqual(before);
  });

  it.each(CHANGING)(
    '%s, which does, takes no link, picture, script, form or page of another site',
    async (name) => {
      const { cookie } = await logInWith(app.call, { email: 'user@people.example', password: TEST_PASSWORD });
      for (const [site, mode, dest] of [
        ['none', 'navigate', 'document'],
        ['same-origin', 'navigate', 'document'],
        ['same-origin', 'navigate', 'iframe'],
        ['same-origin', 'no-cors', 'image'],
        ['same-origin', 'no-cors', 'script'],
        ['same-site', 'no-cors', 'style'],
        ['cross-site', 'navigate', 'document'],
        ['cross-site', 'no-cors', 'image'],
        ['cross-site', 'cors', 'empty'],
      ]) {
        const from = {
          'sec-fetch-site': site ?? '',
          'sec-fetch-mode': mode ?? '',
          'sec-fetch-dest': dest ?? '',
        };
        const response = await app.call(name, { headers: { ...withCookie(cookie), ...from } });
        expect([from, response.statusCode, response.json().code]).toEqual([from, 403, 'foreign-page']);
      }
      const own = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' };
      const response = await app.call(name, { headers: { ...withCookie(cookie), ...own } });
      expect(response.statusCode).toBe(200);
    },
  );

  it.each(['TRACE', 'CONNECT', 'TRACK', 'DEBUG', 'PROPFIND'])(
    'are not %s, which gives nothing back',
    async (method) => {
      const { http } = await openAppBeside(app);
      const { port } = new URL(await http.listen({ port: 0, host: '127.0.0.1' }));
      for (const path of ['/', operationPath('getProfile'), '/metrics', '*']) {
        const socket = connect(Number(port), '127.0.0.1');
        socket.write(
          `${method} ${path} HTTP/1.1\r\nHost: a\r\nX-Secret: of the sender\r\nConnection: close\r\n\r\n`,
        );
        const response = await text(socket).catch(() => '');
        expect([path, response]).toEqual([path, expect.not.stringMatching(/^HTTP\/1.1 [123]|of the sender/)]);
      }
    },
  );
});
