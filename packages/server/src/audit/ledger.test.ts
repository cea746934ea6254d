import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { OperationName } from '@suite/api';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Identity } from '../testing/identities.ts';
import { TEST_PASSWORD, USER_IDS } from '../testing/identities.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { TEST_BACKENDS } from '../testing/test-database.ts';
import { deleteOldEntries } from './delete-old-entries.ts';
import { addReleases } from './note-releases.ts';
import { collectorOf, sendEntries } from './stream.ts';
import { verifyLedger } from './verify.ts';

const copyOfFirst = (id: number) =>
  `insert into audit_entries select ${id}, at, actor, user_id, role, network, action, operation, entity, entity_id,
    project_id, outcome, reason, request_id, changes, more_changes, previous_hash, hash
    from audit_entries where id = 1`;

describe.each(TEST_BACKENDS)('the audit ledger on %s', (backend) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(backend);
  });
  afterAll(() => app.close());
  /** The ledger is empty, and the units as the fixture has them. */
  beforeEach(async () => {
    await tamper('delete from audit_entries');
    await app.db
      .updateTable('audit_chain')
      .set({ first_id: 1, first_hash: '', last_id: 0, last_hash: '' })
      .execute();
    await app.db.updateTable('audit_stream').set({ sent_id: 0 }).execute();
    await app.db.updateTable('apartments').set({ price_eur: 140_000 }).where('id', '=', 101).execute();
  });

  const ask = (name: OperationName, identity: Identity, request: object = {}) =>
    app.call(name, { headers: app.headersOf[identity], ...request });
  const entries = () => app.db.selectFrom('audit_entries').selectAll().orderBy('id').execute();
  const lastEntry = async () => (await entries()).at(-1);
  const setPrice = (priceEur: number, identity: Identity = 'sales_agent') =>
    ask('updateApartment', identity, { params: { id: 101 }, body: { priceEur } });
  /** As somebody would who has the database to himself. */
  const tamper = async (statement: string) => {
    await sql.raw('alter table audit_entries disable trigger all').execute(app.db);
    await sql.raw(statement).execute(app.db);
    await sql.raw('alter table audit_entries enable trigger all').execute(app.db);
  };

  it('says who changed a price, in which role, from where, and from what to what', async () => {
    expect((await setPrice(123_000)).statusCode).toBe(200);
    expect(await lastEntry()).toMatchObject({
      actor: 'person',
      user_id: USER_IDS.sales_agent,
      role: 'sales_agent',
      network: '127.0.0.0/24',
      action: 'unit.change',
      operation: 'updateApartment',
      entity: 'unit',
      entity_id: '101',
      outcome: 'done',
      changes: [{ entity: 'unit', id: '101', before: { price_eur: 140_000 }, after: { price_eur: 123_000 } }],
    });
  });

  it('has the entry in the transaction of the change: neither is there without the other', async () => {
    await sql.raw('alter table audit_entries add constraint full_disk check (id < 1)').execute(app.db);
    onTestFinished(async () => {
      await sql.raw('alter table audit_entries drop constraint full_disk').execute(app.db);
    });
    expect((await setPrice(123_000)).statusCode).toBe(500);
    const unit = await app.db.selectFrom('apartments').select('price_eur').where('id', '=', 101).execute();
    expect(unit).toEqual([{ price_eur: 140_000 }]);
  });

  it('has refused attempts, with what they were refused for', async () => {
    expect((await setPrice(1, 'project_editor')).statusCode).toBe(403);
    expect(await lastEntry()).toMatchObject({
      user_id: USER_IDS.project_editor,
      outcome: 'refused',
      reason: 'not-allowed',
      changes: [],
    });
    expect((await setPrice(1, 'user')).statusCode).toBe(403);
    expect((await setPrice(1, 'anonymous')).statusCode).toBe(401);
    expect(await lastEntry()).toMatchObject({ actor: 'anonymous', user_id: null, reason: 'not-signed-in' });
    expect(await entries()).toHaveLength(3);
  });

  it('has logins, and those that failed, by the number of the account', async () => {
    const logIn = (email: string) =>
      app.call('logIn', { body: { email, password: 'not the password of this' } });
    await logIn('agent@staff.example');
    await logIn('nobody@visitors.example');
    expect((await entries()).map(({ action, outcome, user_id }) => [action, outcome, user_id])).toEqual([
      ['log-in', 'refused', null],
      ['log-in', 'refused', null],
    ]);
  });

  it('says of a login that went well whose it was, and in which role', async () => {
    const { email, password } = { email: 'sales_agent@people.example', password: TEST_PASSWORD };
    expect((await app.call('logIn', { body: { email, password } })).statusCode).toBe(200);
    expect(await entries()).toMatchObject([
      {
        action: 'log-in',
        outcome: 'done',
        actor: 'person',
        user_id: USER_IDS.sales_agent,
        role: 'sales_agent',
      },
    ]);
  });

  it('has reads of data of people and exports, and nothing of the people themselves', async () => {
    await ask('listPeople', 'project_admin', { params: { projectId: 1 } });
    await ask('exportEnquiries', 'project_admin', { query: 'projectId=1' });
    await ask('updateProfile', 'user', { body: { firstName: 'Zvonimira', lastName: 'Anić' } });
    expect((await entries()).map(({ action, project_id }) => [action, project_id])).toEqual([
      ['people.read', 1],
      ['enquiries.export', 1],
      ['account.change', null],
    ]);
    expect((await lastEntry())?.changes).toMatchObject([{ entity: 'person', after: { first_name: '…' } }]);
    expect(JSON.stringify(await entries())).not.toContain('Zvonimira');
  });

  it.each([
    ['update', `update audit_entries set role = 'user' where id = 1`],
    ['delete', 'delete from audit_entries where id = 1'],
    ['truncate', 'truncate audit_entries'],
    [
      'delete for its age',
      `select set_config('suite.audit_retention', 'on', false); delete from audit_entries`,
    ],
  ])('refuses to %s', async (_name, statements) => {
    await setPrice(123_000);
    const run = app.db.connection().execute(async (connection) => {
      for (const statement of statements.split('; ')) await sql.raw(statement).execute(connection);
    });
    await expect(run).rejects.toThrow(/only added to/);
    expect(await verifyLedger(app.db)).toMatchObject({ entries: 1, issue: null });
  });

  it.each([
    [`update audit_entries set changes = '[]' where id = 2`, 'Entry 2 was changed.'],
    [`update audit_entries set at = at + interval '1 hour' where id = 2`, 'Entry 2 was changed.'],
    ['delete from audit_entries where id = 2', 'Entry 2 was removed: the next is 3.'],
    ['delete from audit_entries where id = 3', 'Entry 3 was removed: the ledger ends with 3.'],
    [copyOfFirst(0), 'Entry 0 was inserted: the ledger begins with 1.'],
    [copyOfFirst(4), 'Entry 4 was inserted: the ledger ends with 3.'],
  ])('finds after %s that %s', async (statement, issue) => {
    for (const price of [1000, 2000, 3000]) await setPrice(price);
    expect(await verifyLedger(app.db)).toMatchObject({ entries: 3, lastId: 3, issue: null });
    await tamper(statement);
    expect((await verifyLedger(app.db)).issue).toBe(issue);
  });

  it('stays one chain however many write at once', async () => {
    await Promise.all(Array.from({ length: 8 }, (_, index) => setPrice(100_000 + index)));
    expect(await verifyLedger(app.db)).toMatchObject({ entries: 8, issue: null });
  });

  it('is kept for two years, and can be verified from there on', async () => {
    for (const price of [1000, 2000, 3000]) await setPrice(price);
    const run = () => app.db.transaction().execute(deleteOldEntries);
    await run();
    expect(await entries()).toHaveLength(3);
    await tamper(`update audit_entries set at = now() - interval '731 days' where id < 3`);
    await run();
    expect((await entries()).map(({ id }) => id)).toEqual([3]);
    expect(await verifyLedger(app.db)).toMatchObject({ entries: 1, lastId: 3, issue: null });
    await setPrice(4000);
    expect(await verifyLedger(app.db)).toMatchObject({ entries: 2, lastId: 4, issue: null });
  });

  it('is searched by super admins only, page by page, and each search is in it', async () => {
    await setPrice(1000);
    await setPrice(1, 'project_editor');
    await ask('updateApartments', 'sales_agent', {
      params: { projectId: 1 },
      body: { ids: [102], status: 'sold' },
    });
    const found = async (query: string) => {
      const response = await ask('listAuditEntries', 'super_admin', { query });
      expect(response.statusCode).toBe(200);
      return response.json().data.map(({ id }: { id: number }) => id);
    };
    expect(await found('action=unit.change')).toEqual([3, 2, 1]);
    expect(await found('action=unit.change&before=3')).toEqual([2, 1]);
    expect(await found(`who=${USER_IDS.sales_agent}`)).toEqual([3, 1]);
    expect(await found('outcome=refused')).toEqual([2]);
    // Also where it is one of many that were changed at once.
    expect(await found('entity=unit&entityId=102')).toEqual([3]);
    expect(await found('to=2020-01-01T00:00:00.000Z')).toEqual([]);
    expect(await found('action=ledger.read&from=2020-01-01T00:00:00.000Z')).toHaveLength(6);
    for (const identity of ['project_admin', 'user'] as const)
      expect((await ask('listAuditEntries', identity)).statusCode).toBe(403);
  });

  it('is exported as CSV, with nothing in it that a spreadsheet would run', async () => {
    await ask('createPackage', 'project_admin', { params: { projectId: 1 }, body: { name: { en: '=1+1' } } });
    const response = await ask('exportAuditEntries', 'super_admin', { query: 'action=package.change' });
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
    const rows: Record<string, string>[] = parse(response.body, { columns: true, bom: true });
    expect(rows).toMatchObject([{ id: '1', action: 'package.change', role: 'project_admin' }]);
    expect(response.body).not.toMatch(/[,;|\t\n]["']*=/);
  });

  it('is streamed to a log collector, each entry again until the collector has it', async () => {
    const received: string[] = [];
    let status = 503;
    const server = createServer(async (request, response) => {
      const body = await text(request);
      if (status === 200) received.push(`${request.headers.authorization} ${body}`);
      response.writeHead(status).end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const collect = collectorOf(`http://suite:secret@127.0.0.1:${port}/audit`);
    await setPrice(1000);
    await expect(sendEntries(app.db, collect)).rejects.toThrow('The log collector responded 503.');
    status = 200;
    expect(await sendEntries(app.db, collect)).toBe(1);
    expect(await sendEntries(app.db, collect)).toBe(0);
    const [line = ''] = received;
    expect(line).toMatch(/^Basic c3VpdGU6c2VjcmV0 \{"audit":\{"id":1,.*\}\}\n$/);
    expect(line).toContain('"action":"unit.change"');
  });

  it('has each release once, with who made it and why', async () => {
    const release = {
      ...{ revision: 1, at: new Date().toISOString(), author: 'ana', reason: 'new map', action: 'promote' },
      ...{ app: 'mf-map', from: '1.0.0', to: '1.1.0' },
    };
    await addReleases(app.db, [release as never]);
    await addReleases(app.db, [release as never, { ...release, revision: 2 } as never]);
    expect(await entries()).toHaveLength(2);
    expect(await lastEntry()).toMatchObject({
      action: 'release.change',
      entity_id: 'mf-map',
      changes: [
        { before: { version: '1.0.0' }, after: { version: '1.1.0', author: 'ana', reason: 'new map' } },
      ],
    });
  });
});
