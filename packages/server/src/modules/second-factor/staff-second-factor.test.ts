import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TEST_PASSWORD, USER_IDS } from '../../testing/identities.ts';
import { openAppBeside, openTestApp, type TestApp } from '../../testing/test-app.ts';
import { FAST_BACKEND } from '../../testing/test-database.ts';

const EMAIL = 'user@people.example';

describe.each([FAST_BACKEND])('a second factor that is required of staff, on %s', (backend) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(backend);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    for (const table of ['known_devices', 'totp_secrets', 'recovery_codes'] as const)
      await app.db.deleteFrom(table).execute();
  });

  const bearer = (response: { json(): { token: string } }) => ({
    authorization: `Bearer ${response.json().token}`,
  });
  const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  const AGENT = 'sales_agent@people.example';
  const strictly = async () => {
    const strict = await openAppBeside(app, { staffSecondFactor: 'required' });
    const enter = async (email: string) =>
      bearer(await strict.call('logIn', { body: { email, password: TEST_PASSWORD } }));
    const attributes = async (headers: Record<string, string>) =>
      (await strict.call('getProfile', { headers })).json().data.attributes;
    const rolesOf = async (headers: Record<string, string>) =>
      (await attributes(headers)).roles.map(({ name }: { name: string }) => name);
    return { call: strict.call, enter, attributes, rolesOf };
  };

  it('roles hold at the first login, and from the second on only with it', async () => {
    const { call, enter, attributes, rolesOf } = await strictly();
    expect(await rolesOf(await enter(AGENT))).toEqual(['user', 'sales_agent']);
    const second = await enter(AGENT);
    expect(await attributes(second)).toMatchObject({ roles: [{ name: 'user' }], needsSecondFactor: true });
    const list = () => call('listEnquiries', { query: 'projectId=1', headers: second });
    expect((await list()).statusCode).toBe(403);
    const { secret } = (await call('beginTotp', { body: {}, headers: second })).json().data.attributes;
    const code = codeOf(secret);
    expect((await call('confirmTotp', { body: { code }, headers: second })).statusCode).toBe(200);
    expect(await rolesOf(second)).toEqual(['user', 'sales_agent']);
    expect(await attributes(second)).not.toHaveProperty('needsSecondFactor');
    expect((await list()).statusCode).toBe(200);
  });

  it('visitors go on without one', async () => {
    const { enter, attributes } = await strictly();
    await enter(EMAIL);
    expect(await attributes(await enter(EMAIL))).not.toHaveProperty('needsSecondFactor');
  });

  it('who gets a role in a session without one has it only with one', async () => {
    const { enter, rolesOf } = await strictly();
    await enter(EMAIL);
    const second = await enter(EMAIL);
    const role = { user_id: USER_IDS.user, role: 'project_admin' as const, project_id: 1 };
    await app.db.insertInto('user_roles').values(role).execute();
    expect(await rolesOf(second)).toEqual(['user']);
    await app.db.deleteFrom('user_roles').where('user_id', '=', USER_IDS.user).execute();
  });

  it('an account whose password everybody knows is exempt, until it gets another one', async () => {
    const { call, enter, rolesOf } = await strictly();
    const exempt = { second_factor_exempt: true };
    await app.db.updateTable('users').set(exempt).where('id', '=', USER_IDS.sales_agent).execute();
    await enter(AGENT);
    const second = await enter(AGENT);
    expect(await rolesOf(second)).toEqual(['user', 'sales_agent']);
    const own = async (password: string, currentPassword: string) =>
      call('updatePassword', { body: { password, currentPassword }, headers: second });
    expect((await own('another and long one', TEST_PASSWORD)).statusCode).toBe(200);
    expect((await own(TEST_PASSWORD, 'another and long one')).statusCode).toBe(200);
    expect(await rolesOf(await enter(AGENT))).toEqual(['user']);
  });
});
