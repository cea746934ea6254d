import * as api from '@suite/api/endpoints';
import { describe, expect, it, vi } from 'vitest';
import * as account from './account.ts';
import { call, callFile } from './call.ts';
import { type LocalApi, openLocalApi, sendJson } from './fixtures/local-api.ts';
import { tokenFor } from './fixtures/tokens.ts';
import { hasAccessToken, onSessionEnded, setAccessToken } from './session.ts';
import { loadProfile } from './sign-in.ts';
import { upload } from './upload.ts';

const PROFILE = {
  id: 5,
  firstName: 'Ana',
  lastName: 'Anić',
  email: 'ana@example.com',
  username: 'ana',
  createdAt: '2026-11-20T08:40:00.000Z',
  updatedAt: '2026-11-20T08:40:00.000Z',
  roles: [],
};
const TOKEN = 'A'.repeat(43);
const answering = (status: number, body: unknown) =>
  openLocalApi((_, response) => sendJson(response, status, body));
const sentTo = (server: LocalApi) =>
  server.seen.map(({ method, url, body }) => [
    `${method} ${url}`,
    body === '' ? null : (JSON.parse(Buffer.from(body, 'latin1').toString()) as unknown),
  ]);

describe('what people send', () => {
  const email = 'ana@example.com';
  it.each<[() => Promise<unknown>, string, unknown]>([
    [
      () => call(api.signUp, { body: { email, password: 'password', localization: 'rs' } }),
      'POST signup',
      { email, password: 'password', localization: 'rs' },
    ],
    [
      () => call(api.sendConfirmation, { body: { email, localeId: 'rs' } }),
      'POST confirm-email',
      { email, localeId: 'rs' },
    ],
    [() => account.confirmEmail(TOKEN), 'POST confirm-email-verify', { token: TOKEN }],
    [
      () => call(api.resetPassword, { body: { email, localeId: 'en' } }),
      'POST password-reset',
      { email, localeId: 'en' },
    ],
    [
      () => call(api.resetPassword, { body: { username: 'ana', localeId: 'rs' } }),
      'POST password-reset',
      { username: 'ana', localeId: 'rs' },
    ],
    [() => account.verifyPasswordReset(TOKEN), 'POST password-reset-verify', { token: TOKEN }],
    [
      () => call(api.resetPassword, { body: { token: TOKEN, password: 'password' } }),
      'POST password-reset',
      { token: TOKEN, password: 'password' },
    ],
    [
      () => call(api.setPassword, { body: { token: TOKEN, password: 'password' } }),
      'POST password-set',
      { token: TOKEN, password: 'password' },
    ],
    [
      () => call(api.updatePassword, { body: { password: 'password', currentPassword: undefined } }),
      'PUT password-update',
      { password: 'password' },
    ],
    [
      () => call(api.updatePassword, { body: { password: 'password', currentPassword: 'former' } }),
      'PUT password-update',
      { password: 'password', currentPassword: 'former' },
    ],
    [
      () => call(api.setProjectPassword, { body: { projectId: 1, password: 'password' } }),
      'PUT project-password',
      { projectId: 1, password: 'password' },
    ],
    [
      () => call(api.isAllowed, { resource: 'price', permission: 'read' }),
      'GET is-allowed?resource=price&permission=read',
      null,
    ],
  ])('%s', async (ask, request, body) => {
    await using server = await answering(200, { ok: true });
    await ask();
    const [method, path] = request.split(' ');
    expect(sentTo(server)).toEqual([[`${method} /api/v1/users/${path}`, body]]);
  });
});

describe('the login at an organisation', () => {
  const returned = { code: 'a', state: 'b' };

  it('signs in by what came back with the browser, and says where the person was', async () => {
    await using server = await answering(200, { token: TOKEN, returnTo: '/map' });
    await expect(account.logInWithSingleSignOn(returned)).resolves.toEqual({
      secondFactor: null,
      returnTo: '/map',
    });
    expect(sentTo(server)).toEqual([['POST /api/v1/users/auth/single-sign-on', returned]]);
    expect(hasAccessToken()).toBe(true);
    setAccessToken(null);
  });

  it('signs nobody in before the second step', async () => {
    const secondFactor = { loginToken: 'a.b.c', methods: ['totp'] };
    await using _server = await answering(200, { secondFactor, returnTo: '/map' });
    await expect(account.logInWithSingleSignOn(returned)).resolves.toEqual({
      secondFactor,
      returnTo: '/map',
    });
    expect(hasAccessToken()).toBe(false);
  });

  it('takes no answer without a token', async () => {
    await using _server = await answering(200, { returnTo: '/map' });
    await expect(account.logInWithSingleSignOn(returned)).rejects.toMatchObject({ code: 'invalid-format' });
  });
});

describe('the profile', () => {
  it('is loaded and changed', async () => {
    await using server = await answering(200, { data: { id: 5, type: 'profile', attributes: PROFILE } });
    await expect(loadProfile()).resolves.toEqual(PROFILE);
    await expect(call(api.updateProfile, { body: { firstName: 'Ana', lastName: 'Anić' } })).resolves.toEqual(
      PROFILE,
    );
    expect(sentTo(server)[1]).toEqual(['PATCH /api/v1/users', { firstName: 'Ana', lastName: 'Anić' }]);
  });

  it('that cannot be loaded is a failure, which is not the same as nobody signed in', async () => {
    await using _api = await answering(500, { message: 'Down' });
    await expect(loadProfile()).rejects.toMatchObject({ status: 500, message: 'Down' });
  });
});

describe('the token of a link', () => {
  it.each([
    [200, { valid: true }, true],
    [200, { data: { valid: true } }, true],
    [200, {}, false],
    [400, { code: 'invalid-link', message: 'Used' }, false],
  ])('answered by %d %j holds: %s', async (status, body, holds) => {
    await using _api = await answering(status, body);
    await expect(account.confirmEmail(TOKEN)).resolves.toBe(holds);
    await expect(account.verifyPasswordReset(TOKEN)).resolves.toBe(holds);
  });

  it('is not called used when the server fails', async () => {
    await using _api = await answering(503, {});
    await expect(account.confirmEmail(TOKEN)).rejects.toMatchObject({ status: 503 });
  });
});

describe('the account', () => {
  it('is exported as a file', async () => {
    await using _api = await answering(200, { email: 'ana@example.com' });
    const file = await callFile(api.exportAccount);
    expect([file.type, await file.text()]).toEqual(['application/json', '{"email":"ana@example.com"}']);
  });

  it('is deleted, and the session with it', async () => {
    await using server = await openLocalApi((_, response) => response.writeHead(204).end());
    const ended = vi.fn();
    setAccessToken(tokenFor('5'));
    onSessionEnded(ended);
    await account.deleteAccount('password');
    expect(sentTo(server)).toEqual([['DELETE /api/v1/users', { currentPassword: 'password' }]]);
    expect(ended.mock.calls).toEqual([['signed-out']]);
  });

  it('stays when the password is wrong', async () => {
    await using _api = await answering(403, { code: 'wrong-password', message: 'Wrong' });
    setAccessToken(tokenFor('5'));
    await expect(account.deleteAccount('x')).rejects.toMatchObject({ status: 403, message: 'Wrong' });
    expect(hasAccessToken()).toBe(true);
  });

  it('takes a file for a project, its fields before it', async () => {
    await using server = await answering(201, {
      data: { id: 7, type: 'media', attributes: { id: 7, name: 'Contract' } },
    });
    const file = new File(['%PDF-'], 'contract.pdf', { type: 'application/pdf' });
    await expect(
      upload(api.addUserMedia, { projectId: 1, form: { name: 'Contract', file } }),
    ).resolves.toEqual({ id: 7, name: 'Contract' });
    const [request] = server.seen;
    expect(request?.url).toBe('/api/v1/users/project/1/add-user-media');
    expect(request?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(request?.body).toMatch(/name="name".*Contract.*name="file"; filename="contract.pdf".*%PDF-/s);
  });
});
