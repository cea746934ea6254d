import type { Database } from '../../database/connection.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { askForNewsletter } from '../newsletter/subscriptions.ts';
import type { AcceptedRequest } from './accepted-request.ts';
import { amendEnquiry, wasAmended } from './amend-repository.ts';
import { countReceipts, insertEnquiry, isForgotten, setMail } from './repository.ts';

/**
 * Stores a price request with its two mails, in one transaction; nothing when it is stored already. What corrects a
 * former one changes that, and is mailed as well.
 */
export async function storeEnquiry(db: Database, accepted: AcceptedRequest): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (await isForgotten(trx, accepted.idempotencyKey)) return;
    if (await wasAmended(trx, accepted.idempotencyKey)) return;
    const amended = await amendEnquiry(trx, accepted);
    const enquiry = amended ?? (await insertEnquiry(trx, accepted));
    if (!enquiry) return;
    const mailId = await mailOffice(trx, accepted, amended?.assignee);
    await setMail(trx, enquiry.id, mailId);
    await mailVisitor(trx, accepted);
    const { newsletter, request } = accepted;
    if (newsletter) await askForNewsletter(trx, newsletter, request);
  });
}

/** Keys of the mails of an enquiry, made of its own. */
export const MAIL_KEYS = { office: 'price-request', visitor: 'price-request-received' } as const;

async function mailOffice(
  trx: Database,
  { office, request, newsletter, idempotencyKey }: AcceptedRequest,
  assignee: string | undefined,
): Promise<number | null> {
  if (office.email === null) return null;
  return queueMail(trx, {
    template: 'price-request',
    locale: office.locale,
    to: office.email,
    replyTo: request.emailAddress,
    idempotencyKey: `${MAIL_KEYS.office}:${idempotencyKey}`,
    data: {
      ...request,
      subscribeToNewsletter: newsletter !== undefined,
      wanted: request.emailTemplateToUse === 'information_request' ? 'information' : 'price',
      unit: office.unit,
      ...(assignee !== undefined && { assignee }),
    },
  });
}

/** The request counts, whoever sends how many; who only is named in it gets a few mails a day at most. */
async function mailVisitor(trx: Database, { unit, request, idempotencyKey }: AcceptedRequest): Promise<void> {
  if (await hadEnoughMails(trx, request.emailAddress)) return;
  await queueMail(trx, {
    template: 'price-request-received',
    locale: request.localeId,
    to: request.emailAddress,
    idempotencyKey: `${MAIL_KEYS.visitor}:${idempotencyKey}`,
    data: { unit, firstName: request.firstName },
  });
}

const RECEIPTS_A_DAY = 5;

async function hadEnoughMails(trx: Database, email: string): Promise<boolean> {
  return (await countReceipts(trx, email)) >= RECEIPTS_A_DAY;
}
