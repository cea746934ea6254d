import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const LEDGER = [
  // Without foreign keys: what was done stays true of people and things that are gone.
  `create table audit_entries (
    id integer primary key,
    at timestamptz not null,
    actor text not null check (actor in ('person', 'anonymous', 'command', 'server')),
    user_id integer,
    role text,
    network text,
    action text not null,
    operation text not null,
    entity text,
    entity_id text,
    project_id integer,
    outcome text not null check (outcome in ('done', 'refused')),
    reason text,
    request_id text,
    changes jsonb not null,
    more_changes integer not null,
    previous_hash text not null,
    hash text not null
  )`,
  'create index on audit_entries (user_id, id)',
  'create index on audit_entries (action, id)',
  'create index on audit_entries (entity, entity_id, id)',
  'create index on audit_entries (at)',
  'create index on audit_entries using gin (changes jsonb_path_ops)',
  // Where the chain begins and ends. Its row is what writers take turns by.
  `create table audit_chain (
    single boolean primary key default true check (single),
    first_id integer not null,
    first_hash text not null,
    last_id integer not null,
    last_hash text not null
  )`,
  `insert into audit_chain (first_id, first_hash, last_id, last_hash) values (1, '', 0, '')`,
  `create function keep_audit_entries() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        if current_setting('suite.audit_retention', true) = 'on' and old.at < now() - interval '2 years' then
          return old;
        end if;
      end if;
      raise exception 'The audit ledger is only added to.' using errcode = 'insufficient_privilege';
    end $$`,
  `create trigger keep_audit_entries before update or delete on audit_entries
    for each row execute function keep_audit_entries()`,
  `create trigger keep_audit_ledger before truncate on audit_entries
    for each statement execute function keep_audit_entries()`,
  'create table audit_stream (single boolean primary key default true check (single), sent_id integer not null)',
  'insert into audit_stream (sent_id) values (0)',
];

/** What a transaction has changed so far, which its entry then takes out again: no other transaction ever sees it. */
const CHANGES = [
  `create table audit_changes (
    id bigint generated always as identity primary key,
    transaction xid8 not null default pg_current_xact_id(),
    entity text not null,
    entity_id text not null,
    project_id integer,
    before jsonb not null,
    after jsonb not null
  )`,
  'create index on audit_changes (transaction)',
  // Of data of people, only these columns are told; of the others, that they were changed.
  `create function note_audit_change() returns trigger language plpgsql as $$
    declare
      entity text = tg_argv[0];
      key text = tg_argv[1];
      told text[] = string_to_array(tg_argv[2], ',');
      untold text[] = array['updated_at', 'email_key', 'username_key', 'rotated_at', 'refresh_counter'];
      was jsonb = case when tg_op = 'INSERT' then '{}' else to_jsonb(old) end - untold;
      became jsonb = case when tg_op = 'DELETE' then '{}' else to_jsonb(new) end - untold;
      whole jsonb = was || became;
      changed text[] = array(
        select name from jsonb_object_keys(whole) name where was -> name is distinct from became -> name);
    begin
      if cardinality(changed) = 0 then return null; end if;
      insert into audit_changes (entity, entity_id, project_id, before, after)
      select entity, whole ->> key,
        (case when entity = 'project' then whole ->> 'id' else whole ->> 'project_id' end)::integer,
        coalesce(jsonb_object_agg(name, audit_value(was -> name, name, told)) filter (where was ? name), '{}'),
        coalesce(jsonb_object_agg(name, audit_value(became -> name, name, told)) filter (where became ? name), '{}')
      from unnest(changed) name;
      return null;
    end $$`,
  `create function audit_value(value jsonb, name text, told text[]) returns jsonb language sql immutable as $$
    select case
      when value = 'null' then value
      when told <> array['*'] and not name = any (told) then '"…"'
      when length(value::text) > 500 then to_jsonb(left(value::text, 500) || '…')
      else value end $$`,
];

const EVERYTHING = '*';
/** Tables, what their rows are called, the column that tells rows apart, and the columns that are told. */
const NOTED: readonly (readonly [table: string, entity: string, key: string, told: string])[] = [
  ['projects', 'project', 'id', EVERYTHING],
  ['masterplans', 'masterplan', 'id', EVERYTHING],
  ['buildings', 'building', 'id', EVERYTHING],
  ['apartments', 'unit', 'id', EVERYTHING],
  ['media', 'media', 'id', EVERYTHING],
  ['packages', 'package', 'id', EVERYTHING],
  ['package_items', 'package', 'package_id', EVERYTHING],
  ['content_versions', 'version', 'number', 'project_id,number,published_at,created_by'],
  ['preview_links', 'preview-link', 'id', 'project_id,created_by,expires_at'],
  ['users', 'person', 'id', 'id,disabled_at,email_confirmed_at'],
  ['user_roles', 'person', 'user_id', EVERYTHING],
  ['project_passwords', 'person', 'user_id', 'project_id'],
  ['sessions', 'session', 'user_id', 'project_id,revoked_at'],
  ['enquiries', 'enquiry', 'id', 'project_id,apartment_id,taken_up_at,fulfilled_at'],
  ['mails', 'mail', 'id', 'state,attempts'],
];
/** Of an import or a publication, which replace rows by the thousand. */
const SUMMARY = ['project', 'version', 'preview-link'];

function noteChangesOf([table, entity, key, told]: (typeof NOTED)[number]): string {
  const settings = SUMMARY.includes(entity) ? "in ('all', 'summary')" : "= 'all'";
  // Mails are queued by what is in the ledger anyway.
  const events = entity === 'mail' ? 'update or delete' : 'insert or update or delete';
  return `create trigger audit_change after ${events} on ${table} for each row
    when (current_setting('suite.audit', true) ${settings})
    execute function note_audit_change('${entity}', '${key}', '${told}')`;
}

async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...LEDGER, ...CHANGES, ...NOTED.map(noteChangesOf)])
    await sql.raw(statement).execute(db);
}

export const auditLedger: Migration = { up };
