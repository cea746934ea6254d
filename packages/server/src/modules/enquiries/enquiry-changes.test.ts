import { ENQUIRIES_PER_PAGE } from '@suite/api';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Identity, USER_IDS } from '../../testing/identities.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { TEST_BACKENDS } from '../../testing/test-database.ts';

const ASK = {
  apartmentId: 101,
  emailAddress: 'ana@example.com',
  firstName: 'Ana',
  lastName: 'Anić',
  consentToPrivacyPolicy: true,
};

describe.each(TEST_BACKENDS)('what staff do with price requests on %s', (backend) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(backend);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await app.db.deleteFrom('enquiries').execute();
  });

  async function ask(count = 1): Promise<number[]> {
    for (let index = 0; index < count; index += 1) await app.call('askForPrice', { body: ASK });
    const rows = await app.db.selectFrom('enquiries').select('id').orderBy('id').execute();
    return rows.map((row) => row.id);
  }
  const change = async (id: number, body: object, who: Identity = 'sales_agent') => {
    const response = await app.call('updateEnquiry', { headers: app.headersOf[who], params: { id }, body });
    return response.statusCode === 200 ? response.json().data.attributes : response.json();
  };
  const list = async (query: string) =>
    (await app.call('listEnquiries', { headers: app.headersOf.project_admin, query })).json();

  it('is a state, which keeps the time of its fulfilment and is taken back', async () => {
    const [id = 0] = await ask();
    const { fulfilledAt } = await change(id, { state: 'fulfilled' });
    expect(fulfilledAt).toMatch(/^\d{4}-/);
    expect(await change(id, { state: 'fulfilled' })).toMatchObject({ state: 'fulfilled', fulfilledAt });
    expect(await change(id, { state: 'in-progress' })).toMatchObject({
      state: 'in-progress',
      fulfilledAt: null,
    });
    expect(await change(id, { state: 'new' })).toMatchObject({ state: 'new', fulfilledAt: null });
  });

  /** Of the mails to the visitor: of the request, and of what corrected it. */
  async function keysOf(id: number): Promise<string[]> {
    const { idempotency_key: first } = await app.db
      .selectFrom('enquiries')
      .select('idempotency_key')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const amended = await app.db
      .selectFrom('enquiry_amendments')
      .select('idempotency_key')
      .where('enquiry_id', '=', id)
      .execute();
    return [first, ...amended.map((row) => row.idempotency_key)].map(
      (key) => `price-request-received:${key}`,
    );
  }

  it('is told what a request said before its sender corrected it, which is one request and mailed again', async () => {
    const headers = { 'idempotency-key': 'a-key-of-a-request' };
    const send = (corrected: object) => app.call('askForPrice', { headers, body: { ...ASK, ...corrected } });
    await Promise.all([send({}), send({})]);
    for (const corrected of [{ phoneNumber: '064 123' }, { phoneNumber: '064 123' }, {}])
      await send(corrected);
    const { data, meta } = await list('state=new');
    expect([meta.total, data.length]).toEqual([1, 1]);
    const [{ attributes }] = data;
    const at = expect.stringMatching(/^\d{4}-/);
    expect(attributes).toMatchObject({ emailAddress: ASK.emailAddress, phoneNumber: '064 123' });
    expect(attributes.history).toEqual([
      { at, by: null, state: null, note: null, former: { phoneNumber: '' } },
    ]);
    const { count } = await app.db
      .selectFrom('mails')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('template', '=', 'price-request-received')
      .where('idempotency_key', 'in', await keysOf(attributes.id))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(2);
    expect((await send({ firstName: 'Eva', emailAddress: 'eva@example.com' })).statusCode).toBe(202);
    expect((await list('state=new')).meta.total).toBe(2);
  });

  it('is written down with who did it, the oldest first, and nothing when nothing changed', async () => {
    const [id = 0] = await ask();
    await change(id, { state: 'in-progress', note: 'Called, calls back' });
    await change(id, { state: 'in-progress' });
    await change(id, {});
    const { history } = await change(id, { note: 'Sent the offer' }, 'project_admin');
    const at = expect.stringMatching(/^\d{4}-/);
    expect(history).toEqual([
      { at, by: 'First sales_agent', state: 'in-progress', note: 'Called, calls back' },
      { at, by: 'First project_admin', state: null, note: 'Sent the offer' },
    ]);
    expect((await list('projectId=1')).data[0].attributes.history).toEqual(history);
  });

  it.each([
    [{ state: 'lost' }],
    [{ note: '' }],
    [{ note: '  ' }],
    [{ note: 'x'.repeat(1001) }],
    [{ fulfilled: true }],
    [{ history: [] }],
  ])('is not %j', async (body) => {
    const [id = 0] = await ask();
    expect((await change(id, body)).code).toBe('invalid-request');
  });

  it('stays without a name when the person goes, and goes with the request', async () => {
    const { id: userId } = await app.db
      .insertInto('users')
      .values({
        email: 'gone@people.example',
        email_key: 'gone@people.example',
        username: 'gone',
        username_key: 'gone',
        locale: 'en',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const [id = 0] = await ask();
    await app.db
      .insertInto('enquiry_changes')
      .values({ enquiry_id: id, user_id: userId, note: 'Wants a view' })
      .execute();
    const by = async () => (await list('projectId=1')).data[0].attributes.history[0].by;
    expect(await by()).toBe('gone@people.example');
    await app.db.deleteFrom('users').where('id', '=', userId).execute();
    expect(await by()).toBeNull();
    await app.db.deleteFrom('enquiries').execute();
    expect(await app.db.selectFrom('enquiry_changes').selectAll().execute()).toEqual([]);
  });

  it('sorts the list by state, and the CSV, which has it too', async () => {
    const [first = 0, second = 0] = await ask(3);
    await change(first, { state: 'fulfilled' });
    await change(second, { state: 'in-progress', note: '=1+1' });
    const found = await Promise.all(
      ['new', 'in-progress', 'fulfilled'].map(async (state) => (await list(`state=${state}`)).meta.total),
    );
    expect(found).toEqual([1, 1, 1]);
    const csv = await app.call('exportEnquiries', {
      headers: app.headersOf.project_admin,
      query: 'projectId=1&state=in-progress',
    });
    const rows = parse(csv.body, { columns: true, bom: true, record_delimiter: '\r\n' });
    expect(rows).toEqual([
      expect.objectContaining({
        id: String(second),
        state: 'in-progress',
        history: expect.stringMatching(/Z · First sales_agent · in-progress · =1\+1$/),
      }),
    ]);
  });

  it('lists a page after the other, and counts them all', async () => {
    const [id = 0] = await ask();
    const {
      idempotency_key: _,
      id: __,
      ...row
    } = await app.db.selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const copies = Array.from({ length: ENQUIRIES_PER_PAGE }, (_one, index) => ({
      ...row,
      idempotency_key: `copy-${index}`,
      created_at: new Date(row.created_at.getTime() + 1000 * (index + 1)),
    }));
    await app.db.insertInto('enquiries').values(copies).execute();
    const pages = await Promise.all(
      ['', '&page=1', '&page=2', '&page=3'].map((page) => list(`projectId=1${page}`)),
    );
    expect(pages.map(({ data, meta }) => [data.length, meta.total])).toEqual([
      [ENQUIRIES_PER_PAGE, ENQUIRIES_PER_PAGE + 1],
      [ENQUIRIES_PER_PAGE, ENQUIRIES_PER_PAGE + 1],
      [1, ENQUIRIES_PER_PAGE + 1],
      [0, ENQUIRIES_PER_PAGE + 1],
    ]);
    expect(pages[2].data[0].id).toBe(id);
    for (const page of ['0', '-1', 'x', '1.5']) {
      expect((await list(`projectId=1&page=${page}`)).code).toBe('invalid-request');
    }
  });

  it('tells the asker what was noted, and not by whom', async () => {
    const [id = 0] = await ask();
    await change(id, { note: 'Wants a view' });
    const { exportPersonalData } = await import('../account/personal-data-repository.ts');
    const { enquiries } = await exportPersonalData(app.db, ASK.emailAddress);
    expect(enquiries[0]?.notes).toEqual([{ at: expect.any(String), note: 'Wants a view' }]);
    expect(JSON.stringify(enquiries)).not.toContain(String(`"user_id":${USER_IDS.sales_agent}`));
  });
});
