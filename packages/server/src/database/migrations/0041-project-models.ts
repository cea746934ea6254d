import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const TABLES = ['project_models', 'project_model_files'] as const;

/** What a project can be walked round in, as it is published, and the files that it is drawn from. */
const STATEMENTS = [
  `create table project_models (
    project_id integer primary key references projects on delete cascade,
    document jsonb not null
  )`,
  `create table project_model_files (
    project_id integer not null references project_models on delete cascade,
    name text not null,
    building_id integer,
    content_type text not null,
    hash text not null,
    primary key (project_id, name)
  )`,
  'create index on project_model_files (hash)',
  `create trigger discarded_file after delete on project_model_files for each row
    execute function note_discarded_file()`,
  ...TABLES.map(
    (table) => `create trigger catalogue_change before insert or update or delete or truncate on ${table}
      for each statement execute function note_catalogue_change()`,
  ),
];

async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

export const projectModels: Migration = { up };
