import { operations } from '@suite/api';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApp } from '../../app.ts';
import { IDS } from '../../testing/fixture.ts';
import { openMailApp } from '../../testing/mail-app.ts';
import { clearPriceRequests, PRICE_REQUEST, setOffice } from '../../testing/price-requests.ts';
import { FAST_BACKEND } from '../../testing/test-database.ts';

const FULL = {
  ...PRICE_REQUEST,
  apartmentId: 103,
  emailTemplateToUse: 'information_request',
  phoneNumber: '00381 64 123 456',
  note: 'First line\nSecond <b>line</b>',
  localeId: 'rs',
  contactTime: 'posle 17',
  subscribeToNewsletter: true,
};

describe.each([FAST_BACKEND])('asking for a price on %s', (backend) => {
  let app: Awaited<ReturnType<typeof openMailApp>>;
  beforeAll(async () => {
    app = await openMailApp(backend);
    await setOffice(app.db);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await clearPriceRequests(app.db);
    app.server.mails.length = 0;
  });

  const ask = (body: unknown, headers: Record<string, string> = {}) =>
    app.call('askForPrice', { body, headers });
  const enquiries = () => app.db.selectFrom('enquiries').selectAll().orderBy('id').execute();
  const countMails = async () =>
    (await sql<{ count: number }>`select count(*)::int as count from mails`.execute(app.db)).rows[0]?.count;
  const mailTo = (address: string) =>
    vi.waitFor(
      () => {
        const mail = app.server.mails.find(({ to }) => to.includes(address));
        if (!mail) throw new Error(`No mail to ${address}`);
        return mail;
      },
      { timeout: 15_000 },
    );

  it('[R7.068] [R3.028] stores the request, mails the office and the visitor', async () => {
    const response = await ask(FULL);
    expect([response.statusCode, response.json()]).toEqual([202, { ok: true }]);
    const [office, visitor] = [await mailTo('office@sales.example'), await mailTo('ana@example.com')];
    const [stored, ...more] = await enquiries();
    expect(more).toEqual([]);
    expect(stored).toMatchObject({
      project_id: 1,
      apartment_id: 103,
      unit: 'House 1 - 3',
      email_template: 'information_request',
      email: 'ana@example.com',
      first_name: 'Ana',
      last_name: 'Anić',
      phone_number: '00381 64 123 456',
      note: FULL.note,
      contact_time: 'posle 17',
      locale: 'rs',
      subscribe_to_newsletter: true,
      fulfilled_at: null,
      mail_id: expect.any(Number),
    });
    expect(stored?.consented_at).toEqual(stored?.created_at);
    expect(office.to).toEqual(['office@sales.example']);
    expect(office.content).toMatchObject({
      subject: 'Information request: 3, House 1, Project 1',
      replyTo: [{ address: 'ana@example.com' }],
    });
    expect(office.content.text).toContain('> Second <b>line</b>');
    expect(office.content.html).toContain('Second &lt;b&gt;line&lt;/b&gt;');
    // The organisation offers no newsletter.
    for (const word of ['Anić', '00381 64 123 456', 'posle 17', 'Newsletter: No', 'Area: 80.0\u00A0m²']) {
      expect(office.content.text).toContain(word);
    }
    expect(visitor.content.replyTo).toBeUndefined();
    expect(visitor.content.subject).toBe('Primili smo Vaš zahtev: 3, Kuća 1, Projekat 1');
    expect(visitor.content.text).toContain(
      'https://homes.example/rs/masterplan/2/building/1/apartment/103\n',
    );
    expect(visitor.content.text).toContain('Površina: 80,0\u00A0m²');
    for (const { raw } of app.server.mails) expect(raw).not.toMatch(/140[,.]?000|200[,.]?000|€/);
  });

  it('takes as little as it needs', async () => {
    expect((await ask(PRICE_REQUEST)).statusCode).toBe(202);
    expect((await mailTo('office@sales.example')).content.subject).toBe(
      'Price request: 1, House 1, Project 1',
    );
    expect((await mailTo('ana@example.com')).content.text).toMatch(/^Dear Ana,/);
    expect(await enquiries()).toMatchObject([
      { locale: 'en', note: '', phone_number: '', subscribe_to_newsletter: false },
    ]);
  });

  it('[R7.068] names each field that is not valid, and keeps nothing', async () => {
    const other: [string, unknown][] = [
      ...[0, -1, 1.5, '101', null, 2 ** 31, undefined].map((value) => ['apartmentId', value] as const),
      ...['gift', 1, null].map((value) => ['emailTemplateToUse', value] as const),
      ...[
        'ana',
        'ana@',
        'ana@example.com\r\nBcc: victim@example.com',
        'ana@example.com,victim@example.com',
        'Ana <ana@example.com>',
        `${'a'.repeat(250)}@x.io`,
        '',
        5,
        undefined,
      ].map((value) => ['emailAddress', value] as const),
      ...['firstName', 'lastName'].flatMap((name) =>
        ['', '  ', 'x'.repeat(26), 'A\r\nB', 'A\u0000', 'A\u2028B', '\uD800', 7, undefined].map(
          (value) => [name, value] as const,
        ),
      ),
      ...['+381641', '064-1', 'abc', '1'.repeat(31), '1\n2'].map((value) => ['phoneNumber', value] as const),
      ...['x'.repeat(300), 'a\u0000b', '\uDC00', 1].map((value) => ['note', value] as const),
      ...['sr', 'de', 6].map((value) => ['localeId', value] as const),
      ...['x'.repeat(101), 'a\nb'].map((value) => ['contactTime', value] as const),
      ...[false, 'true', 1, undefined].map((value) => ['consentToPrivacyPolicy', value] as const),
      ...['yes', 1].map((value) => ['subscribeToNewsletter', value] as const),
      ['role', 'admin'],
    ].map(([name, value]) => [String(name), value]);
    for (const [name, value] of other) {
      const response = await ask({ ...FULL, [name]: value });
      expect([name, value, response.statusCode]).toEqual([name, value, 400]);
      const { errors } = response.json() as { errors: { path: string; message: string }[] };
      expect([name, value, errors.map(({ path }) => path)]).toEqual([name, value, [name]]);
      expect(errors[0]?.message).toMatch(/\.$/);
    }
    expect([await enquiries(), await countMails()]).toEqual([[], 0]);
  });

  it('allows a note of 299 characters and names of 25', async () => {
    const body = {
      ...PRICE_REQUEST,
      note: 'x'.repeat(299),
      firstName: 'a'.repeat(25),
      lastName: 'b'.repeat(25),
    };
    expect((await ask(body)).statusCode).toBe(202);
  });

  it.each([IDS.unpublishedUnit, 201, 301, 601, 999_999])('does not know unit %i', async (apartmentId) => {
    const response = await ask({ ...PRICE_REQUEST, apartmentId });
    expect([response.statusCode, response.json().message]).toEqual([
      404,
      `There is no published unit ${apartmentId}.`,
    ]);
    expect([await enquiries(), await countMails()]).toEqual([[], 0]);
  });

  it('answers a robot alike and keeps nothing', async () => {
    const response = await ask({ ...PRICE_REQUEST, apartmentId: 999_999, website: 'https://spam.example' });
    expect([response.statusCode, response.json()]).toEqual([202, { ok: true }]);
    expect([await enquiries(), await countMails()]).toEqual([[], 0]);
    expect((await ask({ ...PRICE_REQUEST, website: '' })).statusCode).toBe(202);
    expect(await enquiries()).toHaveLength(1);
  });

  it('stores a repeated request once, however many come at once', async () => {
    const headers = { 'idempotency-key': '0f8fad5b-d9cb-469f-a165-70867728950e' };
    const responses = await Promise.all(Array.from({ length: 10 }, () => ask(PRICE_REQUEST, headers)));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(202));
    expect(await enquiries()).toHaveLength(1);
    expect(await countMails()).toBe(2);
    expect((await ask(PRICE_REQUEST, headers)).statusCode).toBe(202);
    expect(await enquiries()).toHaveLength(1);
  });

  it('loses no other request with the same key, and takes none without one for a repetition', async () => {
    const headers = { 'idempotency-key': 'a-key-of-16-chars' };
    await ask(PRICE_REQUEST, headers);
    await ask({ ...PRICE_REQUEST, apartmentId: 102 }, headers);
    await ask({ ...PRICE_REQUEST, emailAddress: 'other@example.com', firstName: 'Eva' }, headers);
    await ask(PRICE_REQUEST);
    await ask(PRICE_REQUEST);
    expect(await enquiries()).toHaveLength(5);
  });

  it.each(['short', 'x'.repeat(65), 'sixteen characters', 'a'.repeat(15), "1234567890123456'"])(
    'refuses the key %j in a sentence',
    async (key) => {
      const response = await ask(PRICE_REQUEST, { 'idempotency-key': key });
      expect(response.statusCode).toBe(400);
      expect(response.json().errors[0]).toMatchObject({
        path: 'Idempotency-Key',
        message: expect.stringMatching(/^The header Idempotency-Key must have .*\.$/),
      });
      expect(await enquiries()).toEqual([]);
    },
  );

  it('stores requests of a project that names no office, and mails the visitor', async () => {
    // An address of its own: mails of the tests before may still be on their way.
    const emailAddress = 'loft@example.com';
    expect((await ask({ ...PRICE_REQUEST, emailAddress, apartmentId: 501 })).statusCode).toBe(202);
    expect(await enquiries()).toMatchObject([{ project_id: 2, mail_id: null }]);
    const { text } = (await mailTo(emailAddress)).content;
    expect(text).toContain('Loft');
    expect(text).not.toContain('Status');
  });

  it('limits an address to five requests in ten minutes', async () => {
    const limited = await createApp({ mediaDir: app.mediaDir, logLevel: 'silent', rateLimits: true });
    limited.setDatabase(app.db);
    const { method, path: url } = operations.askForPrice;
    const statuses = [];
    for (let count = 0; count < 6; count += 1) {
      statuses.push((await limited.http.inject({ method, url, payload: PRICE_REQUEST })).statusCode);
    }
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
    await limited.http.close();
  });
});
