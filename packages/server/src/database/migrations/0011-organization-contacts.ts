import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How buyers reach an organisation, and how soon it says that it replies; nothing is said where nothing is set. */
async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table organizations add column telephone text, add column email text,
    add column reply_days integer check (reply_days between 1 and 30)`.execute(db);
}

export const organizationContacts: Migration = { up };
