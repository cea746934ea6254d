import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openAppBeside, openTestApp, type TestApp } from '../../testing/test-app.ts';
import { FAST_BACKEND } from '../../testing/test-database.ts';
import { isCommon } from './common-passwords.ts';
import { isGuessable } from './guessable-passwords.ts';

describe('the most common passwords', () => {
  it.each([
    ...['password', '12345678', 'PassWord', 'QWERTYUIOP', 'ｐａｓｓｗｏｒｄ', '1qaz2wsx'],
    ...['Passw0rd!', 'Password1!', 'Summer2024!', 'beograd011', 'Srbija-123', 'partizan1'],
  ])('have %s', (password) => {
    expect(isCommon(password)).toBe(true);
  });

  it.each([
    ...['porto-vala-visitor', 'correct horse battery', 'toString', 'lozinka za more', '__proto__'],
    ...['football-in-the-rain', 'abc!4821', 'summer7319x2'],
  ])('do not have %s', (password) => {
    expect(isCommon(password)).toBe(false);
  });
});

describe('what anybody would guess here', () => {
  const names = ['Porto Vala', 'Đorđe', 'ana.petrovic@homes.example'];

  it.each([
    'PortoVala2026',
    'p0rt0v@la!',
    'apartment1',
    'Petrović99',
    'Đorđe1234',
    'vala vala vala',
    'Homes-Admin',
  ])('is %s', (password) => {
    expect(isGuessable(password, names)).toBe(true);
  });

  it.each([
    'porto-vala-visitor by night',
    'correct horse battery',
    '12345678',
    'anagram of the sea',
    '!!!!!!!!',
  ])('is not %s', (password) => {
    expect(isGuessable(password, names)).toBe(false);
  });
});

describe('calls that set a password', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(FAST_BACKEND);
  });
  afterAll(() => app.close());

  const token = 'A'.repeat(43);
  const CALLS = [
    ['signUp', { email: 'user@people.example' }],
    ['signUp', { email: 'nobody@people.example' }],
    ['resetPassword', { token }],
    ['setPassword', { token }],
    ['updatePassword', {}],
    ['setProjectPassword', { projectId: 1 }],
  ] as const;
  const refused = (code: string) => [
    400,
    expect.objectContaining({ code, errors: [expect.objectContaining({ path: 'password' })] }),
  ];

  it.each(CALLS)('%s refuses common ones alike, whoever it is about', async (name, body) => {
    const response = await app.call(name, {
      headers: app.headersOf.user,
      body: { ...body, password: 'Football' },
    });
    expect([response.statusCode, response.json()]).toEqual(refused('common-password'));
  });

  it.each(CALLS)('%s refuses names of projects and organisations', async (name, body) => {
    const { name: texts } = await app.db.selectFrom('organizations').select('name').executeTakeFirstOrThrow();
    const password = `2026 ${texts.en}`;
    const response = await app.call(name, { headers: app.headersOf.user, body: { ...body, password } });
    expect([response.statusCode, response.json()]).toEqual(refused('guessable-password'));
  });

  it('refuse the name of the person, and of a project that a guest does not see tell nothing', async () => {
    const response = await app.call('signUp', {
      body: { email: 'mirjana@people.example', password: 'Mirjana-2026' },
    });
    expect([response.statusCode, response.json()]).toEqual(refused('guessable-password'));
    await app.db
      .updateTable('projects')
      .set({ name: JSON.stringify({ en: 'Tajnovito' }), published: false })
      .where('id', '=', 2)
      .execute();
    const secret = await app.call('signUp', {
      body: { email: 'ana@people.example', password: 'Tajnovito-26' },
    });
    expect(secret.statusCode).toBe(202);
  });

  /** A service by range that knows one password, and counts. */
  async function openService(known: string, status = 200) {
    const asked: string[] = [];
    const hash = createHash('sha1').update(known).digest('hex').toUpperCase();
    const server = createServer((request, response) => {
      asked.push(`${request.url} ${request.headers['add-padding']}`);
      response.writeHead(status).end(`${'0'.repeat(35)}:3\r\n${hash.slice(5)}:42\r\n${'F'.repeat(35)}:0`);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    return { asked, hash, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/range/` };
  }

  it.each(CALLS)(
    '%s asks a service, which is told five letters of a hash, where one is set',
    async (name, body) => {
      const password = 'a stolen and long one';
      const service = await openService(password);
      const { call } = await openAppBeside(app, { breachedPasswordsUrl: service.url });
      const response = await call(name, { headers: app.headersOf.user, body: { ...body, password } });
      expect([response.statusCode, response.json()]).toEqual(refused('breached-password'));
      expect(service.asked).toEqual([`/range/${service.hash.slice(0, 5)} true`]);
    },
  );

  it('go by the offline list where the service does not respond as it should', async () => {
    const lines: string[] = [];
    for (const url of [(await openService('another password yet', 503)).url, 'http://127.0.0.1:1/range/']) {
      const log = { logLevel: 'warn', logTo: { write: (line: string) => lines.push(line) } } as const;
      const { call } = await openAppBeside(app, { breachedPasswordsUrl: url, ...log });
      const email = `${lines.length}-somebody@people.example`;
      expect((await call('signUp', { body: { email, password: 'another password yet' } })).statusCode).toBe(
        202,
      );
      expect((await call('signUp', { body: { email, password: 'football' } })).statusCode).toBe(400);
    }
    expect(lines.filter((line) => line.includes('breached passwords'))).toHaveLength(2);
    expect(lines.join()).not.toContain('another password');
  });
});
