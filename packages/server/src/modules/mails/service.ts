import type { Mail, WholeMail } from '@suite/api';
import type { Database } from '../../database/connection.ts';
import { notFound, RequestError } from '../../errors.ts';
import type { Resource } from '../query-context.ts';
import { latestMails, mailRow, queueAgain } from './repository.ts';

interface MailRow {
  readonly id: number;
  readonly recipient: string;
  readonly subject: string;
  readonly state: Mail['state'];
  readonly attempts: number;
  readonly created_at: Date;
  readonly sent_at: Date | null;
  readonly last_error: string | null;
}

/** The latest mails, of one state where one is named, the newest first; `total` counts the older ones too. */
export async function findLatestMails(
  db: Database,
  state?: Mail['state'],
): Promise<{ readonly mails: Resource<Mail>[]; readonly total: number }> {
  const { rows, total } = await latestMails(db, state);
  return { mails: rows.map((row) => ({ id: row.id, type: 'mail', attributes: attributesOf(row) })), total };
}

/**
 * @param readsText whether the server keeps the mails itself; elsewhere nobody reads mails to others
 * @throws {RequestError} 404
 */
export async function findMail(db: Database, id: number, readsText: boolean): Promise<Resource<WholeMail>> {
  const row = await mailRow(db, id);
  if (!row) throw unknownMail(id);
  const text = readsText ? row.body_text : null;
  const html = readsText ? row.body_html : null;
  return { id: row.id, type: 'mail', attributes: { ...attributesOf(row), text, html } };
}

/**
 * Queues a mail that was given up again, from its first attempt.
 * @throws {RequestError} 404; 409 when it was not given up, or its text is deleted
 */
export async function sendAgain(db: Database, id: number): Promise<void> {
  if (await db.transaction().execute((trx) => queueAgain(trx, id))) return;
  const mail = await mailRow(db, id);
  if (!mail) throw unknownMail(id);
  const reason = mail.state === 'failed' ? 'its text is deleted' : `it is ${mail.state}`;
  throw new RequestError(409, 'not-failed', `Mail ${id} cannot be sent again: ${reason}.`);
}

function unknownMail(id: number): RequestError {
  return notFound(`There is no mail ${id}.`);
}

function attributesOf(row: MailRow): Mail {
  return {
    id: row.id,
    to: row.recipient,
    subject: row.subject,
    createdAt: row.created_at.toISOString(),
    state: row.state,
    attempts: row.attempts,
    sentAt: row.sent_at?.toISOString() ?? null,
    lastError: row.last_error,
  };
}
