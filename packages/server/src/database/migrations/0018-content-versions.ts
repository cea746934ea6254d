import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const STATEMENTS = [
  // What a folder is told by when it is imported again.
  'alter table organizations add column content_key text unique',
  'alter table projects add column content_key text unique',
  'alter table projects add column published_version integer',
  // The newest one is a draft while it was never published.
  `create table content_versions (
    project_id integer not null references projects on delete cascade,
    number integer not null,
    content jsonb not null,
    files jsonb not null,
    content_hash text not null,
    created_at timestamptz not null default now(),
    published_at timestamptz,
    primary key (project_id, number)
  )`,
  `create table content_version_files (
    project_id integer not null,
    number integer not null,
    hash text not null,
    primary key (project_id, number, hash),
    foreign key (project_id, number) references content_versions on delete cascade
  )`,
  'create index on content_version_files (hash)',
  `create trigger discarded_file after delete on content_version_files for each row
    execute function note_discarded_file()`,
];

async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

export const contentVersions: Migration = { up };
