import { sql } from 'kysely';
import type { Database } from '../database/connection.ts';

/** Longer than sending takes: after it, the process that had the mail is taken for dead. */
const LEASE = '2 minutes';
const MAX_ATTEMPTS = 8;
/** After the first attempt, the second, …; the last is of all later ones. */
const BACKOFF = ['30 seconds', '2 minutes', '10 minutes', '1 hour', '6 hours'];
const ERROR_LENGTH = 300;

export interface LeasedMail {
  readonly id: number;
  readonly idempotency_key: string;
  readonly template: string;
  readonly recipient: string;
  readonly reply_to: string | null;
  readonly subject: string;
  readonly unsubscribe_url: string | null;
  readonly body_text: string | null;
  readonly body_html: string | null;
  /** This one included. */
  readonly attempts: number;
}

/** Takes the mail that is due longest, so that no other process sends it meanwhile; null when none is due. */
export async function leaseMail(db: Database): Promise<LeasedMail | null> {
  const mail = await db
    .updateTable('mails')
    .set({
      leased_until: sql`now() + ${LEASE}::interval`,
      attempts: sql`attempts + 1`,
    })
    .where('id', '=', (query) =>
      query
        .selectFrom('mails')
        .select('id')
        .where('state', '=', 'queued')
        .where('next_attempt_at', '<=', sql<Date>`now()`)
        .where((is) => is.or([is('leased_until', 'is', null), is('leased_until', '<=', sql<Date>`now()`)]))
        .orderBy('next_attempt_at')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning([
      'id',
      'idempotency_key',
      'template',
      'recipient',
      'reply_to',
      'subject',
      'unsubscribe_url',
      'body_text',
      'body_html',
      'attempts',
    ])
    .executeTakeFirst();
  return mail ?? null;
}

/** Milliseconds until a mail is due or a lease ends; null when nothing is queued. */
export async function msUntilDue(db: Database): Promise<number | null> {
  const row = await db
    .selectFrom('mails')
    .select(
      sql<number | null>`ceil(extract(epoch from
        min(greatest(next_attempt_at, coalesce(leased_until, next_attempt_at))) - now()) * 1000)::int`.as(
        'ms',
      ),
    )
    .where('state', '=', 'queued')
    .executeTakeFirstOrThrow();
  return row.ms;
}

/** `keepsText`: where staff read mails on this server; otherwise links in them are not kept. */
export async function markSent(db: Database, id: number, keepsText: boolean): Promise<void> {
  await db
    .updateTable('mails')
    .set({
      state: 'sent',
      sent_at: sql`now()`,
      leased_until: null,
      last_error: null,
      ...(!keepsText && { body_text: null, body_html: null, unsubscribe_url: null }),
    })
    .where('id', '=', id)
    .execute();
}

/** Queues the mail for a later attempt, or gives it up. */
export async function markNotSent(
  db: Database,
  mail: Pick<LeasedMail, 'id' | 'attempts'>,
  error: { readonly message: string; readonly isPermanent: boolean },
): Promise<void> {
  const hasFailed = error.isPermanent || mail.attempts >= MAX_ATTEMPTS;
  const wait = BACKOFF[Math.min(mail.attempts, BACKOFF.length) - 1];
  await db
    .updateTable('mails')
    .set({
      state: hasFailed ? 'failed' : 'queued',
      next_attempt_at: sql`now() + ${wait}::interval`,
      leased_until: null,
      last_error: error.message.replaceAll(/\s+/g, ' ').slice(0, ERROR_LENGTH),
    })
    .where('id', '=', mail.id)
    .execute();
}
