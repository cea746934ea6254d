import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Who a transaction is in the name of, as `inNameOf` says it: a server that does not know the columns fills the first. */
const PERSON = `nullif(current_setting('suite.user_id', true), '')::integer`;

const STATEMENTS = [
  `alter table content_versions
    add column created_by integer references users on delete set null default ${PERSON},
    add column published_by integer references users on delete set null`,
];

async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

export const versionAuthors: Migration = { up };
