import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { IDENTITIES, type Identity } from '../../testing/identities.ts';
import {
  clearPriceRequests,
  newestPriceRequest,
  PRICE_REQUEST,
  setOffice,
} from '../../testing/price-requests.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { FAST_BACKEND } from '../../testing/test-database.ts';

describe.each([FAST_BACKEND])('price requests and mails for staff on %s', (backend) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(backend);
    await setOffice(app.db);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await clearPriceRequests(app.db);
    for (const apartmentId of [101, 102, 501]) await ask({ apartmentId });
  });

  const ask = (change: object) => app.call('askForPrice', { body: { ...PRICE_REQUEST, ...change } });
  const list = async (who: Identity, query?: string) =>
    app.call('listEnquiries', { headers: app.headersOf[who], ...(query && { query }) });
  const unitsOf = (response: { json(): { data: { attributes: { apartmentId: number } }[] } }) =>
    response.json().data.map(({ attributes }) => attributes.apartmentId);
  const idOf = (apartmentId: number) => newestPriceRequest(app.db, apartmentId);
  const change = (id: number, body: object, who: Identity = 'sales_agent') =>
    app.call('updateEnquiry', { headers: app.headersOf[who], params: { id }, body });
  const firstMail = () =>
    app.db.selectFrom('mails').selectAll().orderBy('id').limit(1).executeTakeFirstOrThrow();

  it.each([
    ['anonymous', 401, []],
    ['user', 403, []],
    ['sales_agent', 200, [102, 101]],
    ['project_editor', 403, []],
    ['project_admin', 200, [102, 101]],
    ['super_admin', 200, [501, 102, 101]],
  ] as const)('lists to %s those of the own projects, the newest first', async (who, status, units) => {
    const response = await list(who);
    expect(response.statusCode).toBe(status);
    if (status === 200) expect(unitsOf(response)).toEqual(units);
    const exported = await app.call('exportEnquiries', { headers: app.headersOf[who] });
    expect(exported.statusCode).toBe(who === 'sales_agent' ? 403 : status);
    if (exported.statusCode === 200)
      expect(exported.body.trim().split('\r\n')).toHaveLength(units.length + 1);
    const id = await idOf(501);
    const updated = await app.call('updateEnquiry', {
      headers: app.headersOf[who],
      params: { id },
      body: { state: 'fulfilled' },
    });
    expect(updated.statusCode).toBe(status === 200 && who !== 'super_admin' ? 404 : status);
    const { fulfilled_at: fulfilledAt } = await app.db
      .selectFrom('enquiries')
      .select('fulfilled_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(fulfilledAt !== null).toBe(who === 'super_admin');
  });

  it('lists those of one project, and knows no project of others', async () => {
    expect(unitsOf(await list('super_admin', 'projectId=2'))).toEqual([501]);
    expect(unitsOf(await list('project_admin', 'projectId=1'))).toEqual([102, 101]);
    for (const query of ['projectId=2', 'projectId=999999']) {
      expect((await list('project_admin', query)).statusCode).toBe(404);
      const headers = app.headersOf.project_admin;
      expect((await app.call('exportEnquiries', { headers, query })).statusCode).toBe(404);
    }
  });

  it('tells how the mail to the office is delivered', async () => {
    const delivery = async () =>
      (await list('project_admin', 'projectId=1')).json().data[1].attributes.delivery;
    const { id } = await firstMail();
    expect(await delivery()).toEqual({
      mailId: id,
      state: 'queued',
      attempts: 0,
      sentAt: null,
      lastError: null,
      nextAttemptAt: expect.any(String),
    });
    await app.db
      .updateTable('mails')
      .set({ state: 'failed', attempts: 1, last_error: '550 unknown' })
      .where('id', '=', id)
      .execute();
    expect(await delivery()).toMatchObject({ state: 'failed', attempts: 1, lastError: '550 unknown' });
    expect((await list('super_admin', 'projectId=2')).json().data[0].attributes.delivery).toBeNull();
  });

  it('knows no request of others, nor one that is not there', async () => {
    const unknown = await change(999_999, { state: 'fulfilled' }, 'super_admin');
    expect([unknown.statusCode, unknown.json().message]).toEqual([404, 'There is no price request 999999.']);
  });

  it('exports CSV that a spreadsheet reads and does not run', async () => {
    await app.db.deleteFrom('enquiries').execute();
    const note = '=HYPERLINK("https://evil.example"),\n"quoted"; č';
    await ask({ apartmentId: 101, note, firstName: '+A', lastName: '@B', contactTime: '-1+1' });
    const response = await app.call('exportEnquiries', { headers: app.headersOf.super_admin });
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(response.headers['content-disposition']).toBe('attachment; filename="enquiries.csv"');
    expect(response.headers['cache-control']).toBe('private, no-store');
    expect(response.body.startsWith('\uFEFFid,createdAt,projectId,')).toBe(true);
    const [row, ...more] = parse(response.body, { columns: true, bom: true, record_delimiter: '\r\n' });
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      apartmentId: '101',
      unit: 'House 1 - 1',
      firstName: "'+A",
      lastName: "'@B",
      contactTime: "'-1+1",
      note: `'${note}`,
      emailAddress: 'ana@example.com',
      subscribeToNewsletter: 'false',
      state: 'new',
      fulfilledAt: '',
      history: '',
      delivery: 'queued',
    });
  });

  it.each([',', ';', '|', '\t', '\n'])(
    'exports no formula for a spreadsheet that splits at %j',
    async (separator) => {
      await app.db.deleteFrom('enquiries').execute();
      const formulas = ['=1+1', '+1', '-1', '@SUM(1)', '\uFF1D1', ' =1', '"=1"'];
      await ask({ apartmentId: 101, note: ['x', ...formulas].join(separator), lastName: '=1' });
      const { body } = await app.call('exportEnquiries', { headers: app.headersOf.super_admin });
      // However quotes are taken: a program that knows another separator finds them within a cell.
      const cells = body.split(/\r?\n/).flatMap((line) => line.split(separator));
      for (const cell of cells) expect(cell.replaceAll(/^[\s"]+/g, '')).not.toMatch(/^[=+\-@\uFF1D]/);
    },
  );

  it.each(IDENTITIES)('lets %s see and retry mails as a super admin only', async (who) => {
    const { id } = await firstMail();
    await app.db.updateTable('mails').set({ state: 'failed' }).where('id', '=', id).execute();
    const headers = app.headersOf[who];
    const statuses = [
      (await app.call('listMails', { headers })).statusCode,
      (await app.call('getMail', { headers, params: { id } })).statusCode,
      (await app.call('retryMail', { headers, params: { id } })).statusCode,
    ];
    const refusal = who === 'anonymous' ? 401 : 403;
    expect(statuses).toEqual(who === 'super_admin' ? [200, 200, 202] : [refusal, refusal, refusal]);
    expect((await firstMail()).state).toBe(who === 'super_admin' ? 'queued' : 'failed');
  });

  it('shows the texts of mails where no mail server is configured only', async () => {
    const { id } = await firstMail();
    const headers = app.headersOf.super_admin;
    const listed = (await app.call('listMails', { headers })).json();
    expect(listed.data).toHaveLength(5);
    expect(listed.data.at(-1).attributes).toMatchObject({
      id,
      to: 'office@sales.example',
      subject: 'Price request: 1, House 1, Project 1',
      state: 'queued',
    });
    expect(JSON.stringify(listed)).not.toContain('Anić');
    const whole = (await app.call('getMail', { headers, params: { id } })).json().data.attributes;
    expect(whole.text).toContain('Last name: Anić');
    expect(whole.html).toContain('<!doctype html>');
    const unknown = await app.call('getMail', { headers, params: { id: 999_999 } });
    expect([unknown.statusCode, unknown.json().message]).toEqual([404, 'There is no mail 999999.']);
  });

  it('queues a failed mail again, from its first attempt, and no other', async () => {
    const { id } = await firstMail();
    const headers = app.headersOf.super_admin;
    const retry = async (mailId = id) => {
      const response = await app.call('retryMail', { headers, params: { id: mailId } });
      return [response.statusCode, response.json().message];
    };
    const set = (change: object) => app.db.updateTable('mails').set(change).where('id', '=', id).execute();
    expect(await retry()).toEqual([409, `Mail ${id} cannot be sent again: it is queued.`]);
    await set({ state: 'failed', attempts: 8 });
    expect(await retry()).toEqual([202, undefined]);
    expect(await firstMail()).toMatchObject({ state: 'queued', attempts: 0 });
    await set({ state: 'failed', body_text: null });
    expect(await retry()).toEqual([409, `Mail ${id} cannot be sent again: its text is deleted.`]);
    expect(await retry(999_999)).toEqual([404, 'There is no mail 999999.']);
  });
});

it('gives no text of a mail where a mail server is configured', async () => {
  const app = await openTestApp('PGlite', {
    mail: { wake: () => undefined, keepsMails: false, forget: async () => undefined },
  });
  await app.call('askForPrice', { body: { ...PRICE_REQUEST, apartmentId: 101 } });
  const { id } = await app.db.selectFrom('mails').select('id').executeTakeFirstOrThrow();
  const response = await app.call('getMail', { headers: app.headersOf.super_admin, params: { id } });
  expect(response.json().data.attributes).toMatchObject({ text: null, html: null });
  await app.close();
});
