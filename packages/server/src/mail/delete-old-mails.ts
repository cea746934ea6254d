import type { Database } from '../database/connection.ts';

const RETENTION_DAYS = 30;

/** Before this time mails are not needed any more. */
export function oldMailTime(now: Date): Date {
  return new Date(now.getTime() - RETENTION_DAYS * 24 * 60 * 60 * 1000);
}

/**
 * Deletes whom mails went to and what was in them, 30 days after they were sent or queued in vain. That they were
 * sent is kept. Gives how many.
 */
export async function deleteOldMails(db: Database, now: Date): Promise<number> {
  const before = oldMailTime(now);
  const changed = await db
    .updateTable('mails')
    .set({
      recipient: '',
      recipient_key: '',
      reply_to: null,
      body_text: null,
      body_html: null,
      unsubscribe_url: null,
      last_error: null,
    })
    .where('recipient', '<>', '')
    .where((is) =>
      is.or([
        is.and([is('state', '=', 'sent'), is('sent_at', '<', before)]),
        is.and([is('state', '=', 'failed'), is('created_at', '<', before)]),
      ]),
    )
    .executeTakeFirst();
  return Number(changed.numUpdatedRows);
}
