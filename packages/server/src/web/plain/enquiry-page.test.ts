import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createApp } from '../../app.ts';
import { openPages, PAGES_ORIGIN, plainOf, type ServedPages } from '../../testing/served-pages.ts';
import { FAST_BACKEND } from '../../testing/test-database.ts';

const UNIT = '/masterplan/2/building/1/apartment/101';
const FORM = {
  apartmentId: '101',
  firstName: 'Ana',
  lastName: 'Anić',
  emailAddress: 'ana@example.com',
  phoneNumber: '+381 64 123',
  contactTime: '',
  note: 'First line\r\nSecond <b>line</b>',
  website: '',
  consent: 'on',
};

describe.each([FAST_BACKEND])('a form that a browser posts by itself on %s', (backend) => {
  let pages: ServedPages;
  beforeAll(async () => {
    pages = await openPages(backend);
    await pages.app.db.updateTable('organizations').set({ reply_days: 1 }).where('id', '=', 1).execute();
  });
  afterAll(() => pages.close());
  beforeEach(async () => {
    await pages.app.db.deleteFrom('enquiries').execute();
    await pages.app.db.deleteFrom('mails').execute();
  });

  const keyOn = async (url: string) =>
    /name="key" value="([^"]+)"/.exec(plainOf((await pages.get(url)).body))?.[1] ?? '';
  const post = (
    form: Record<string, string>,
    { url = '/enquiry', headers = {}, from = pages.app as Pick<ServedPages['app'], 'http'> } = {},
  ) =>
    from.http.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(form).toString(),
    });
  const enquiries = () => pages.app.db.selectFrom('enquiries').selectAll().execute();
  const valueIn = (html: string, name: string) =>
    new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(html)?.[1];

  it('is thanked for on a page, and stored as that of a page with scripts', async () => {
    const response = await post({ ...FORM, key: await keyOn(UNIT) });
    expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['content-security-policy']).toContain("form-action 'self'");
    expect(response.body).toContain('<h1>Thank you</h1>');
    // The fonts come with the shell's style sheet.
    expect(response.body).toContain(
      '<link href="/r/shell/abc1/main.css" rel="stylesheet"><link rel="stylesheet" href="/plain.css',
    );
    expect(response.body).toContain('You have successfully submitted your price request');
    expect(response.body).toContain('replies within one working day');
    expect(response.body).toContain('<a href="/masterplan/2/building/1">House 1</a>');
    expect(await enquiries()).toMatchObject([
      {
        apartment_id: 101,
        first_name: 'Ana',
        last_name: 'Anić',
        email: 'ana@example.com',
        phone_number: '00381 64 123',
        note: 'First line\nSecond <b>line</b>',
        locale: 'en',
      },
    ]);
  });

  it('is stored once, however often it is posted', async () => {
    const form = { ...FORM, key: await keyOn(UNIT) };
    const statuses = (await Promise.all([post(form), post(form)])).map(({ statusCode }) => statusCode);
    expect([...statuses, (await post(form)).statusCode]).toEqual([200, 200, 200]);
    expect(await enquiries()).toHaveLength(1);
    await post({ ...form, key: await keyOn(UNIT) });
    expect(await enquiries()).toHaveLength(2);
  });

  it('comes back with its errors and all that was typed, in its language', async () => {
    const key = await keyOn(UNIT);
    const note = '\n"><script>alert(1)</script>';
    const { consent: _, ...form } = FORM;
    const typed = { ...form, firstName: '', lastName: 'L'.repeat(26), emailAddress: 'a"b', note, key };
    const { body, statusCode } = await post(typed, { url: '/rs/enquiry' });
    expect(statusCode).toBe(422);
    expect(body).toContain('<html lang="sr-Latn">');
    for (const error of [
      'Obavezno polje',
      'Ime može imati najviše 25 znakova',
      'Unesite ispravnu e-adresu',
    ]) {
      expect(body).toContain(error);
    }
    expect(valueIn(body, 'lastName')).toBe('L'.repeat(26));
    expect(valueIn(body, 'emailAddress')).toBe('a&quot;b');
    expect(valueIn(body, 'phoneNumber')).toBe('+381 64 123');
    expect(body).toContain('>\n\n&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;</textarea>');
    expect(valueIn(body, 'key')).toBe(key);
    expect(body).toMatch(/id="firstName"[^>]* aria-invalid="true" aria-describedby="firstName-error"/);
    expect(body).toMatch(/name="consent" required aria-invalid="true"/);
    expect(await enquiries()).toEqual([]);
  });

  it('asks for what its organisation asks for', async () => {
    const set = (requestForm: 'standard' | 'own-consent') =>
      pages.app.db
        .updateTable('organizations')
        .set({ request_form: requestForm })
        .where('id', '=', 1)
        .execute();
    await set('own-consent');
    onTestFinished(() => void set('standard'));
    const html = plainOf((await pages.get(UNIT)).body);
    expect(html).toContain('name="ownConsent" required');
    expect(html).not.toContain('name="contactTime"');
    const { contactTime: _, ...form } = FORM;
    expect((await post(form)).statusCode).toBe(422);
    expect((await post({ ...form, ownConsent: 'on', newsletter: 'on' })).statusCode).toBe(200);
    expect(await enquiries()).toHaveLength(1);
    await set('standard');
  });

  it('of a robot is thanked for and dropped', async () => {
    expect((await post({ ...FORM, website: 'https://spam.example' })).statusCode).toBe(200);
    expect(await enquiries()).toEqual([]);
  });

  it.each([
    ['101 that is sold meanwhile', 'sold', 410, 'This apartment has been sold meanwhile.'],
    ['101 that is not offered now', 'unavailable', 410, 'This apartment is no longer available.'],
  ] as const)('for unit %s is not sent', async (_, status, code, sentence) => {
    const set = (to: 'available' | typeof status) =>
      pages.app.db.updateTable('apartments').set({ status: to }).where('id', '=', 101).execute();
    await set(status);
    const { body, statusCode } = await post(FORM);
    await set('available');
    expect([statusCode, body.includes(sentence)]).toEqual([code, true]);
    expect(await enquiries()).toEqual([]);
  });

  it.each(['105', '104', '999999', 'x', ''])(
    'for %j, which is no unit of a page, is not sent',
    async (apartmentId) => {
      const { body, statusCode } = await post({ ...FORM, apartmentId });
      expect([statusCode, body.includes('This apartment is no longer offered.')]).toEqual([404, true]);
    },
  );

  it.each<[Record<string, string>, number]>([
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'https://elsewhere.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'same-origin', origin: PAGES_ORIGIN }, 200],
    [{ origin: PAGES_ORIGIN }, 200],
    [{ origin: 'http://pages.example', host: 'pages.example' }, 200],
    [{}, 200],
  ])('of a page that says %j is answered %i', async (headers, status) => {
    const { body, statusCode } = await post(FORM, { headers });
    expect(statusCode).toBe(status);
    expect(await enquiries()).toHaveLength(status === 200 ? 1 : 0);
    // What a visitor typed is not lost by a browser that says too little.
    if (status === 403) expect(valueIn(body, 'firstName')).toBe('Ana');
  });

  it('counts for the limit of the operation, and says when to come again', async () => {
    const { store, app } = pages;
    const limited = await createApp({ mediaDir: app.mediaDir, store, logLevel: 'silent', rateLimits: true });
    onTestFinished(() => limited.close());
    limited.setDatabase(app.db);
    const send = () => post({ ...FORM, note: crypto.randomUUID() }, { from: limited });
    for (let sent = 0; sent < 5; sent++) expect((await send()).statusCode).toBe(200);
    const { body, statusCode } = await send();
    expect([statusCode, body.includes('please send it again in 10 minutes')]).toEqual([429, true]);
    expect(valueIn(body, 'emailAddress')).toBe('ana@example.com');
  });

  it('while the database is away comes back as it was typed', async () => {
    const { store, app } = pages;
    const starting = await createApp({
      mediaDir: app.mediaDir,
      store,
      logLevel: 'silent',
      rateLimits: false,
    });
    onTestFinished(() => starting.close());
    const { body, statusCode } = await post({ ...FORM, key: 'k'.repeat(36) }, { from: starting });
    expect([statusCode, valueIn(body, 'lastName'), valueIn(body, 'key')]).toEqual([
      503,
      'Anić',
      'k'.repeat(36),
    ]);
    expect(body).toContain('The request could not be sent. What you typed is kept; please send it again.');
  });
});
