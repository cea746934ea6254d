import { createHash, randomBytes } from 'node:crypto';
import type { Locale } from '@suite/contracts';
import { sql } from 'kysely';
import type { Database } from '../../database/connection.ts';
import type { NewsletterPurpose } from '../../database/schema-people.ts';

const BYTES = 32;

export interface Subscriber {
  readonly organizationId: number;
  readonly email: string;
  readonly locale: Locale;
}

/** Notes that somebody asked, and holds the subscription until the transaction ends. */
export function upsertSubscription(trx: Database, { organizationId, email, locale }: Subscriber) {
  return trx
    .insertInto('newsletter_subscriptions')
    .values({ organization_id: organizationId, email, email_key: email.toLowerCase(), locale })
    .onConflict((conflict) =>
      conflict.columns(['organization_id', 'email_key']).doUpdateSet({
        // Who has it already asks for nothing new.
        asked_at: sql`case when newsletter_subscriptions.confirmed_at
            > coalesce(newsletter_subscriptions.withdrawn_at, '-infinity')
            and newsletter_subscriptions.confirmed_at >= newsletter_subscriptions.asked_at
          then newsletter_subscriptions.asked_at else now() end`,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Makes a token for a link in a mail. What is stored of it opens nothing. `hours` 0: it does not end. */
export async function issueNewsletterToken(
  db: Database,
  purpose: NewsletterPurpose,
  { subscriptionId, hours }: { readonly subscriptionId: number; readonly hours: number },
): Promise<string> {
  const token = randomBytes(BYTES).toString('base64url');
  await db
    .insertInto('newsletter_tokens')
    .values({
      token_hash: hashOf(purpose, token),
      purpose,
      subscription_id: subscriptionId,
      expires_at: hours === 0 ? null : sql`now() + make_interval(hours => ${hours})`,
    })
    .execute();
  return token;
}

/** The subscription of a token that holds, which is held until the transaction ends. */
export function lockSubscriptionOf(trx: Database, purpose: NewsletterPurpose, token: string) {
  return trx
    .selectFrom('newsletter_subscriptions as n')
    .innerJoin('newsletter_tokens as t', 't.subscription_id', 'n.id')
    .leftJoin('organizations as o', 'o.id', 'n.organization_id')
    .selectAll('n')
    .select('o.name as organization_name')
    .where('t.token_hash', '=', hashOf(purpose, token))
    .where((is) => is.or([is('t.expires_at', 'is', null), is('t.expires_at', '>', sql<Date>`now()`)]))
    .forUpdate('n')
    .executeTakeFirst();
}

export async function setConfirmed(trx: Database, id: number): Promise<void> {
  await trx
    .updateTable('newsletter_subscriptions')
    .set({ confirmed_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

/** Links that would confirm it hold no more; those that unsubscribe go on saying so. */
export async function setWithdrawn(trx: Database, id: number): Promise<void> {
  await trx
    .updateTable('newsletter_subscriptions')
    .set({ withdrawn_at: sql`now()` })
    .where('id', '=', id)
    .execute();
  await trx
    .deleteFrom('newsletter_tokens')
    .where('subscription_id', '=', id)
    .where('purpose', '=', 'confirm-newsletter')
    .execute();
}

/** Mails of the last day that asked an address to confirm. */
export async function countQuestions(trx: Database, email: string): Promise<number> {
  const { count } = await trx
    .selectFrom('mails')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('recipient_key', '=', email.toLowerCase())
    .where('template', '=', 'newsletter-confirm')
    .where('created_at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow();
  return count;
}

/** Deletes links that hold no more, and who asked and never confirmed, a month later. Gives how many. */
export async function deleteUnconfirmed(db: Database, now: Date): Promise<number> {
  await db.deleteFrom('newsletter_tokens').where('expires_at', '<', now).execute();
  const deleted = await db
    .deleteFrom('newsletter_subscriptions')
    .where('confirmed_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('asked_at', '<', sql<Date>`${now.toISOString()}::timestamptz - interval '1 month'`)
    .executeTakeFirst();
  return Number(deleted.numDeletedRows);
}

function hashOf(purpose: NewsletterPurpose, token: string): string {
  return createHash('sha256').update(`${purpose} ${token}`).digest('hex');
}
