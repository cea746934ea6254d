import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messageOf } from '../../mail/message.ts';
import { setOffice } from '../../testing/price-requests.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { FAST_BACKEND } from '../../testing/test-database.ts';
import { deletePersonalData, exportPersonalData } from '../account/personal-data-repository.ts';
import { deleteUnconfirmed } from './repository.ts';

const PUBLIC_URL = 'https://homes.example';
const EMAIL = 'Ana@example.com';
const REQUEST = {
  apartmentId: 101,
  emailAddress: EMAIL,
  firstName: 'Ana',
  lastName: 'Anić',
  consentToPrivacyPolicy: true,
  subscribeToNewsletter: true,
};
const UNKNOWN = 'A'.repeat(43);
const DAY_MS = 24 * 60 * 60 * 1000;

describe.each([FAST_BACKEND])('the newsletter of an organisation on %s', (backend) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(backend, { publicUrl: PUBLIC_URL });
    await setOffice(app.db);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    for (const table of ['enquiries', 'mails', 'newsletter_subscriptions'] as const) {
      await app.db.deleteFrom(table).execute();
    }
    await setOrganization({ request_form: 'own-consent', newsletter_link_hours: 72 });
  });

  const setOrganization = (
    values: Partial<{ request_form: 'standard' | 'own-consent'; newsletter_link_hours: number }>,
  ) => app.db.updateTable('organizations').set(values).where('id', '=', 1).execute();
  const ask = async (change: object = {}) => {
    const response = await app.call('askForPrice', { body: { ...REQUEST, ...change } });
    expect(response.statusCode).toBe(202);
  };
  const mailsOf = (template: string) =>
    app.db.selectFrom('mails').selectAll().where('template', '=', template).orderBy('id').execute();
  const lastMail = async (template: string) => {
    const mail = (await mailsOf(template)).at(-1);
    if (!mail) throw new Error(`There is no mail ${template}`);
    return mail;
  };
  const tokenIn = (text: string | null, key: 'token' | 'unsubscribe') => {
    const token = new RegExp(`/newsletter#${key}=([\\w-]{43})\\b`).exec(text ?? '')?.[1];
    if (!token) throw new Error(`There is no link with ${key}`);
    return token;
  };
  const asked = async (change: object = {}) => {
    await ask(change);
    const { body_text: text } = await lastMail('newsletter-confirm');
    return { token: tokenIn(text, 'token'), unsubscribe: tokenIn(text, 'unsubscribe') };
  };
  const confirm = async (token: string) => {
    const response = await app.call('confirmNewsletter', { body: { token } });
    return [response.statusCode, response.json().code ?? response.json().valid];
  };
  const unsubscribe = async (token: string) => {
    const response = await app.call('unsubscribeNewsletter', { query: `token=${token}` });
    return [response.statusCode, response.json()];
  };
  const seenByStaff = async () => {
    const response = await app.call('listEnquiries', { headers: app.headersOf.super_admin });
    return response.json().data[0].attributes.newsletter;
  };
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);

  it('is asked for, confirmed and withdrawn, and staff see which and since when', async () => {
    await ask({ subscribeToNewsletter: false });
    const none = { state: 'none', askedAt: null, confirmedAt: null, withdrawnAt: null };
    expect(await seenByStaff()).toEqual(none);
    const { token } = await asked();
    expect(await seenByStaff()).toEqual({ ...none, state: 'asked', askedAt: time });
    expect(await confirm(token)).toEqual([200, true]);
    expect(await seenByStaff()).toEqual({ ...none, state: 'confirmed', askedAt: time, confirmedAt: time });
    const { body_text: text } = await lastMail('newsletter-confirmed');
    expect(await unsubscribe(tokenIn(text, 'unsubscribe'))).toEqual([200, { ok: true }]);
    expect(await seenByStaff()).toEqual({
      state: 'withdrawn',
      askedAt: time,
      confirmedAt: time,
      withdrawnAt: time,
    });
    const csv = await app.call('exportEnquiries', { headers: app.headersOf.super_admin });
    expect(csv.body).toMatch(/,withdrawn,2\d{3}-.*Z,2\d{3}-.*Z,2\d{3}-.*Z,/);
  });

  it('is nothing where the organisation offers none', async () => {
    await setOrganization({ request_form: 'standard' });
    await ask();
    expect(await seenByStaff()).toBeNull();
    expect(await mailsOf('newsletter-confirm')).toEqual([]);
    expect((await lastMail('price-request')).body_text).toContain('Newsletter: No');
  });

  it('is confirmed once, and a link that is opened again says the same', async () => {
    const { token } = await asked();
    expect(await confirm(token)).toEqual([200, true]);
    expect(await confirm(token)).toEqual([200, true]);
    expect(await mailsOf('newsletter-confirmed')).toHaveLength(1);
    await ask();
    expect(await mailsOf('newsletter-confirm')).toHaveLength(1);
    expect((await seenByStaff()).state).toBe('confirmed');
  });

  it('responds alike to links that are unknown, too old, withdrawn or for something else', async () => {
    const { token, unsubscribe: other } = await asked();
    for (const one of [UNKNOWN, other]) expect(await confirm(one)).toEqual([400, 'invalid-link']);
    for (const one of [UNKNOWN, token]) expect(await unsubscribe(one)).toEqual([200, { ok: true }]);
    expect((await seenByStaff()).state).toBe('asked');
    await sql`update newsletter_tokens set expires_at = now() where expires_at is not null`.execute(app.db);
    expect(await confirm(token)).toEqual([400, 'invalid-link']);
    const again = await asked();
    await unsubscribe(again.unsubscribe);
    expect(await confirm(again.token)).toEqual([400, 'invalid-link']);
    expect((await seenByStaff()).state).toBe('withdrawn');
  });

  it('is asked about again after it was withdrawn', async () => {
    const first = await asked();
    await confirm(first.token);
    await unsubscribe(first.unsubscribe);
    const second = await asked();
    expect((await seenByStaff()).state).toBe('asked');
    expect(await confirm(second.token)).toEqual([200, true]);
    expect((await seenByStaff()).state).toBe('confirmed');
  });

  it('stores hashes of its tokens, and how long a link holds is a setting', async () => {
    await setOrganization({ newsletter_link_hours: 5 });
    const { token, unsubscribe: other } = await asked();
    const stored = await app.db.selectFrom('newsletter_tokens').selectAll().execute();
    expect(stored).toHaveLength(2);
    expect(JSON.stringify(stored)).not.toMatch(new RegExp(`${token}|${other}`));
    const hours = stored.map(
      ({ expires_at: end }) => end && Math.round((end.getTime() - Date.now()) / 3.6e6),
    );
    expect(hours.toSorted()).toEqual([5, null]);
    expect((await lastMail('newsletter-confirm')).body_text).toContain('The link is valid for 5 hours.');
  });

  it('mails an address three questions a day at most', async () => {
    for (let count = 0; count < 4; count += 1) await ask({ emailAddress: EMAIL.toLowerCase() });
    expect(await mailsOf('newsletter-confirm')).toHaveLength(3);
  });

  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ])('has a button in mailboxes, which send %s', async (contentType, payload) => {
    const { token } = await asked();
    await confirm(token);
    for (const template of ['newsletter-confirm', 'newsletter-confirmed']) {
      const mail = await lastMail(template);
      const { headers } = messageOf(
        { ...OUTGOING, unsubscribeUrl: mail.unsubscribe_url },
        'mail@homes.example',
      );
      expect(headers).toMatchObject({
        'List-Unsubscribe': expect.stringMatching(
          /^<https:\/\/homes\.example\/api\/v1\/public\/newsletter\/unsubscribe\?token=[\w-]{43}>$/,
        ),
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      });
    }
    const url = (await lastMail('newsletter-confirmed')).unsubscribe_url?.replace(PUBLIC_URL, '') ?? '';
    // A machine that only looks changes nothing.
    expect((await app.http.inject({ method: 'GET', url })).statusCode).toBe(405);
    expect((await seenByStaff()).state).toBe('confirmed');
    const headers = { 'content-type': contentType };
    const response = await app.http.inject({ method: 'POST', url, headers, payload });
    expect([response.statusCode, response.json()]).toEqual([200, { ok: true }]);
    expect((await seenByStaff()).state).toBe('withdrawn');
  });

  it('has no such button in other mails, and no other call takes such forms', async () => {
    await asked();
    expect((await lastMail('price-request-received')).unsubscribe_url).toBeNull();
    const { headers } = messageOf(OUTGOING, 'mail@homes.example');
    expect(headers).toEqual({ 'Auto-Submitted': 'auto-generated' });
    const refused = await app.http.inject({
      method: 'POST',
      url: '/api/v1/public/apartments/ask-for-price',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'apartmentId=101',
    });
    expect(refused.statusCode).toBe(415);
  });

  it('tells the office that it is not confirmed yet', async () => {
    await asked();
    expect((await lastMail('price-request')).body_text).toContain('Newsletter: Asked for, not confirmed yet');
  });

  it('is among what is known of the person, and goes with it', async () => {
    const { token } = await asked();
    await confirm(token);
    expect((await exportPersonalData(app.db, EMAIL)).newsletters).toEqual([
      { organizationId: 1, askedAt: expect.any(Date), confirmedAt: expect.any(Date), withdrawnAt: null },
    ]);
    await deletePersonalData(app.db, EMAIL.toUpperCase());
    expect((await exportPersonalData(app.db, EMAIL)).newsletters).toEqual([]);
    expect(await app.db.selectFrom('newsletter_tokens').selectAll().execute()).toEqual([]);
  });

  it('is forgotten a month after it was asked for and not confirmed', async () => {
    const { token } = await asked();
    await ask({ emailAddress: 'bob@example.com' });
    await confirm(token);
    expect(await deleteUnconfirmed(app.db, new Date(Date.now() + 27 * DAY_MS))).toBe(0);
    expect(await deleteUnconfirmed(app.db, new Date(Date.now() + 32 * DAY_MS))).toBe(1);
    const left = await app.db.selectFrom('newsletter_subscriptions').select('email').execute();
    expect(left).toEqual([{ email: EMAIL }]);
    expect(await confirm(token)).toEqual([400, 'invalid-link']);
  });
});

const OUTGOING = {
  id: 1,
  idempotencyKey: 'key',
  to: 'ana@example.com',
  replyTo: null,
  subject: 'Subject',
  text: 'text',
  html: 'html',
  unsubscribeUrl: null,
};
