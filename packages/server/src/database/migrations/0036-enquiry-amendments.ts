import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const STATEMENTS = [
  // Of the key that the browser gave the enquiry, and its unit; not unique: it is no proof of who asks.
  `alter table enquiries add thread_key text`,
  `create index enquiries_by_thread on enquiries (thread_key)`,
  // What an enquiry said before its sender corrected it.
  `create table enquiry_amendments (
    id integer generated always as identity primary key,
    enquiry_id integer not null references enquiries on delete cascade,
    idempotency_key text not null unique,
    former jsonb not null,
    amended_at timestamptz not null
  )`,
  `create index enquiry_amendments_of_enquiry on enquiry_amendments (enquiry_id, id)`,
];

async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

export const enquiryAmendments: Migration = { up };
