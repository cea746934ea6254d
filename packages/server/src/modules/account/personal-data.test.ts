import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logInWith, refreshCookieOf } from '../../testing/browser.ts';
import { TEST_PASSWORD, TEST_PASSWORD_COST } from '../../testing/identities.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { FAST_BACKEND } from '../../testing/test-database.ts';
import { createPasswords } from '../session/passwords.ts';
import { createUser, setRole } from './accounts.ts';
import { deletePersonalData, exportPersonalData } from './personal-data-repository.ts';

describe.each([FAST_BACKEND])('what is known of a person on %s', (backend) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(backend);
  });
  afterAll(() => app.close());

  /** A person with an account, a role and an enquiry, open or fulfilled, which was mailed to the office. */
  async function personWithEverything(email: string): Promise<void> {
    await createUser(app.db, createPasswords(TEST_PASSWORD_COST), { email, password: TEST_PASSWORD });
    await setRole(app.db, { email, role: 'sales_agent', projectId: 1 });
    await save(email);
    for (const fulfilled_at of [null, new Date()]) await enquire(email, fulfilled_at);
  }

  async function save(email: string): Promise<void> {
    await app.db
      .insertInto('favorites')
      .columns(['user_id', 'apartment_id'])
      .expression((of) =>
        of
          .selectFrom('users')
          .select(['id', of.val(101).as('apartment_id')])
          .where('email_key', '=', email.toLowerCase()),
      )
      .execute();
  }

  async function enquire(email: string, fulfilled_at: Date | null): Promise<void> {
    const key = `${email}:${String(fulfilled_at)}`;
    const { id } = await app.db
      .insertInto('mails')
      .values({
        idempotency_key: key,
        template: 'price-request',
        recipient: 'office@people.example',
        recipient_key: 'office@people.example',
        reply_to: email,
        subject: 'Price request',
        body_text: 'Jane Secret',
        body_html: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await app.db
      .insertInto('enquiries')
      .values({
        idempotency_key: key,
        project_id: 1,
        apartment_id: 101,
        unit: 'B1 1',
        email_template: 'default',
        email,
        email_key: email.toLowerCase(),
        first_name: 'Jane',
        last_name: 'Secret',
        phone_number: '00381601234567',
        note: 'Call me',
        contact_time: '',
        locale: 'en',
        subscribe_to_newsletter: false,
        consented_at: new Date(),
        fulfilled_at,
        mail_id: id,
      })
      .execute();
  }

  const everything = async () => {
    const tables = [
      'users',
      'user_roles',
      'sessions',
      'one_time_tokens',
      'favorites',
      'mails',
      'enquiries',
    ] as const;
    const rows = await Promise.all(tables.map((table) => app.db.selectFrom(table).selectAll().execute()));
    return JSON.stringify(rows);
  };

  it('is given to the person as a file, without passwords and tokens', async () => {
    const email = 'Exporting@people.example';
    await personWithEverything(email);
    await app.call('resetPassword', { body: { email } });
    const { bearer, token } = await logInWith(app.call, { email, password: TEST_PASSWORD });
    const response = await app.call('exportAccount', { headers: bearer });
    expect(response.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="personal-data.json"',
      'cache-control': 'no-store',
    });
    const data = response.json();
    expect(data).toMatchObject({
      account: { email, username: email, locale: 'en' },
      roles: [{ role: 'sales_agent', projectId: 1 }],
      projectPasswords: [],
      sessions: [{ createdAt: expect.any(String), endedAt: null }],
      favorites: [{ apartmentId: 101, savedAt: expect.any(String) }],
      media: [],
      mails: [{ subject: expect.any(String), state: 'queued', sentAt: null }],
    });
    expect(data.enquiries).toHaveLength(2);
    expect(data.enquiries[0]).toMatchObject({
      unit: 'B1 1',
      firstName: 'Jane',
      phoneNumber: '00381601234567',
    });
    expect(response.body).not.toMatch(/argon2|#token|_hash/);
    expect(response.body).not.toContain(token);
    expect((await app.call('exportAccount')).statusCode).toBe(401);
  });

  it('of an enquirer without an account is found by the address', async () => {
    await enquire('enquirer@people.example', null);
    const data = await exportPersonalData(app.db, 'ENQUIRER@people.example');
    expect(data).toMatchObject({
      account: null,
      roles: [],
      sessions: [],
      enquiries: [{ id: expect.any(Number) }],
    });
    expect(await deletePersonalData(app.db, 'Enquirer@people.example')).toEqual({
      accounts: 0,
      enquiries: 1,
      mailIds: [expect.any(Number)],
    });
  });

  it('goes with the account: nothing of it stays, and nothing of others goes', async () => {
    const email = 'leaving@people.example';
    await personWithEverything('staying@people.example');
    const before = await everything();
    await personWithEverything(email);
    await app.call('resetPassword', { body: { email } });
    const { bearer, cookie } = await logInWith(app.call, { email, password: TEST_PASSWORD });
    const leave = (currentPassword: string) =>
      app.call('deleteAccount', { headers: bearer, body: { currentPassword } });
    const other = await leave('wrong');
    expect([other.statusCode, other.json().code]).toEqual([403, 'wrong-password']);
    expect((await app.call('getProfile', { headers: bearer })).statusCode).toBe(200);
    const response = await leave(TEST_PASSWORD);
    expect([response.statusCode, response.body]).toEqual([204, '']);
    expect(refreshCookieOf(response)?.value).toBe('');
    expect(await everything()).toBe(before);
    expect(before).toContain('staying@people.example');
    expect((await app.call('getProfile', { headers: bearer })).statusCode).toBe(401);
    const refresh = { cookie: `rt=${cookie}`, 'sec-fetch-site': 'same-origin' };
    expect((await app.call('refreshToken', { headers: refresh })).statusCode).toBe(401);
    expect((await app.call('logIn', { body: { email, password: TEST_PASSWORD } })).statusCode).toBe(401);
  });
});
