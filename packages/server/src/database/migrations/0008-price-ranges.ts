import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Null as the specification has it: organisation 10 uses price ranges, and no other. */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table organizations add column uses_price_ranges boolean`.execute(db);
}

export const priceRanges: Migration = { up };
