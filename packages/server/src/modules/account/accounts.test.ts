import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logInWith } from '../../testing/browser.ts';
import { TEST_PASSWORD, TEST_PASSWORD_COST } from '../../testing/identities.ts';
import { mailsTo } from '../../testing/mailbox.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { FAST_BACKEND } from '../../testing/test-database.ts';
import { createPasswords } from '../session/passwords.ts';
import { deleteExpired } from '../session/repository.ts';
import { createInvitation, createUser, setRole } from './accounts.ts';

const DAY_MS = 24 * 3_600_000;

describe.each([FAST_BACKEND])('accounts by an administrator on %s', (backend) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(backend);
  });
  afterAll(() => app.close());

  const passwords = createPasswords(TEST_PASSWORD_COST);
  const rolesOf = async (email: string) => {
    const { bearer } = await logInWith(app.call, { email, password: TEST_PASSWORD });
    const response = await app.call('getUserRoles', { headers: bearer });
    return response.json().data.map((one: { attributes: { name: string } }) => one.attributes.name);
  };

  it('are made with a confirmed address, a name and a password', async () => {
    const email = 'Made@people.example';
    await createUser(app.db, passwords, {
      email,
      username: 'made',
      password: TEST_PASSWORD,
      firstName: 'Ana',
    });
    const { bearer } = await logInWith(app.call, { email: 'made', password: TEST_PASSWORD });
    const { attributes } = (await app.call('getProfile', { headers: bearer })).json().data;
    expect(attributes).toMatchObject({ email, username: 'made', firstName: 'Ana', lastName: '' });
  });

  it.each([
    [{ email: 'USER@people.example' }, 409],
    [{ username: 'User' }, 409],
    [{ email: 'no address' }, 400],
    [{ username: 'user@people.example' }, 400],
    [{ username: '' }, 400],
    [{ password: 'short 7' }, 400],
    [{ firstName: 'x'.repeat(26) }, 400],
  ])('are not made with %j', async (change, statusCode) => {
    const user = { email: 'unmade@people.example', password: TEST_PASSWORD, ...change };
    await expect(createUser(app.db, passwords, user)).rejects.toMatchObject({ statusCode });
  });

  it('get a role in place of those they had there', async () => {
    const email = 'promoted@people.example';
    await createUser(app.db, passwords, { email, password: TEST_PASSWORD });
    await setRole(app.db, { email, role: 'sales_agent', projectId: 1 });
    await setRole(app.db, { email: email.toUpperCase(), role: 'project_editor', projectId: 1 });
    expect(await rolesOf(email)).toEqual(['project_editor', 'user']);
    await setRole(app.db, { email, role: 'super_admin', projectId: null });
    expect(await rolesOf(email)).toEqual(['super_admin', 'project_editor', 'user']);
    await setRole(app.db, { email, role: 'user', projectId: null });
    await setRole(app.db, { email, role: 'user', projectId: 1 });
    expect(await rolesOf(email)).toEqual(['user']);
  });

  it('get no role on what is not there', async () => {
    const role = 'sales_agent';
    for (const [email, projectId] of [
      ['nobody@people.example', 1],
      ['user@people.example', 987_654],
    ] as const) {
      await expect(setRole(app.db, { email, role, projectId })).rejects.toMatchObject({ statusCode: 404 });
    }
  });

  it('are invited to a project by its name; who has an account gets the role only', async () => {
    const invite = (email: string, projectId = 1) =>
      createInvitation(app.db, {
        ...{ email, projectId, role: 'project_editor', locale: 'rs' },
        publicUrl: 'https://homes.example',
      });
    await invite('fresh@people.example');
    await invite('Fresh@people.example');
    const mails = await mailsTo(app.db, 'fresh@people.example');
    expect(mails.map(({ template }) => template)).toEqual(['set-password', 'set-password']);
    expect(mails[0]?.text).toContain('Projekat 1');
    expect(await invite('sales_agent@people.example')).toMatchObject({ isMailed: false });
    expect(await mailsTo(app.db, 'sales_agent@people.example')).toEqual([]);
    expect(await rolesOf('sales_agent@people.example')).toEqual(['project_editor', 'user']);
    await expect(invite('no address')).rejects.toMatchObject({ statusCode: 400 });
    await expect(invite('other@people.example', 987_654)).rejects.toMatchObject({ statusCode: 404 });
    const other = app.db.selectFrom('users').select('id').where('email', '=', 'other@people.example');
    expect(await other.execute()).toEqual([]);
  });

  it('lose what counts for nothing any more, and only that', async () => {
    await deleteExpired(app.db);
    const ago = (ms: number) => new Date(Date.now() - ms);
    const past = { created_at: ago(40 * DAY_MS), locale: 'en' as const };
    const names = (email: string) => ({ email, email_key: email, username: email, username_key: email });
    await app.db
      .insertInto('users')
      .values([
        { ...names('never-confirmed@people.example'), ...past },
        { ...names('confirmed@people.example'), ...past, email_confirmed_at: ago(1) },
        { ...names('just-registered@people.example'), locale: 'en' },
      ])
      .execute();
    const session = (expires_at: Date, revoked_at: Date | null) => ({
      ...{ id: crypto.randomUUID(), user_id: 1, expires_at, revoked_at },
    });
    await app.db
      .insertInto('sessions')
      .values([
        session(ago(1), null),
        session(ago(-DAY_MS), ago(2 * DAY_MS)),
        session(ago(-DAY_MS), ago(1)),
        session(ago(-DAY_MS), null),
      ])
      .execute();
    const token = (token_hash: string, expires_at: Date, used_at: Date | null) => ({
      ...{ token_hash, purpose: 'reset-password' as const, user_id: 1, expires_at, used_at },
    });
    await app.db
      .insertInto('one_time_tokens')
      .values([
        token('over', ago(1), null),
        token('used', ago(-DAY_MS), ago(2 * DAY_MS)),
        token('good', ago(-DAY_MS), null),
      ])
      .execute();
    await app.db
      .insertInto('login_attempts')
      .values([
        { key_hash: 'old', failures: 3, last_failed_at: ago(DAY_MS) },
        { key_hash: 'new', failures: 3, last_failed_at: ago(1) },
      ])
      .execute();
    expect(await deleteExpired(app.db)).toEqual({ sessions: 2, tokens: 2, attempts: 1, accounts: 1 });
    expect(await deleteExpired(app.db)).toEqual({ sessions: 0, tokens: 0, attempts: 0, accounts: 0 });
  });
});
