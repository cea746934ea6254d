import { sql } from 'kysely';
import type { Database } from '../database/connection.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { AcceptedRequest } from './accepted-request.ts';

/** Stores a price request with its two mails, in one transaction; nothing when it is stored already. */
export async function storeEnquiry(db: Database, accepted: AcceptedRequest): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (await isForgotten(trx, accepted.idempotencyKey)) return;
    const enquiry = await insertEnquiry(trx, accepted);
    if (!enquiry) return;
    const mailId = await mailOffice(trx, accepted);
    await trx.updateTable('enquiries').set({ mail_id: mailId }).where('id', '=', enquiry.id).execute();
    await mailVisitor(trx, accepted);
  });
}

/** Deleted meanwhile, as the person asked, and still in a journal. */
async function isForgotten(trx: Database, idempotencyKey: string): Promise<boolean> {
  const row = await trx
    .selectFrom('forgotten_enquiries')
    .select('idempotency_key')
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
  return row !== undefined;
}

/** Keys of the mails of an enquiry, made of its own. */
export const MAIL_KEYS = { office: 'price-request', visitor: 'price-request-received' } as const;

function insertEnquiry(trx: Database, { request, office, ...accepted }: AcceptedRequest) {
  return trx
    .insertInto('enquiries')
    .values({
      idempotency_key: accepted.idempotencyKey,
      project_id: accepted.projectId,
      apartment_id: request.apartmentId,
      unit: `${office.unit.buildingName} - ${office.unit.name}`,
      email_template: request.emailTemplateToUse,
      email: request.emailAddress,
      email_key: request.emailAddress.toLowerCase(),
      first_name: request.firstName,
      last_name: request.lastName,
      phone_number: request.phoneNumber,
      note: request.note,
      contact_time: request.contactTime,
      locale: request.localeId,
      subscribe_to_newsletter: request.subscribeToNewsletter,
      consented_at: accepted.receivedAt,
      created_at: accepted.receivedAt,
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst();
}

async function mailOffice(
  trx: Database,
  { office, request, idempotencyKey }: AcceptedRequest,
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
      wanted: request.emailTemplateToUse === 'information_request' ? 'information' : 'price',
      unit: office.unit,
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
  const { count } = await trx
    .selectFrom('mails')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('recipient_key', '=', email.toLowerCase())
    .where('template', '=', 'price-request-received')
    .where('created_at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow();
  return count >= RECEIPTS_A_DAY;
}
