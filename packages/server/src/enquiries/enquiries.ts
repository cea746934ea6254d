import type { enquiry as enquirySchema } from '@suite/contracts/schemas';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Resource } from '../catalogue/reading.ts';
import type { Database } from '../database/connection.ts';

export type Enquiry = z.output<typeof enquirySchema>;
type EnquiryRow = Awaited<ReturnType<typeof readEnquiries>>[number];

/** Price requests of these projects, the newest first, with the delivery of the mail to the sales office. */
export async function listEnquiries(
  db: Database,
  projectIds: readonly number[],
): Promise<Resource<Enquiry>[]> {
  const rows = await readEnquiries(db, projectIds);
  return rows.map((row) => ({ id: row.id, type: 'enquiry', attributes: attributesOf(row) }));
}

/** Marks a price request as fulfilled now, or not. Null when none of the projects has it. */
export async function setFulfilled(
  db: Database,
  projectIds: readonly number[],
  id: number,
  isFulfilled: boolean,
): Promise<Resource<Enquiry> | null> {
  await db
    .updateTable('enquiries')
    // What is fulfilled already keeps its time: it is deleted a year after.
    .set({ fulfilled_at: isFulfilled ? sql`coalesce(fulfilled_at, now())` : null })
    .where('id', '=', id)
    .where('project_id', 'in', someOf(projectIds))
    .execute();
  const [row] = await readEnquiries(db, projectIds, id);
  return row ? { id: row.id, type: 'enquiry', attributes: attributesOf(row) } : null;
}

/** `in ()` is no SQL. */
function someOf(ids: readonly number[]): readonly number[] {
  return ids.length > 0 ? ids : [0];
}

function readEnquiries(db: Database, projectIds: readonly number[], id?: number) {
  return db
    .selectFrom('enquiries as e')
    .leftJoin('mails as m', 'm.id', 'e.mail_id')
    .selectAll('e')
    .select(['m.state', 'm.attempts', 'm.sent_at', 'm.last_error'])
    .where('e.project_id', 'in', someOf(projectIds))
    .$if(id !== undefined, (query) => query.where('e.id', '=', id ?? 0))
    .orderBy('e.created_at', 'desc')
    .orderBy('e.id', 'desc')
    .execute();
}

function attributesOf(row: EnquiryRow): Enquiry {
  return {
    id: row.id,
    projectId: row.project_id,
    apartmentId: row.apartment_id,
    unit: row.unit,
    emailAddress: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    phoneNumber: row.phone_number,
    note: row.note,
    localeId: row.locale,
    contactTime: row.contact_time,
    subscribeToNewsletter: row.subscribe_to_newsletter,
    createdAt: row.created_at.toISOString(),
    fulfilledAt: row.fulfilled_at?.toISOString() ?? null,
    delivery: deliveryOf(row),
  };
}

function deliveryOf({ mail_id: mailId, state, ...row }: EnquiryRow): Enquiry['delivery'] {
  if (mailId === null || state === null) return null;
  return {
    mailId,
    state,
    attempts: row.attempts ?? 0,
    sentAt: row.sent_at?.toISOString() ?? null,
    lastError: row.last_error,
  };
}
