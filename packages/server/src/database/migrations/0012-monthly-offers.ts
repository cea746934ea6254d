import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The loan of a bank that an organisation quotes beside its prices, all of it or none. */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table organizations add column monthly_offer jsonb check (monthly_offer ?& array[
    'bank', 'nominalRate', 'effectiveRate', 'years', 'downPaymentPercent', 'date'])`.execute(db);
}

export const monthlyOffers: Migration = { up };
