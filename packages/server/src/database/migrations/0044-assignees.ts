import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const STATEMENTS = [
  // Who sees to the enquiry; nobody's again when the account goes.
  `alter table enquiries add assignee_id integer references users on delete set null`,
  `create index enquiries_of_assignee on enquiries (assignee_id) where assignee_id is not null`,
  // Given to somebody, or nobody's again; null: the change was of something else.
  `alter table enquiry_changes
    add assignment text check (assignment in ('given', 'released')),
    add assignee_id integer references users on delete set null,
    drop constraint enquiry_changes_check,
    add constraint enquiry_changes_check check (num_nonnulls(state, note, assignment) > 0)`,
  // The ledger tells whose it was and became, by the number of the account.
  `drop trigger audit_change on enquiries`,
  `create trigger audit_change after insert or update or delete on enquiries for each row
    when (current_setting('suite.audit', true) = 'all')
    execute function note_audit_change('enquiry', 'id', 'project_id,apartment_id,taken_up_at,fulfilled_at,assignee_id')`,
];

async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

export const assignees: Migration = { up };
