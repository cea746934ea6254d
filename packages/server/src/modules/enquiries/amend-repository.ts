import { sql } from 'kysely';
import type { Database } from '../../database/connection.ts';
import type { AcceptedRequest } from './accepted-request.ts';
import { correctedIn, type EnquiryTexts, isAmendment } from './amendment.ts';
import { assigneeRows } from './assignee-repository.ts';
import { columnsOf } from './repository.ts';

/** Whether a request is stored already, as what corrected another one. */
export async function wasAmended(trx: Database, idempotencyKey: string): Promise<boolean> {
  const row = await trx
    .selectFrom('enquiry_amendments')
    .select('id')
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
  return row !== undefined;
}

/** Corrects the former request of the same thread, and writes down what it said; null where this is none. Says who sees to it. */
export async function amendEnquiry(
  trx: Database,
  accepted: AcceptedRequest,
): Promise<{ readonly id: number; readonly assignee?: string } | null> {
  const { threadKey, request, idempotencyKey, receivedAt } = accepted;
  if (threadKey === undefined) return null;
  // The first of a thread and what corrects it may come at once.
  await sql`select pg_advisory_xact_lock(hashtext(${`enquiry ${threadKey}`}))`.execute(trx);
  const rows = await trx
    .selectFrom('enquiries')
    .selectAll()
    .where('thread_key', '=', threadKey)
    .orderBy('id')
    .execute();
  if (rows.some((row) => row.idempotency_key === idempotencyKey)) return null;
  const former = rows.find((row) => isAmendment(textsOf(row), request));
  if (!former) return null;
  await trx
    .insertInto('enquiry_amendments')
    .values({
      enquiry_id: former.id,
      idempotency_key: idempotencyKey,
      former: JSON.stringify(correctedIn(textsOf(former), request)),
      amended_at: receivedAt,
    })
    .execute();
  await trx.updateTable('enquiries').set(columnsOf(request)).where('id', '=', former.id).execute();
  const [assignee] =
    former.assignee_id === null ? [] : await assigneeRows(trx, former.project_id, former.assignee_id);
  return { id: former.id, ...(assignee && { assignee: assignee.name }) };
}

interface TextColumns {
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly phone_number: string;
  readonly note: string;
  readonly contact_time: string;
}

function textsOf(row: TextColumns): EnquiryTexts {
  return {
    emailAddress: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    phoneNumber: row.phone_number,
    note: row.note,
    contactTime: row.contact_time,
  };
}

export function amendmentRows(db: Database, enquiryIds: readonly number[]) {
  return db
    .selectFrom('enquiry_amendments')
    .select(['enquiry_id', 'former', 'amended_at'])
    .where('enquiry_id', 'in', enquiryIds)
    .orderBy('id')
    .execute();
}
