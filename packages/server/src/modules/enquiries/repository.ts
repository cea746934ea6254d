import { type ASSIGNEE_FILTERS, ENQUIRIES_PER_PAGE, type EnquiryState } from '@suite/api';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/connection.ts';
import { personName } from '../account/repository.ts';
import type { QueryContext } from '../query-context.ts';
import { visible } from '../visible.ts';
import type { AcceptedRequest } from './accepted-request.ts';

/** Holds others who send to the same address until the transaction ends, so that they are counted too. */
export async function countListsOfDay(trx: Database, recipientKey: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext(${`favorites ${recipientKey}`}))`.execute(trx);
  const { count } = await trx
    .selectFrom('mails')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('recipient_key', '=', recipientKey)
    .where('template', '=', 'favorites')
    .where('created_at', '>', sql<Date>`now() - interval '24 hours'`)
    .executeTakeFirstOrThrow();
  return count;
}

export type EnquiryRow = Awaited<ReturnType<typeof readRows>>[number];

/** Which price requests: of these projects, and all else that is named. */
export interface Wanted {
  readonly projectIds: readonly number[];
  readonly state?: EnquiryState | undefined;
  readonly assignee?: (typeof ASSIGNEE_FILTERS)[number] | undefined;
  readonly search?: string | undefined;
  /** Who asks: `me`. */
  readonly userId?: number;
  readonly id?: number;
}

export async function countEnquiries(db: Database, wanted: Wanted): Promise<number> {
  const { count } = await selectWanted(db, wanted)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export const stateOf = sql<EnquiryState>`case when e.fulfilled_at is not null then 'fulfilled'
  when e.taken_up_at is not null then 'in-progress' else 'new' end`;

export function selectWanted(db: Database, wanted: Wanted) {
  const { projectIds, state, assignee, search, userId, id } = wanted;
  return (
    db
      .selectFrom('enquiries as e')
      // `in ()` is no SQL.
      .where('e.project_id', 'in', projectIds.length > 0 ? projectIds : [0])
      .$if(id !== undefined, (query) => query.where('e.id', '=', id ?? 0))
      .$if(state !== undefined, (query) => query.where(stateOf, '=', state ?? 'new'))
      .$if(assignee === 'me', (query) => query.where('e.assignee_id', '=', userId ?? 0))
      .$if(assignee === 'nobody', (query) => query.where('e.assignee_id', 'is', null))
      .$if(search !== undefined, (query) => query.where(says(search ?? '')))
  );
}

/** Whether a request says something, in whatever case, and with or without what stands on letters. */
function says(text: string) {
  const plain = (value: RawBuilder<unknown>) => sql`translate(lower(${value}), 'čćžšđ', 'cczsd')`;
  const all = sql`concat_ws(' ', e.unit, e.first_name, e.last_name, e.email, e.phone_number, e.note)`;
  return sql<boolean>`position(${plain(sql`${text}::text`)} in ${plain(all)}) > 0`;
}

/** Of the unit when it was asked for: what the first change since found there, else what it has. */
const priceThen = sql<number | null>`(
  select case when c.id is null then unit.price_eur else c.former_price_eur end
  from any_apartments unit left join lateral (
    select u.id, u.former_price_eur from unit_changes u
    where u.apartment_id = unit.id and u.changed_at > e.created_at
      and coalesce(u.former_price_eur, u.price_eur) is not null
    order by u.changed_at, u.id limit 1) c on true
  where unit.id = e.apartment_id)`;

const assigneeName = sql<
  string | null
>`(select ${personName} from users person where person.id = e.assignee_id)`;

export function readRows(db: Database, wanted: Wanted, page?: number) {
  return selectWanted(db, wanted)
    .leftJoin('projects as p', 'p.id', 'e.project_id')
    .leftJoin('organizations as o', 'o.id', 'p.organization_id')
    .leftJoin('newsletter_subscriptions as n', (join) =>
      join.onRef('n.organization_id', '=', 'p.organization_id').onRef('n.email_key', '=', 'e.email_key'),
    )
    .selectAll('e')
    .select(['o.request_form', 'n.asked_at', 'n.confirmed_at', 'n.withdrawn_at', stateOf.as('state')])
    .select([priceThen.as('price_then'), assigneeName.as('assignee_name')])
    .orderBy('e.created_at', 'desc')
    .orderBy('e.id', 'desc')
    .$if(page !== undefined, (query) =>
      query.limit(ENQUIRIES_PER_PAGE).offset(((page ?? 1) - 1) * ENQUIRIES_PER_PAGE),
    )
    .execute();
}

export type UnitRow = Awaited<ReturnType<typeof readUnits>>[number];

export function readUnits(context: QueryContext, ids: readonly number[]) {
  return (
    context.db
      .selectFrom(visible(context, 'apartments', 'a'))
      .innerJoin('published_buildings as b', 'b.id', 'a.building_id')
      .innerJoin('projects as p', 'p.id', 'a.project_id')
      .innerJoin('organizations as o', 'o.id', 'p.organization_id')
      .leftJoin('apartment_types as t', 't.id', 'a.apartment_type_id')
      .select([
        'a.id',
        'a.name',
        'a.area_m2',
        'a.floor',
        'a.status',
        'a.hide_unit_status',
        'a.masterplan_id',
        'a.building_id',
        'a.project_id',
        'b.name as building_name',
        'b.title as building_title',
        't.name as type_name',
        't.type_key',
        'p.name as project_name',
        'p.enquiry_email',
        'p.default_language_id',
        'p.organization_id',
        'o.name as organization_name',
        'o.request_form',
        'o.newsletter_link_hours',
      ])
      .where('a.id', 'in', ids.length > 0 ? ids : [0])
      // Of a draft nobody can ask for anything.
      .where('p.preview_of', 'is', null)
      .execute()
  );
}

/** Deleted meanwhile, as the person asked, and still in a journal. */
export async function isForgotten(trx: Database, idempotencyKey: string): Promise<boolean> {
  const row = await trx
    .selectFrom('forgotten_enquiries')
    .select('idempotency_key')
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
  return row !== undefined;
}

/** What its sender wrote, and may correct. */
export function columnsOf(request: AcceptedRequest['request']) {
  return {
    email: request.emailAddress,
    email_key: request.emailAddress.toLowerCase(),
    first_name: request.firstName,
    last_name: request.lastName,
    phone_number: request.phoneNumber,
    note: request.note,
    contact_time: request.contactTime,
    subscribe_to_newsletter: request.subscribeToNewsletter,
  };
}

export function insertEnquiry(trx: Database, { request, office, ...accepted }: AcceptedRequest) {
  return trx
    .insertInto('enquiries')
    .values({
      idempotency_key: accepted.idempotencyKey,
      thread_key: accepted.threadKey ?? null,
      project_id: accepted.projectId,
      apartment_id: request.apartmentId,
      unit: `${office.unit.buildingName} - ${office.unit.name}`,
      email_template: request.emailTemplateToUse,
      ...columnsOf(request),
      locale: request.localeId,
      consented_at: accepted.receivedAt,
      created_at: accepted.receivedAt,
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst();
}

export async function setMail(trx: Database, id: number, mailId: number | null): Promise<void> {
  await trx.updateTable('enquiries').set({ mail_id: mailId }).where('id', '=', id).execute();
}

/** Mails of the last day that said that a request was received. */
export async function countReceipts(trx: Database, email: string): Promise<number> {
  const { count } = await trx
    .selectFrom('mails')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('recipient_key', '=', email.toLowerCase())
    .where('template', '=', 'price-request-received')
    .where('created_at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow();
  return count;
}
