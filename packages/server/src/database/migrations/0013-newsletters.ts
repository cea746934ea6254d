import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const STATEMENTS = [
  // Without a foreign key to the catalogue, as enquiries: a consent outlives an import that replaces it.
  `create table newsletter_subscriptions (
    id integer generated always as identity primary key,
    organization_id integer not null,
    email text not null,
    email_key text not null,
    locale text not null check (locale in ('en', 'rs')),
    asked_at timestamptz not null default now(),
    confirmed_at timestamptz,
    withdrawn_at timestamptz,
    unique (organization_id, email_key)
  )`,
  // Each mail has a token of its own, of which only the hash is known here.
  `create table newsletter_tokens (
    token_hash text primary key,
    purpose text not null check (purpose in ('confirm-newsletter', 'unsubscribe-newsletter')),
    subscription_id integer not null references newsletter_subscriptions on delete cascade,
    expires_at timestamptz
  )`,
  `create index newsletter_tokens_of_subscription on newsletter_tokens (subscription_id)`,
  `alter table organizations add column newsletter_link_hours integer not null default 72
    check (newsletter_link_hours between 1 and 720)`,
  `alter table mails add column unsubscribe_url text`,
  // Nobody has confirmed what was asked for until now.
  `insert into newsletter_subscriptions (organization_id, email, email_key, locale, asked_at)
    select distinct on (p.organization_id, e.email_key)
      p.organization_id, e.email, e.email_key, e.locale, e.created_at
    from enquiries e join projects p on p.id = e.project_id join organizations o on o.id = p.organization_id
    where e.subscribe_to_newsletter and o.request_form = 'own-consent'
    order by p.organization_id, e.email_key, e.created_at desc`,
];

/** Who asked for the newsletter of an organisation, confirmed it by mail, or withdrew. */
async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

export const newsletters: Migration = { up };
