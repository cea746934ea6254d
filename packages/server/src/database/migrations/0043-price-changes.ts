import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const STATEMENTS = [
  // Null in both: the row is of a status alone, as all were before.
  `alter table unit_changes add column former_price_eur integer, add column price_eur integer`,
  `create or replace function record_unit_changes() returns trigger language plpgsql as $$
    begin
      insert into unit_changes
          (apartment_id, former_status, status, former_price_eur, price_eur, user_id, changed_at)
        select a.id, b.status, a.status, b.price_eur, a.price_eur,
          nullif(current_setting('suite.user_id', true), '')::int,
          case when a.status <> b.status then a.status_changed_at else now() end
        from units_after a join units_before b on b.id = a.id
        where a.status <> b.status or a.price_eur is distinct from b.price_eur
        order by a.id;
      return null;
    end
  $$`,
];

async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

export const priceChanges: Migration = { up };
