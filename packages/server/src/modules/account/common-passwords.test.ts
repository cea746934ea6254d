import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { requireUncommon } from './common-passwords.ts';

describe('the most common passwords', () => {
  it.each(['password', '12345678', 'PassWord', 'QWERTYUIOP', 'ｐａｓｓｗｏｒｄ', '1qaz2wsx'])(
    'have %s',
    (password) => {
      expect(() => requireUncommon(password)).toThrow('This password is among the most common ones');
    },
  );

  it.each(['porto-vala-visitor', 'correct horse battery', 'toString', 'lozinka za more', '__proto__'])(
    'do not have %s',
    (password) => {
      expect(() => requireUncommon(password)).not.toThrow();
    },
  );
});

describe('calls that set a password', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp('PGlite');
  });
  afterAll(() => app.close());

  const password = 'Football';
  const token = 'A'.repeat(43);
  it.each([
    ['signUp', { email: 'user@people.example', password }],
    ['signUp', { email: 'nobody@people.example', password }],
    ['resetPassword', { token, password }],
    ['setPassword', { token, password }],
    ['updatePassword', { password }],
    ['setProjectPassword', { projectId: 1, password }],
  ] as const)('%s refuses them alike, whoever it is about', async (name, body) => {
    const response = await app.call(name, { headers: app.headersOf.user, body });
    expect([response.statusCode, response.json()]).toEqual([
      400,
      expect.objectContaining({
        code: 'common-password',
        errors: [expect.objectContaining({ path: 'password' })],
      }),
    ]);
  });
});
