import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const STATEMENTS = [
  // Sessions of before go on as they are until they end.
  `alter table sessions add column needs_second_factor boolean not null default false`,
  // Accounts whose password everybody may know: a second factor would keep out all but the first.
  `alter table users add column second_factor_exempt boolean not null default false`,
  `update users set second_factor_exempt = true where email_key in ('agent@porto-vala.example',
    'editor@porto-vala.example', 'admin@porto-vala.example', 'super@porto-vala.example')`,
  // secret: sealed. last_step: of the last code that was taken; none is taken twice.
  `create table totp_secrets (
    user_id integer primary key references users on delete cascade,
    secret text not null,
    last_step integer not null default 0,
    created_at timestamptz not null default now(),
    confirmed_at timestamptz
  )`,
  `create table recovery_codes (
    user_id integer not null references users on delete cascade,
    code_hash text not null,
    used_at timestamptz,
    primary key (user_id, code_hash)
  )`,
  `create table passkeys (
    id integer generated always as identity primary key,
    user_id integer not null references users on delete cascade,
    credential_id text not null unique,
    public_key text not null,
    counter bigint not null,
    transports text[] not null,
    name text not null,
    created_at timestamptz not null default now(),
    last_used_at timestamptz
  )`,
  // user_id: who adds a passkey; nobody yet, where one logs in.
  `create table passkey_challenges (
    challenge_hash text primary key,
    user_id integer references users on delete cascade,
    expires_at timestamptz not null
  )`,
  `create index passkeys_of_user on passkeys (user_id)`,
];

async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

export const secondFactors: Migration = { up };
