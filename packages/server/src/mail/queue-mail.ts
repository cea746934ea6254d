import type { Locale } from '@suite/contracts';
import type { Database } from '../database/connection.ts';
import { composeMail } from './compose-mail.ts';
import type { MailData, MailTemplate } from './mail-data.ts';

export interface NewMail<Template extends MailTemplate> {
  readonly template: Template;
  readonly locale: Locale;
  readonly data: MailData[Template];
  /** A checked address, bare. */
  readonly to: string;
  readonly replyTo?: string | undefined;
  /** Address of a call that unsubscribes; its header makes a button of the mailbox (RFC 8058). */
  readonly unsubscribeUrl?: string;
  /** A second mail with the same key is not queued. */
  readonly idempotencyKey: string;
}

/**
 * Puts a mail into the outbox, in the transaction of what it is about: `db` may be one. Gives the id of the mail,
 * or null when there was one with its key already.
 */
export async function queueMail<Template extends MailTemplate>(
  db: Database,
  mail: NewMail<Template>,
): Promise<number | null> {
  const { subject, text, html } = composeMail(mail.template, mail.locale, mail.data);
  const row = await db
    .insertInto('mails')
    .values({
      idempotency_key: mail.idempotencyKey,
      template: mail.template,
      recipient: mail.to,
      recipient_key: mail.to.toLowerCase(),
      reply_to: mail.replyTo ?? null,
      subject,
      unsubscribe_url: mail.unsubscribeUrl ?? null,
      body_text: text,
      body_html: html,
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}
