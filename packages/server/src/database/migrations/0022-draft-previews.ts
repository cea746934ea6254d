import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * A draft is shown as a project of its own in private preview, which nobody is on: all that keeps those from visitors
 * keeps drafts from them.
 */
const STATEMENTS = [
  `alter table projects add column preview_of integer unique references projects on delete cascade,
    add check (preview_of is null or private_preview)`,
  `create or replace view project_members as
    select p.id as project_id, r.user_id, r.role
    from projects p join user_roles r on r.project_id = p.id or r.project_id is null
    where p.preview_of is null
    union
    select p.id, u.id, 'user' from projects p join users u on u.email_confirmed_at is not null
    where p.open_to_registered and u.disabled_at is null and p.preview_of is null`,
];

async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

export const draftPreviews: Migration = { up };
