import { createHash } from 'node:crypto';
import type { SendMailOptions } from 'nodemailer';
import type { OutgoingMail } from './transport.ts';

/**
 * A mail for nodemailer. Addresses are objects of one checked address each: in a text, a comma or a line end would
 * make more of them. The Message-ID is the same at every attempt, so that a mailbox can tell a repeated mail.
 */
export function messageOf(mail: OutgoingMail, from: string): SendMailOptions {
  return {
    messageId: messageIdOf(mail, from),
    from: { name: '', address: from },
    to: { name: '', address: mail.to },
    ...(mail.replyTo !== null && { replyTo: { name: '', address: mail.replyTo } }),
    envelope: { from, to: [mail.to] },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    headers: {
      // No answer by a machine to a mail by a machine.
      'Auto-Submitted': 'auto-generated',
      ...(mail.unsubscribeUrl !== null && oneClickHeaders(mail.unsubscribeUrl)),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Makes a button of the mailbox, which calls the address by POST (RFC 8058). */
function oneClickHeaders(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** Of the row; the key tells rows of different databases apart that have the same id. */
function messageIdOf({ id, idempotencyKey }: OutgoingMail, from: string): string {
  const key = createHash('sha256').update(idempotencyKey).digest('hex').slice(0, 24);
  return `<${id}.${key}@${from.slice(from.lastIndexOf('@') + 1)}>`;
}
