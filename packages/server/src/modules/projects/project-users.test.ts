import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Identity, USER_IDS } from '../../testing/identities.ts';
import { sampleRequest } from '../../testing/sample-requests.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { FAST_BACKEND } from '../../testing/test-database.ts';

/** Asked for a price in project 1. The other has registered, and done no more. */
const LEAD = 20;
const REGISTERED = 21;

function person(id: number, name: string) {
  const email = `${name}@people.example`;
  const confirmed = { locale: 'en' as const, email_confirmed_at: new Date() };
  return { id, email, email_key: email, username: email, username_key: email, ...confirmed };
}

describe.each([FAST_BACKEND])('people on a project on %s', (backend) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(backend);
    const { body } = sampleRequest('askForPrice');
    const lead = { ...body, emailAddress: 'Lead@people.example' };
    await app.call('askForPrice', { body: lead });
    await app.db
      .insertInto('users')
      .values([person(LEAD, 'lead'), person(REGISTERED, 'registered')])
      .execute();
    await app.call('changeFavorites', { headers: app.headersOf.user, body: { add: [501], remove: [] } });
  });
  afterAll(() => app.close());

  const STAFF = [1, 2, 3, 5];
  const rows = async (identity: Identity, projectId: number) => {
    const headers = app.headersOf[identity];
    const response = await app.call('listProjectUsers', { params: { projectId }, headers });
    return response.statusCode === 200 ? response.json().data : response.statusCode;
  };
  const ids = async (identity: Identity, projectId: number) => {
    const found = await rows(identity, projectId);
    return Array.isArray(found) ? found.map((one: { id: number }) => one.id) : found;
  };

  it.each([
    ['anonymous', [], [], 404],
    ['user', [USER_IDS.user], [USER_IDS.user], 404],
    ['sales_agent', [USER_IDS.sales_agent], [USER_IDS.sales_agent], 404],
    ['project_editor', [USER_IDS.project_editor], [USER_IDS.project_editor], 404],
    ['project_admin', [...STAFF, LEAD], [USER_IDS.project_admin], 404],
    ['super_admin', [...STAFF, LEAD], [USER_IDS.super_admin, USER_IDS.user], [USER_IDS.super_admin]],
  ] as const)('[R7.055] are told to %s as far as they may be known', async (identity, own, other, hidden) => {
    expect(await ids(identity, 1)).toEqual(own);
    expect(await ids(identity, 2)).toEqual(other);
    expect(await ids(identity, 3)).toEqual(hidden);
  });

  it('have their roles there, the registered one included', async () => {
    const [agent] = await rows('sales_agent', 1);
    expect(agent.attributes).toEqual({
      id: USER_IDS.sales_agent,
      firstName: 'First',
      lastName: 'sales_agent',
      email: 'sales_agent@people.example',
      roles: [
        { id: 4, name: 'user' },
        { id: 5, name: 'sales_agent' },
      ],
    });
  });

  it('are no longer there when the project closes or the account is disabled', async () => {
    await app.db.updateTable('projects').set({ open_to_registered: false }).where('id', '=', 1).execute();
    await app.db.updateTable('users').set({ disabled_at: new Date() }).where('id', '=', 3).execute();
    expect(await ids('user', 1)).toEqual([]);
    expect(await ids('sales_agent', 1)).toEqual([USER_IDS.sales_agent]);
    expect(await ids('project_admin', 1)).toEqual([1, 2, 5]);
  });
});
