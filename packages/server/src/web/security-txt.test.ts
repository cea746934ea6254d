import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAppBeside, openTestApp, type TestApp } from '../testing/test-app.ts';
import { securityTxt } from './security-txt.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp('PGlite');
});
afterAll(() => app.close());

const read = async (http: TestApp['http']) => http.inject('/.well-known/security.txt');

it('says whom to write to, and until when that holds', async () => {
  const { http } = await openAppBeside(app, {
    securityContact: 'mailto:security@homes.example',
    publicUrl: 'https://homes.example',
  });
  const response = await read(http);
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const [, expires = ''] = /^Expires: (.+)$/m.exec(response.body) ?? [];
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(178);
  expect(days).toBeLessThan(365);
  expect(response.body).toContain('Contact: mailto:security@homes.example\n');
  expect(response.body).toContain('Canonical: https://homes.example/.well-known/security.txt\n');
});

it('is the same all day, so that it can be kept', () => {
  const at = (time: string) => securityTxt({ contact: 'mailto:a@b.example', publicUrl: '' }, new Date(time));
  expect(at('2026-01-01T23:59:59Z')).toBe(at('2026-01-01T00:00:00Z'));
});

it('is not there where nobody is named', async () => {
  expect((await read(app.http)).statusCode).toBe(404);
});
