import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Identity, USER_IDS } from '../../testing/identities.ts';
import {
  clearPriceRequests,
  newestPriceRequest,
  PRICE_REQUEST,
  setOffice,
} from '../../testing/price-requests.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { TEST_BACKENDS } from '../../testing/test-database.ts';
import { exportPersonalData } from '../account/personal-data-repository.ts';

const AGENT = { id: USER_IDS.sales_agent, name: 'First sales_agent' };
const ADMIN = { id: USER_IDS.project_admin, name: 'First project_admin' };

describe.each(TEST_BACKENDS)('who sees to a price request on %s', (backend) => {
  let app: TestApp;
  let id: number;
  beforeAll(async () => {
    app = await openTestApp(backend);
    await setOffice(app.db);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await clearPriceRequests(app.db);
    await app.db.deleteFrom('users').where('email_key', '=', 'agent-two@people.example').execute();
    id = await ask();
  });

  async function ask(part: object = {}): Promise<number> {
    await app.call('askForPrice', { body: { ...PRICE_REQUEST, ...part } });
    return newestPriceRequest(app.db);
  }
  const change = (body: object, who: Identity = 'sales_agent', ifMatch?: string) =>
    app.call('updateEnquiry', {
      headers: { ...app.headersOf[who], ...(ifMatch !== undefined && { 'if-match': ifMatch }) },
      params: { id },
      body,
    });
  const read = (who: Identity = 'sales_agent') =>
    app.call('getEnquiry', { headers: app.headersOf[who], params: { id } });
  const found = async () => (await read()).json().data.attributes;
  const list = async (query: string, who: Identity = 'sales_agent') => {
    const { data, meta } = (await app.call('listEnquiries', { headers: app.headersOf[who], query })).json();
    return { ids: data.map((one: { id: number }) => one.id), total: meta.total };
  };

  const assignees = (who: Identity) =>
    app.call('listAssignees', { headers: app.headersOf[who], params: { projectId: 1 } });

  it.each([
    ['anonymous', 401],
    ['user', 403],
    ['project_editor', 403],
  ] as const)('does not tell %s who may be given one', async (who, status) => {
    const response = await assignees(who);
    expect(response.statusCode).toBe(status);
    expect(response.body).not.toContain(AGENT.name);
  });

  it.each(['sales_agent', 'project_admin', 'super_admin'] as const)(
    'tells %s who may be given one',
    async (who) => {
      const response = await assignees(who);
      expect(response.statusCode).toBe(200);
      const people = response.json().data.map(({ attributes }: { attributes: object }) => attributes);
      expect(people).toEqual([ADMIN, AGENT, { id: USER_IDS.super_admin, name: 'First super_admin' }]);
    },
  );

  it('is given, taken back, and written down with who did it', async () => {
    expect((await change({ assigneeId: ADMIN.id })).json().data.attributes.assignee).toEqual(ADMIN);
    await change({ assigneeId: ADMIN.id });
    await change({ assigneeId: null, note: 'Is on holiday' }, 'project_admin');
    const at = expect.stringMatching(/^\d{4}-/);
    const { assignee, history } = await found();
    expect(assignee).toBeNull();
    expect(history).toEqual([
      {
        at,
        by: AGENT.name,
        state: null,
        note: null,
        assignment: { kind: 'given', assignee: ADMIN.name },
      },
      {
        at,
        by: ADMIN.name,
        state: null,
        note: 'Is on holiday',
        assignment: { kind: 'released', assignee: null },
      },
    ]);
  });

  it.each([
    ['an editor', USER_IDS.project_editor],
    ['a visitor', USER_IDS.user],
    ['nobody there is', 999_999],
  ])('is not %s', async (_, assigneeId) => {
    const response = await change({ assigneeId, state: 'fulfilled' });
    expect([response.statusCode, response.json().code]).toEqual([400, 'invalid-request']);
    expect(await found()).toMatchObject({ assignee: null, state: 'new', history: [] });
  });

  it('is changed only while the request is what was read', async () => {
    const { etag } = (await read()).headers;
    const first = await change({ assigneeId: AGENT.id }, 'sales_agent', String(etag));
    expect(first.statusCode).toBe(200);
    const second = await change({ assigneeId: ADMIN.id }, 'project_admin', String(etag));
    expect([second.statusCode, second.json().code]).toEqual([412, 'changed-meanwhile']);
    expect((await found()).assignee).toEqual(AGENT);
    const third = await change({ assigneeId: ADMIN.id }, 'project_admin', String(first.headers.etag));
    expect(third.statusCode).toBe(200);
  });

  it('finds those of the person and of nobody, and what a request says', async () => {
    const mine = id;
    await change({ assigneeId: AGENT.id });
    id = await ask({ firstName: 'Đorđe', lastName: 'Žić', note: 'With a 100% view' });
    const admins = id;
    await change({ assigneeId: ADMIN.id });
    id = await ask({ apartmentId: 102 });
    expect(await list('assignee=me')).toEqual({ ids: [mine], total: 1 });
    expect(await list('assignee=me', 'project_admin')).toEqual({ ids: [admins], total: 1 });
    expect(await list('projectId=1&assignee=nobody')).toEqual({ ids: [id], total: 1 });
    expect((await list('')).total).toBe(3);
    expect((await list('search=anic')).ids).toEqual([id, mine]);
    expect((await list('search=djordje')).ids).toEqual([]);
    expect((await list('search=dorde+zic')).ids).toEqual([admins]);
    expect((await list(`search=${encodeURIComponent('ŽIĆ')}`)).ids).toEqual([admins]);
    expect((await list(`search=${encodeURIComponent('100% view')}`)).ids).toEqual([admins]);
    expect((await list('search=%25')).ids).toEqual([admins]);
    expect((await list('search=anic&assignee=me&state=new')).ids).toEqual([mine]);
  });

  it('stands in the ledger by the number of the account, and in the CSV by name', async () => {
    await change({ assigneeId: AGENT.id });
    const { changes } = await app.db
      .selectFrom('audit_entries')
      .select('changes')
      .where('action', '=', 'enquiry.change')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(changes).toEqual([
      { entity: 'enquiry', id: String(id), before: { assignee_id: null }, after: { assignee_id: AGENT.id } },
    ]);
    const headers = app.headersOf.project_admin;
    const { body } = await app.call('exportEnquiries', { headers, query: 'assignee=nobody' });
    expect(body.trim().split('\r\n')).toHaveLength(1);
    const csv = await app.call('exportEnquiries', { headers });
    expect(parse(csv.body, { columns: true, bom: true, record_delimiter: '\r\n' })).toEqual([
      expect.objectContaining({
        assignee: AGENT.name,
        history: expect.stringMatching(/ · First sales_agent · given First sales_agent$/),
        priceEur: '140000',
        delivery: 'queued',
        receipt: 'queued',
      }),
    ]);
  });

  const giveRole = (role: string) =>
    app.call('invitePerson', {
      headers: app.headersOf.super_admin,
      params: { projectId: 1 },
      body: { email: 'agent-two@people.example', role },
    });
  /** Somebody else who sees to requests of the project, and to this one. */
  async function addAgent(): Promise<number> {
    const { id: assigneeId } = (await giveRole('sales_agent')).json().data;
    await change({ assigneeId });
    return assigneeId;
  }
  const person = (userId: number, body: object) =>
    app.call('updatePerson', {
      headers: app.headersOf.super_admin,
      params: { projectId: 1, userId },
      body,
    });

  it.each([
    ['loses the role', (userId: number) => person(userId, { takeRole: true })],
    ['is disabled', (userId: number) => person(userId, { disabled: true })],
    ['is given a role that sees to none', () => giveRole('project_editor')],
  ])("is nobody when the person %s, which the request's history says", async (_, happens) => {
    const userId = await addAgent();
    expect((await found()).assignee).toEqual({ id: userId, name: 'agent-two@people.example' });
    expect((await happens(userId)).statusCode).toBeLessThan(300);
    const { assignee, history } = await found();
    expect(assignee).toBeNull();
    expect(history.at(-1)).toMatchObject({ by: null, assignment: { kind: 'released', assignee: null } });
  });

  it('stays who it is with another role that sees to requests', async () => {
    const userId = await addAgent();
    await giveRole('project_admin');
    expect((await found()).assignee.id).toBe(userId);
  });

  it('is told to the person with what is kept of them, and nobody when the account goes', async () => {
    const userId = await addAgent();
    const { assignedEnquiries } = await exportPersonalData(app.db, 'agent-two@people.example');
    expect(assignedEnquiries).toEqual([{ id, projectId: 1, unit: 'House 1 - 1' }]);
    const { enquiries } = await exportPersonalData(app.db, PRICE_REQUEST.emailAddress);
    expect(JSON.stringify(enquiries)).not.toContain('agent-two');
    await app.db.deleteFrom('users').where('id', '=', userId).execute();
    const { assignee, history } = await found();
    expect(assignee).toBeNull();
    expect(history[0].assignment).toEqual({ kind: 'given', assignee: null });
  });

  it('is named in the mail to the office that says what the sender corrected', async () => {
    const headers = { 'idempotency-key': 'a-key-of-a-request-of-somebody' };
    await app.call('askForPrice', { headers, body: { ...PRICE_REQUEST, apartmentId: 102 } });
    const mailOf = async () =>
      app.db
        .selectFrom('mails')
        .selectAll()
        .where('template', '=', 'price-request')
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
    expect((await mailOf()).body_text).not.toContain('Assigned to');
    id = await newestPriceRequest(app.db);
    await change({ assigneeId: AGENT.id });
    await app.call('askForPrice', {
      headers,
      body: { ...PRICE_REQUEST, apartmentId: 102, phoneNumber: '064 123' },
    });
    expect((await mailOf()).body_text).toContain(`Assigned to: ${AGENT.name}`);
  });

  it('sees the price that the home had when it was asked for', async () => {
    expect((await found()).priceEur).toBe(140_000);
    for (const priceEur of [150_000, 160_000]) {
      await app.call('updateApartment', {
        headers: app.headersOf.sales_agent,
        params: { id: 101 },
        body: { priceEur },
      });
    }
    expect((await found()).priceEur).toBe(140_000);
    id = await ask();
    expect((await found()).priceEur).toBe(160_000);
    await app.db.updateTable('apartments').set({ price_eur: 140_000 }).where('id', '=', 101).execute();
  });

  it('finds no request of a project of others', async () => {
    await app.call('askForPrice', { body: { ...PRICE_REQUEST, apartmentId: 501 } });
    id = await newestPriceRequest(app.db, 501);
    expect((await read('project_admin')).statusCode).toBe(404);
    expect((await read('super_admin')).statusCode).toBe(200);
    const headers = app.headersOf.project_admin;
    const others = await app.call('listAssignees', { headers, params: { projectId: 2 } });
    expect(others.statusCode).toBe(404);
  });
});
