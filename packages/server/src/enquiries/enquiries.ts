import { ENQUIRIES_PER_PAGE, type Enquiry, type EnquiryChanges, type EnquiryState } from '@suite/api';
import { sql } from 'kysely';
import { groupBy, type Resource } from '../catalogue/query-context.ts';
import type { Database } from '../database/connection.ts';
import { personName } from '../people/person-name.ts';

type History = Enquiry['history'];
type EnquiryRow = Awaited<ReturnType<typeof readRows>>[number];

/** Which price requests: of these projects, and of one state or all. */
interface Wanted {
  readonly projectIds: readonly number[];
  readonly state?: EnquiryState | undefined;
  readonly id?: number;
}

/** Price requests, the newest first, with the delivery of the mail to the sales office; all, or a page from 1. */
export async function listEnquiries(
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

export async function countEnquiries(db: Database, wanted: Wanted): Promise<number> {
  const { count } = await selectWanted(db, wanted)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Sets the state, adds a note, or both, and writes down who did it. Null when none of the projects has the request. */
export async function changeEnquiry(
  db: Database,
  wanted: Wanted & { readonly id: number },
  { userId, state, note }: EnquiryChanges & { readonly userId: number },
): Promise<Resource<Enquiry> | null> {
  await db.transaction().execute(async (trx) => {
    const row = await selectWanted(trx, wanted)
      .select(['e.id', stateOf.as('state')])
      .forUpdate()
      .executeTakeFirst();
    if (!row) return;
    const another = state === undefined || state === row.state ? null : state;
    if (another !== null) await setState(trx, row.id, another);
    if (another === null && note === undefined) return;
    await trx
      .insertInto('enquiry_changes')
      .values({ enquiry_id: row.id, user_id: userId, state: another, note: note ?? null })
      .execute();
  });
  const [enquiry] = await listEnquiries(db, wanted);
  return enquiry ?? null;
}

async function setState(trx: Database, id: number, state: EnquiryState): Promise<void> {
  await trx
    .updateTable('enquiries')
    .set({
      fulfilled_at: state === 'fulfilled' ? sql`now()` : null,
      taken_up_at: state === 'new' ? null : sql`coalesce(taken_up_at, now())`,
    })
    .where('id', '=', id)
    .execute();
}

const stateOf = sql<EnquiryState>`case when e.fulfilled_at is not null then 'fulfilled'
  when e.taken_up_at is not null then 'in-progress' else 'new' end`;

function selectWanted(db: Database, { projectIds, state, id }: Wanted) {
  return (
    db
      .selectFrom('enquiries as e')
      // `in ()` is no SQL.
      .where('e.project_id', 'in', projectIds.length > 0 ? projectIds : [0])
      .$if(id !== undefined, (query) => query.where('e.id', '=', id ?? 0))
      .$if(state !== undefined, (query) => query.where(stateOf, '=', state ?? 'new'))
  );
}

function readRows(db: Database, wanted: Wanted, page?: number) {
  return selectWanted(db, wanted)
    .leftJoin('mails as m', 'm.id', 'e.mail_id')
    .selectAll('e')
    .select(['m.state as mail_state', 'm.attempts', 'm.sent_at', 'm.last_error', stateOf.as('state')])
    .orderBy('e.created_at', 'desc')
    .orderBy('e.id', 'desc')
    .$if(page !== undefined, (query) =>
      query.limit(ENQUIRIES_PER_PAGE).offset(((page ?? 1) - 1) * ENQUIRIES_PER_PAGE),
    )
    .execute();
}

async function historiesOf(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, History>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('enquiry_changes as change')
    .leftJoin('users as person', 'person.id', 'change.user_id')
    .select(['change.enquiry_id', 'change.state', 'change.note', 'change.changed_at', personName.as('by')])
    .where('change.enquiry_id', 'in', ids)
    .orderBy('change.id')
    .execute();
  const entries = [...groupBy(rows, (row) => row.enquiry_id)].map(
    ([id, own]) =>
      [
        id,
        own.map(({ changed_at: at, by, state, note }) => ({ at: at.toISOString(), by, state, note })),
      ] as const,
  );
  return new Map(entries);
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
    createdAt: row.created_at.toISOString(),
    state: row.state,
    fulfilledAt: row.fulfilled_at?.toISOString() ?? null,
    history,
    delivery: deliveryOf(row),
  };
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
