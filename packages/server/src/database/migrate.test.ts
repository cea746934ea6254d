import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, TEST_BACKENDS, type TestDatabase } from '../testing/test-database.ts';
import { migrate, unknownMigrations } from './migrate.ts';
import { MIGRATIONS } from './migrations/index.ts';

describe.each(TEST_BACKENDS)('migrations on %s', (backend) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await openTestDatabase(backend);
  });
  afterAll(() => test.close());

  const applied = async () =>
    (await sql<{ name: string }>`select name from kysely_migration order by name`.execute(test.db)).rows.map(
      (row) => row.name,
    );

  it('are numbered upwards and applied in that order', async () => {
    const names = Object.keys(MIGRATIONS);
    const numbers = names.map((name) => Number(name.slice(0, 4)));
    expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
    expect(await applied()).toEqual(names);
  });

  it('are applied once, also when several ask at once', async () => {
    await Promise.all([migrate(test.db), migrate(test.db), migrate(test.db)]);
    expect(await applied()).toEqual(Object.keys(MIGRATIONS));
  });

  it('leave a database that a later version of the server has migrated as it is', async () => {
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', now()::text)`.execute(
      test.db,
    );
    await migrate(test.db);
    expect(await unknownMigrations(test.db)).toEqual(['9999-later']);
    expect(await applied()).toEqual([...Object.keys(MIGRATIONS), '9999-later']);
    await sql`delete from kysely_migration where name = '9999-later'`.execute(test.db);
  });

  it('find the units of a building by an index', async () => {
    const { rows } = await test.db.transaction().execute(async (trx) => {
      await sql`set local enable_seqscan = off`.execute(trx);
      return sql<Record<string, string>>`
        explain select id from published_apartments where building_id = 7 and floor between 1 and 3`.execute(
        trx,
      );
    });
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('apartments_of_building');
  });

  it.each([
    ['a status that does not exist', sql`update apartments set status = 'lent'`],
    ['an orientation that does not exist', sql`update apartments set orientation = 'X'`],
    ['a hash that is none', sql`update media set hash = '../../etc/passwd'`],
    ['a medium of two owners', sql`update media set building_id = 1, masterplan_id = 1`],
    ['a large placeholder', sql`update media set placeholder = repeat('x', 4097)`],
  ])('refuse %s', async (_what, statement) => {
    await test.db
      .insertInto('organizations')
      .values({ id: 1, name: '{"en":"O"}' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await sql`
      insert into projects (id, organization_id, published, name, default_language_id, selected_filters,
        selected_roles, price_enabled, compare_enabled, colours, stylesheet_version, availability_as_of)
      values (1, 1, true, '{}', 1, '[]', '[]', true, true, '{}', 1, now()) on conflict do nothing`.execute(
      test.db,
    );
    await sql`insert into masterplans (id, project_id, position, name, community, published)
      values (1, 1, 0, '{}', false, true) on conflict do nothing`.execute(test.db);
    await sql`insert into buildings (id, masterplan_id, position, name, floors, published)
      values (1, 1, 0, '{}', 1, true) on conflict do nothing`.execute(test.db);
    await sql`insert into apartments (id, building_id, name, area_m2, floor, rooms, status, amenities, published)
      values (1, 1, '1', 1, 1, 1, 'sold', '{}', true) on conflict do nothing`.execute(test.db);
    await sql`insert into media (id, project_id, position, name, media_type_id)
      values (1, 1, 0, '{}', 1) on conflict do nothing`.execute(test.db);
    await expect(statement.execute(test.db)).rejects.toThrow(/violates check constraint/);
  });
});
