import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Whether a medium is published by where it belongs. To plan `published_media` for one row takes a hundred times as
 * long as to read it; a function keeps its plan for as long as the connection lives.
 */
const STATEMENT = `
  create function is_published_medium(which integer) returns boolean
    language plpgsql stable set plan_cache_mode = 'force_generic_plan' as $$
    begin
      return exists (select from published_media where id = which);
    end
  $$`;

async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(STATEMENT).execute(db);
}

export const publishedMedium: Migration = { up };
