import type { PersonChanges } from '@suite/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { logInWith } from '../../testing/browser.ts';
import { type Identity, TEST_PASSWORD, USER_IDS } from '../../testing/identities.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { FAST_BACKEND } from '../../testing/test-database.ts';

const AGENT = 'sales_agent@people.example';

describe.each([FAST_BACKEND])('accounts of a project on %s', (backend) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(backend);
  });
  afterAll(() => app.close());
  beforeEach(() => app.db.deleteFrom('login_attempts').execute());

  const list = (identity: Identity, projectId = 1) =>
    app.call('listPeople', { params: { projectId }, headers: app.headersOf[identity] });
  const change = (identity: Identity, userId: number, body: PersonChanges, projectId = 1) =>
    app.call('updatePerson', { params: { projectId, userId }, body, headers: app.headersOf[identity] });
  const logIn = () => app.call('logIn', { body: { email: AGENT, password: TEST_PASSWORD } });

  it('are listed with their roles, why these hold, and what the viewer may do', async () => {
    const people = (await list('project_admin')).json().data;
    expect(people.map(({ id }: { id: number }) => id)).toEqual([1, 2, 3, 5]);
    expect(people[3].attributes).toMatchObject({
      email: AGENT,
      disabledAt: null,
      sessions: 1,
      roles: [
        { name: 'sales_agent', holds: 'project' },
        { name: 'user', holds: 'registered' },
      ],
      seesPrices: true,
      actions: ['disable', 'take-role', 'end-sessions'],
    });
    expect(people[0].attributes).toMatchObject({
      roles: [
        { name: 'super_admin', holds: 'everywhere' },
        { name: 'user', holds: 'registered' },
      ],
      actions: [],
    });
  });

  it.each([
    ['anonymous', 401],
    ['user', 403],
    ['sales_agent', 403],
    ['project_editor', 403],
  ] as const)('are neither told to %s nor changed by them', async (identity, status) => {
    expect((await list(identity)).statusCode).toBe(status);
    expect((await change(identity, USER_IDS.user, { disabled: true })).statusCode).toBe(status);
  });

  it.each([
    ['a super admin', 'project_admin', USER_IDS.super_admin, 1, 403],
    ['oneself', 'project_admin', USER_IDS.project_admin, 1, 403],
    ['oneself as super admin', 'super_admin', USER_IDS.super_admin, 1, 403],
    ['a visitor who is no client', 'project_admin', USER_IDS.user, 1, 404],
    ['people of a project of others', 'project_admin', USER_IDS.super_admin, 2, 404],
  ] as const)('of %s cannot be disabled by %s', async (_, identity, userId, projectId, status) => {
    for (const body of [{ disabled: true }, { endSessions: true }, { takeRole: true }] as const) {
      const expected = status;
      expect((await change(identity, userId, body, projectId)).statusCode).toBe(expected);
    }
    const { disabled_at } = await app.db
      .selectFrom('users')
      .select('disabled_at')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    expect(disabled_at).toBeNull();
  });

  it('who also work for another project are left to a super admin', async () => {
    const alsoElsewhere = { user_id: USER_IDS.sales_agent, role: 'sales_agent', project_id: 2 } as const;
    await app.db.insertInto('user_roles').values(alsoElsewhere).execute();
    expect((await change('project_admin', USER_IDS.sales_agent, { disabled: true })).statusCode).toBe(403);
    expect((await change('project_admin', USER_IDS.sales_agent, { endSessions: true })).statusCode).toBe(403);
    await app.db.deleteFrom('user_roles').where('project_id', '=', 2).execute();
  });

  it('are out at once when they are disabled, as if there were none, and in again when they are enabled', async () => {
    const me = await logInWith(app.call, { email: AGENT, password: TEST_PASSWORD });
    const refused = await app.call('logIn', { body: { email: AGENT, password: 'another password' } });
    const response = await change('project_admin', USER_IDS.sales_agent, { disabled: true });
    expect(response.json().data.attributes).toMatchObject({ disabledAt: expect.any(String), sessions: 0 });
    expect((await app.call('getProfile', { headers: me.bearer })).statusCode).toBe(401);
    const cookie = { cookie: `rt=${me.cookie}`, 'sec-fetch-site': 'same-origin' };
    expect((await app.call('refreshToken', { headers: cookie })).statusCode).toBe(401);
    expect((await logIn()).json()).toEqual(refused.json());
    await change('project_admin', USER_IDS.sales_agent, { disabled: false });
    expect((await app.call('getProfile', { headers: me.bearer })).statusCode).toBe(401);
    expect((await logIn()).statusCode).toBe(200);
  });

  it('are logged out everywhere', async () => {
    const me = await logInWith(app.call, { email: AGENT, password: TEST_PASSWORD });
    await change('project_admin', USER_IDS.sales_agent, { endSessions: true });
    expect((await app.call('getProfile', { headers: me.bearer })).statusCode).toBe(401);
    expect((await logIn()).statusCode).toBe(200);
  });

  const invite = (identity: Identity, email: string, role: string, projectId = 1) =>
    app.call('invitePerson', {
      params: { projectId },
      body: { email, role },
      headers: app.headersOf[identity],
    });
  const invitationsTo = (email: string) =>
    app.db
      .selectFrom('mails')
      .select('subject')
      .where('recipient', '=', email)
      .where('template', '=', 'set-password')
      .execute();

  it('get a role in place of the one there, and who has no account a mail', async () => {
    const response = await invite('project_admin', AGENT.toUpperCase(), 'project_editor');
    expect([response.statusCode, response.json().data.attributes]).toMatchObject([
      201,
      { id: USER_IDS.sales_agent, roles: [{ name: 'project_editor', holds: 'project' }, { name: 'user' }] },
    ]);
    expect(await invitationsTo(AGENT)).toEqual([]);
    const fresh = (await invite('project_admin', 'new@people.example', 'sales_agent')).json().data;
    expect(fresh.attributes.roles).toEqual([{ name: 'sales_agent', holds: 'project' }]);
    expect(await invitationsTo('new@people.example')).toHaveLength(1);
    await app.db.deleteFrom('users').where('id', '=', fresh.id).execute();
    await invite('project_admin', AGENT, 'sales_agent');
  });

  it.each([
    ['anonymous', 1, 401],
    ['user', 1, 403],
    ['project_editor', 1, 403],
    ['project_admin', 2, 404],
  ] as const)('get no role from %s on project %i', async (identity, projectId, status) => {
    expect((await invite(identity, 'x@people.example', 'sales_agent', projectId)).statusCode).toBe(status);
  });

  it('give themselves none, and nobody what holds everywhere', async () => {
    expect((await invite('project_admin', 'project_admin@people.example', 'sales_agent')).statusCode).toBe(
      403,
    );
    const body = { email: AGENT, role: 'super_admin' };
    const headers = app.headersOf.project_admin;
    const response = await app.call('invitePerson', { params: { projectId: 1 }, body, headers });
    expect(response.statusCode).toBe(400);
  });

  it('lose a role on the project at once, and no other', async () => {
    const me = await logInWith(app.call, { email: AGENT, password: TEST_PASSWORD });
    const requests = () => app.call('listEnquiries', { headers: me.bearer });
    expect((await requests()).statusCode).toBe(200);
    const response = await change('project_admin', USER_IDS.sales_agent, { takeRole: true });
    expect(response.json().data.attributes).toMatchObject({ roles: [], actions: [] });
    expect((await requests()).statusCode).toBe(403);
    expect((await list('project_admin')).json().data).toHaveLength(3);
  });
});
