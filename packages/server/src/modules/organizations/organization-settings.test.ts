import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { USER_IDS } from '../../testing/identities.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { FAST_BACKEND } from '../../testing/test-database.ts';

describe.each([FAST_BACKEND])('settings of an organisation on %s', (backend) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(backend);
  });
  afterAll(() => app.close());

  /** They have no project yet, so that only a super admin knows of them. */
  const read = (id: number) =>
    app.call('getOrganization', { query: `organizationId=${id}`, headers: app.headersOf.super_admin });
  const settings = async (id: number) => {
    const response = await read(id);
    const { priceRanges, requestForm, ownerUserId } = response.json().data.attributes;
    return [priceRanges, requestForm, ownerUserId];
  };
  const add = (id: number, values: object = {}) =>
    app.db
      .insertInto('organizations')
      .values({ id, name: JSON.stringify({ en: `O${id}` }), website: null, logo_media_id: null, ...values })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();

  it('are seeded with what the specification gives organisation 10, and all others', async () => {
    await add(10);
    await add(11);
    expect(await settings(10)).toEqual([true, 'own-consent', 1]);
    expect(await settings(11)).toEqual([false, 'standard', 1]);
  });

  it('are what they are set to, whatever the number', async () => {
    await add(20, { uses_price_ranges: true, request_form: 'own-consent', owner_user_id: 7 });
    expect(await settings(20)).toEqual([true, 'own-consent', 7]);
    await app.db
      .updateTable('organizations')
      .set({ uses_price_ranges: false, request_form: 'standard' })
      .where('id', '=', 10)
      .execute();
    expect(await settings(10)).toEqual([false, 'standard', 1]);
  });

  it('say how it is reached and how soon it replies, or nothing', async () => {
    const contacts = { telephone: '+382 20 555 0123', email: 'sales@developer.example' };
    await add(21, { ...contacts, reply_days: 2 });
    await add(22);
    const attributesOf = async (id: number) => (await read(id)).json().data.attributes;
    expect(await attributesOf(21)).toMatchObject({ ...contacts, replyDays: 2 });
    expect(await attributesOf(22)).toMatchObject({ telephone: null, email: null, replyDays: null });
  });

  it('quote the loan of a bank with all of its terms, or none', async () => {
    const offer = { bank: 'Obala', nominalRate: 4.2, effectiveRate: 4.5, years: 20, downPaymentPercent: 20 };
    const monthlyOffer = { ...offer, date: '2026-11-02' };
    await add(23, { monthly_offer: JSON.stringify(monthlyOffer) });
    await add(24);
    const attributesOf = async (id: number) => (await read(id)).json().data.attributes;
    expect((await attributesOf(23)).monthlyOffer).toEqual(monthlyOffer);
    expect((await attributesOf(24)).monthlyOffer).toBeNull();
    await expect(add(25, { monthly_offer: JSON.stringify(offer) })).rejects.toThrow();
  });

  it('are known to staff only while nothing is published, names and logos included', async () => {
    await add(26, { name: JSON.stringify({ en: 'Of others' }) });
    const statusOf = async (query: string, headers = {}) =>
      (await app.call('getOrganization', { query, headers })).statusCode;
    for (const headers of [{}, app.headersOf.user, app.headersOf.project_admin])
      expect(await statusOf('organizationId=26', headers)).toBe(404);
    await app.db.updateTable('projects').set({ organization_id: 26 }).where('id', '=', 3).execute();
    await app.db
      .insertInto('user_roles')
      .values({ user_id: USER_IDS.sales_agent, role: 'sales_agent', project_id: 3 })
      .execute();
    expect(await statusOf('organizationId=26', app.headersOf.sales_agent)).toBe(200);
    expect(await statusOf('organizationId=26', app.headersOf.project_admin)).toBe(404);
    await app.db.updateTable('projects').set({ published: false }).where('organization_id', '=', 1).execute();
    expect((await app.call('getOrganization')).json().data.id).toBe(2);
    await app.db.updateTable('projects').set({ published: true }).where('organization_id', '=', 1).execute();
  });

  it('go to the pages of the projects', async () => {
    await app.db
      .updateTable('organizations')
      .set({ request_form: 'own-consent', owner_user_id: 5 })
      .execute();
    const read = async (name: 'getProject' | 'getProjectSettings') =>
      (await app.call(name, { params: { projectId: 1 } })).json().data.attributes;
    expect((await read('getProject')).requestForm).toBe('own-consent');
    expect((await read('getProjectSettings')).ownerUserId).toBe(5);
    await expect(sql`update organizations set request_form = 'other'`.execute(app.db)).rejects.toThrow();
  });
});
