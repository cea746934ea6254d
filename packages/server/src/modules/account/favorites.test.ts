import { FAVORITES_LIMIT } from '@suite/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { logInWith } from '../../testing/browser.ts';
import { type Identity, TEST_PASSWORD } from '../../testing/identities.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { FAST_BACKEND } from '../../testing/test-database.ts';

describe.each([FAST_BACKEND])('saved homes of an account on %s', (backend) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(backend);
  });
  afterAll(() => app.close());
  beforeEach(() => app.db.deleteFrom('favorites').execute());

  const read = async (identity: Identity) =>
    (await app.call('getFavorites', { headers: app.headersOf[identity] })).json().data;
  const change = (body: object, identity: Identity = 'user') =>
    app.call('changeFavorites', { headers: app.headersOf[identity], body });
  const idsOf = (response: Awaited<ReturnType<typeof change>>) =>
    response.json().data.attributes.apartmentIds;

  it('are none at first, and are kept in the order in which they were saved', async () => {
    expect(await read('user')).toEqual({ id: 4, type: 'favorites', attributes: { apartmentIds: [] } });
    expect(idsOf(await change({ add: [103, 101] }))).toEqual([103, 101]);
    expect(idsOf(await change({ add: [102, 101], remove: [103] }))).toEqual([101, 102]);
    expect((await read('user')).attributes.apartmentIds).toEqual([101, 102]);
  });

  it('are each person’s own', async () => {
    await change({ add: [101] });
    await change({ add: [102], remove: [101] }, 'sales_agent');
    expect((await read('user')).attributes.apartmentIds).toEqual([101]);
    expect((await read('sales_agent')).attributes.apartmentIds).toEqual([102]);
  });

  it('may be changed twice with the same change, and by two devices at once', async () => {
    for (const _ of [1, 2]) expect(idsOf(await change({ add: [101, 101], remove: [102] }))).toEqual([101]);
    await Promise.all([change({ add: [102] }), change({ add: [103] }), change({ remove: [101] })]);
    expect((await read('user')).attributes.apartmentIds.toSorted()).toEqual([102, 103]);
  });

  it('are so many and no more', async () => {
    const many = Array.from({ length: FAVORITES_LIMIT }, (_, index) => index + 1);
    expect(idsOf(await change({ add: many }))).toHaveLength(FAVORITES_LIMIT);
    const refused = await change({ add: [9_999], remove: [777] });
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'too-many-favorites']);
    expect((await read('user')).attributes.apartmentIds).toEqual(many);
    expect(idsOf(await change({ add: [9_999], remove: [1] }))).toHaveLength(FAVORITES_LIMIT);
  });

  it.each([
    [{ add: ['101'] }],
    [{ add: [0] }],
    [{ add: [2_147_483_648] }],
    [{ remove: [1.5] }],
    [{ set: [101] }],
    [{ add: Array.from({ length: FAVORITES_LIMIT + 1 }, (_, index) => index + 1) }],
  ])('are not changed by %j', async (body) => {
    expect((await change(body)).statusCode).toBe(400);
    expect((await read('user')).attributes.apartmentIds).toEqual([]);
  });

  it('are nothing for who is signed in to one project only, nor for strangers', async () => {
    const admin = { email: 'super_admin@people.example', password: TEST_PASSWORD };
    const { bearer } = await logInWith(app.call, admin);
    const password = 'shown on a big screen';
    await app.call('setProjectPassword', { headers: bearer, body: { projectId: 1, password } });
    const limited = await logInWith(app.call, { ...admin, password });
    for (const name of ['getFavorites', 'changeFavorites'] as const) {
      const body = name === 'changeFavorites' ? { body: { add: [101] } } : {};
      const response = await app.call(name, { headers: limited.bearer, ...body });
      expect([response.statusCode, response.json().code]).toEqual([403, 'project-session']);
      expect((await app.call(name, body)).statusCode).toBe(401);
    }
  });
});
