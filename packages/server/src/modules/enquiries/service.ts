import type { Enquiry } from '@suite/api';
import { type AccessRequest, ownProjectIds, requireAccess } from '../../access/staff.ts';
import type { Database } from '../../database/connection.ts';
import type { Part } from '../../operations/operation-types.ts';
import { subscriptionOf } from '../newsletter/subscriptions.ts';
import { groupBy, type Resource } from '../query-context.ts';
import { amendmentRows } from './amend-repository.ts';
import {
  changeRows,
  type EnquiryChange,
  type EnquiryRow,
  readRows,
  recordChange,
  type Wanted,
} from './repository.ts';

type History = Enquiry['history'];

/** Price requests, the newest first, with the delivery of the mail to the sales office; all, or a page from 1. */
export async function findEnquiries(
  db: Database,
  wanted: Wanted,
  page?: number,
): Promise<Resource<Enquiry>[]> {
  const rows = await readRows(db, wanted, page);
  const histories = await historiesOf(
    db,
    rows.map((row) => row.id),
  );
  return rows.map((row) => ({
    id: row.id,
    type: 'enquiry',
    attributes: attributesOf(row, histories.get(row.id) ?? []),
  }));
}

/** Sets the state, adds a note, or both, and writes down who did it. Null when none of the projects has the request. */
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
  const changes = (await changeRows(db, ids)).map(({ enquiry_id: id, changed_at: at, by, state, note }) => ({
    id,
    entry: { at: at.toISOString(), by, state, note },
  }));
  const amendments = (await amendmentRows(db, ids)).map(({ enquiry_id: id, amended_at: at, former }) => ({
    id,
    entry: { at: at.toISOString(), by: null, state: null, note: null, former },
  }));
  const all = [...changes, ...amendments].toSorted((a, b) => a.entry.at.localeCompare(b.entry.at));
  return new Map([...groupBy(all, ({ id }) => id)].map(([id, own]) => [id, own.map(({ entry }) => entry)]));
}

function attributesOf(row: EnquiryRow, history: History): Enquiry {
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
    newsletter: newsletterOf(row),
    createdAt: row.created_at.toISOString(),
    state: row.state,
    fulfilledAt: row.fulfilled_at?.toISOString() ?? null,
    history,
    delivery: deliveryOf(row),
  };
}

function newsletterOf(row: EnquiryRow): Enquiry['newsletter'] {
  const isOffered = row.request_form === 'own-consent' || row.asked_at !== null;
  return isOffered ? subscriptionOf(row) : null;
}

function deliveryOf({ mail_id: mailId, mail_state: state, ...row }: EnquiryRow): Enquiry['delivery'] {
  if (mailId === null || state === null) return null;
  return {
    mailId,
    state,
    attempts: row.attempts ?? 0,
    sentAt: row.sent_at?.toISOString() ?? null,
    lastError: row.last_error,
  };
}

interface EnquiriesRequest extends AccessRequest {
  readonly query: Part<'exportEnquiries', 'query'>;
}

/** Of the project that is named, else of all projects of the person; of the state that is named. */
export function wantedBy(request: EnquiriesRequest) {
  const { projectId, state } = request.query;
  if (projectId === undefined) return { projectIds: ownProjectIds(request), state };
  requireAccess(request, projectId);
  return { projectIds: [projectId], state };
}
