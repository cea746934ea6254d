import type { Enquiry } from '@suite/api';
import { type AccessRequest, ownProjectIds, requireAccess } from '../../access/staff.ts';
import type { Database } from '../../database/connection.ts';
import { notFound } from '../../errors.ts';
import type { Part } from '../../operations/operation-types.ts';
import { subscriptionOf } from '../newsletter/subscriptions.ts';
import { groupBy, type Resource } from '../query-context.ts';
import { amendmentRows } from './amend-repository.ts';
import { changeRows, type EnquiryChange, recordChange } from './change-repository.ts';
import { type EnquiryMailRow, mailRows } from './mail-repository.ts';
import { type EnquiryRow, readRows, type Wanted } from './repository.ts';

type History = Enquiry['history'];

/** Price requests, the newest first, with the delivery of their mails; all, or a page from 1. */
export async function findEnquiries(
  db: Database,
  wanted: Wanted,
  page?: number,
): Promise<Resource<Enquiry>[]> {
  const rows = await readRows(db, wanted, page);
  const ids = rows.map((row) => row.id);
  const histories = await historiesOf(db, ids);
  const mails = groupBy(ids.length > 0 ? await mailRows(db, ids) : [], (mail) => mail.enquiry_id);
  return rows.map((row) => ({
    id: row.id,
    type: 'enquiry',
    attributes: attributesOf(row, histories.get(row.id) ?? [], mails.get(row.id) ?? []),
  }));
}

/** Sets the state, gives it to somebody, adds a note, and writes down who did it. Null when none of the projects has the request. */
export async function changeEnquiry(
  db: Database,
  wanted: Wanted & { readonly id: number },
  change: EnquiryChange,
): Promise<Resource<Enquiry> | null> {
  await recordChange(db, wanted, change);
  const [enquiry] = await findEnquiries(db, wanted);
  return enquiry ?? null;
}

async function historiesOf(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, History>> {
  if (ids.length === 0) return new Map();
  const changes = (await changeRows(db, ids)).map(({ enquiry_id: id, changed_at: at, ...change }) => {
    const { by, state, note, assignment: kind, assignee } = change;
    const assignment = kind === null ? {} : { assignment: { kind, assignee } };
    return { id, entry: { at: at.toISOString(), by, state, note, ...assignment } };
  });
  const amendments = (await amendmentRows(db, ids)).map(({ enquiry_id: id, amended_at: at, former }) => ({
    id,
    entry: { at: at.toISOString(), by: null, state: null, note: null, former },
  }));
  const all = [...changes, ...amendments].toSorted((a, b) => a.entry.at.localeCompare(b.entry.at));
  return new Map([...groupBy(all, ({ id }) => id)].map(([id, own]) => [id, own.map(({ entry }) => entry)]));
}

function attributesOf(row: EnquiryRow, history: History, mails: readonly EnquiryMailRow[]): Enquiry {
  const { assignee_id: assigneeId, price_then: price } = row;
  return {
    id: row.id,
    projectId: row.project_id,
    apartmentId: row.apartment_id,
    unit: row.unit,
    // A price of 0 is none.
    priceEur: price !== null && price > 0 ? price : null,
    emailAddress: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    phoneNumber: row.phone_number,
    note: row.note,
    localeId: row.locale,
    contactTime: row.contact_time,
    subscribeToNewsletter: row.subscribe_to_newsletter,
    newsletter: newsletterOf(row),
    createdAt: row.created_at.toISOString(),
    state: row.state,
    assignee: assigneeId === null ? null : { id: assigneeId, name: row.assignee_name ?? '' },
    fulfilledAt: row.fulfilled_at?.toISOString() ?? null,
    history,
    delivery: deliveryOf(latestMail(mails, 'office')),
    receipt: deliveryOf(latestMail(mails, 'visitor')),
    earlierMails: earlierMails(mails),
  };
}

function newsletterOf(row: EnquiryRow): Enquiry['newsletter'] {
  const isOffered = row.request_form === 'own-consent' || row.asked_at !== null;
  return isOffered ? subscriptionOf(row) : null;
}

/** Of mails that stand the newest first. */
function latestMail(mails: readonly EnquiryMailRow[], recipient: EnquiryMailRow['recipient']) {
  return mails.find((one) => one.recipient === recipient);
}

function earlierMails(mails: readonly EnquiryMailRow[]): Enquiry['earlierMails'] {
  return mails.flatMap((mail) => {
    const delivery = deliveryOf(mail);
    if (delivery === null || mail === latestMail(mails, mail.recipient)) return [];
    const recipient = mail.recipient === 'office' ? ('office' as const) : ('sender' as const);
    return [{ ...delivery, recipient, createdAt: mail.created_at.toISOString() }];
  });
}

function deliveryOf(mail: EnquiryMailRow | undefined): Enquiry['delivery'] {
  if (!mail) return null;
  const { state } = mail;
  return {
    mailId: mail.id,
    state,
    attempts: mail.attempts,
    sentAt: mail.sent_at?.toISOString() ?? null,
    lastError: mail.last_error,
    nextAttemptAt: state === 'queued' ? mail.next_attempt_at.toISOString() : null,
  };
}

export function noEnquiry(id: number) {
  return notFound(`There is no price request ${id}.`);
}

interface EnquiriesRequest extends AccessRequest {
  readonly query: Part<'exportEnquiries', 'query'>;
}

/** Of the project that is named, else of all projects of the person; of what else is named. */
export function wantedBy(request: EnquiriesRequest) {
  const { projectId, ...named } = request.query;
  const wanted = { ...named, ...(request.viewer.kind === 'signed-in' && { userId: request.viewer.userId }) };
  if (projectId === undefined) return { ...wanted, projectIds: ownProjectIds(request) };
  requireAccess(request, projectId);
  return { ...wanted, projectIds: [projectId] };
}
