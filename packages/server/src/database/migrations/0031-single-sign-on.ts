import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const STATEMENTS = [
  // An organisation's own login (OpenID Connect). client_secret: sealed. email_domains: in small letters.
  `create table single_sign_ons (
    organization_id integer primary key references organizations on delete cascade,
    issuer text not null,
    client_id text not null,
    client_secret text not null,
    email_domains text[] not null,
    counts_as_second_factor boolean not null default false,
    updated_at timestamptz not null default now()
  )`,
  // Who an account is there: an address may change hands, a subject does not.
  `create table linked_identities (
    organization_id integer not null references organizations on delete cascade,
    issuer text not null,
    subject text not null,
    user_id integer not null references users on delete cascade,
    linked_at timestamptz not null default now(),
    primary key (organization_id, issuer, subject),
    unique (organization_id, issuer, user_id)
  )`,
  `create index linked_identities_of_user on linked_identities (user_id)`,
  noteChanges('single_sign_ons', [
    'organization',
    'organization_id',
    'organization_id,issuer,client_id,email_domains,counts_as_second_factor',
  ]),
  noteChanges('linked_identities', ['person', 'user_id', 'organization_id,issuer']),
];

function noteChanges(table: string, labels: readonly [entity: string, key: string, columns: string]): string {
  const [entity, key, columns] = labels;
  return `create trigger audit_change after insert or update or delete on ${table} for each row
    when (current_setting('suite.audit', true) = 'all')
    execute function note_audit_change('${entity}', '${key}', '${columns}')`;
}

async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

export const singleSignOn: Migration = { up };
