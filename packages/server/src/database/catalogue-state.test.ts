import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { TEST_BACKENDS } from '../testing/test-database.ts';
import { createStateReader } from './catalogue-state.ts';

/** Tables that no public answer is made of. */
const APART = [
  'audit_entries',
  'audit_chain',
  'audit_changes',
  'audit_stream',
  'spent_proofs',
  'rate_limits',
  'discarded_files',
  'catalogue_state',
  'content_imports',
  'content_keys',
  'content_version_files',
  'content_versions',
  'delivery_outcomes',
  'enquiries',
  'enquiry_amendments',
  'enquiry_changes',
  'favorites',
  'forgotten_enquiries',
  'import_jobs',
  'imported_facts',
  'known_devices',
  'kysely_migration',
  'kysely_migration_lock',
  'linked_identities',
  'login_attempts',
  'mails',
  'newsletter_subscriptions',
  'newsletter_tokens',
  'one_time_tokens',
  'passkey_challenges',
  'passkeys',
  'presences',
  'project_passwords',
  'recovery_codes',
  'sessions',
  'single_sign_ons',
  'totp_secrets',
  'unit_changes',
  'user_roles',
  'users',
];

describe.each(TEST_BACKENDS)('the state of the catalogue on %s', (backend) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(backend);
  });
  afterAll(() => app.close());

  const read = createStateReader(() => app.db);
  async function changeOf(act: () => Promise<unknown>): Promise<readonly [versions: number, events: number]> {
    const before = await read();
    await act();
    const after = await read();
    return [after.version - before.version, after.statusEventId - before.statusEventId];
  }
  const units = () => app.db.updateTable('apartments').where('id', '=', 101);

  it('counts a change of any table that answers are made of', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(app.db);
    for (const { name } of rows.filter((one) => !APART.includes(one.name))) {
      const remove = () => sql`delete from ${sql.table(name)} where false`.execute(app.db);
      expect([name, await changeOf(remove)]).toEqual([name, [1, 0]]);
    }
    for (const name of APART) {
      const remove = () => sql`delete from ${sql.table(name)} where false`.execute(app.db);
      expect([name, await changeOf(remove)]).toEqual([name, [0, 0]]);
    }
  });

  it('counts a change of any column of a unit, its status apart', async () => {
    const { rows } = await sql<{ name: string }>`
      select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = 'apartments'
        and column_name not in ('id', 'status', 'status_changed_at')`.execute(app.db);
    for (const { name } of rows) {
      const column = sql.ref(name);
      const touch = () => sql`update apartments set ${column} = ${column} where id = 101`.execute(app.db);
      expect([name, await changeOf(touch)]).toEqual([name, [1, 0]]);
    }
  });

  it('numbers changes of statuses, and only those', async () => {
    expect(await changeOf(() => units().set({ status: 'sold' }).execute())).toEqual([0, 1]);
    expect(await changeOf(() => units().set({ status: 'sold' }).execute())).toEqual([0, 0]);
    expect(await changeOf(() => units().set({ status: 'available', price_eur: 1 }).execute())).toEqual([
      1, 1,
    ]);
  });

  it('counts a transaction once, and not when it is rolled back', async () => {
    const change = (isRetained: boolean) =>
      app.db.transaction().execute(async (trx) => {
        for (const floor of [1, 2, 3]) {
          await trx.updateTable('apartments').set({ floor }).where('id', '=', 101).execute();
        }
        if (!isRetained) throw new Error('undone');
      });
    expect(await changeOf(() => change(true))).toEqual([1, 0]);
    expect(await changeOf(() => change(false).catch(() => undefined))).toEqual([0, 0]);
  });

  it('lets transactions change units in any order at once', async () => {
    const change = (ids: readonly number[]) =>
      app.db.transaction().execute(async (trx) => {
        for (const id of ids) {
          const statuses = await trx.selectFrom('apartments').select('status').where('id', '=', id).execute();
          const status = statuses[0]?.status === 'sold' ? 'available' : 'sold';
          await trx.updateTable('apartments').set({ status }).where('id', '=', id).execute();
          await trx.updateTable('apartments').set({ price_eur: id }).where('id', '=', id).execute();
        }
      });
    const orders = Array.from({ length: 20 }, (_, n) => (n % 2 ? [101, 102, 103] : [103, 102, 101]));
    await expect(Promise.all(orders.map(change))).resolves.toHaveLength(20);
  });

  it('is read after each who asks has asked', async () => {
    const asked = Promise.all([read(), read()]);
    await units().set({ floor: 7 }).execute();
    const [after] = await Promise.all([read(), asked]);
    const [now] = await Promise.all([read(), read(), read()]);
    expect(now).toEqual(after);
    expect((await asked)[0]?.version).toBeLessThanOrEqual(after.version);
  });

  it('is never older than a change, whatever else goes on and fails', async () => {
    const stored = () =>
      app.db
        .selectFrom('catalogue_state')
        .select(['version', 'status_event_id as statusEventId'])
        .executeTakeFirstOrThrow();
    const set = (n: number) => units().set({ floor: n, status: n % 2 ? 'sold' : 'available' });
    const failing = () => sql`update apartments set status = 'lent' where id = 101`.execute(app.db);
    for (let n = 0; n < 30; n += 1) {
      const others = Promise.allSettled([failing(), read(), set(n).execute(), read(), failing()]);
      await set(n + 1).execute();
      const { version, statusEventId } = await stored();
      const state = await read();
      expect(state.version).toBeGreaterThanOrEqual(version);
      expect(state.statusEventId).toBeGreaterThanOrEqual(Number(statusEventId));
      await others;
      const last = await stored();
      expect(await read()).toEqual({ version: last.version, statusEventId: Number(last.statusEventId) });
    }
  });
});
