import type { EnquiryChanges, EnquiryState } from '@suite/api';
import { sql } from 'kysely';
import type { Database } from '../../database/connection.ts';
import { invalidField } from '../../errors.ts';
import { personName } from '../account/repository.ts';
import { assigneeRows } from './assignee-repository.ts';
import { selectWanted, stateOf, type Wanted } from './repository.ts';

export type EnquiryChange = EnquiryChanges & { readonly userId: number };

/**
 * Changes nothing when none of the projects has the request.
 * @throws {RequestError} 400 for an assignee who may not see to requests of its project
 */
export async function recordChange(
  db: Database,
  wanted: Wanted & { readonly id: number },
  { userId, state, assigneeId, note }: EnquiryChange,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await selectWanted(trx, wanted)
      .select(['e.id', 'e.project_id', 'e.assignee_id', stateOf.as('state')])
      .forUpdate()
      .executeTakeFirst();
    if (!row) return;
    const change = newIn(row, { state, assigneeId, note });
    if (Object.values(change).every((one) => one === undefined)) return;
    if (change.assigneeId !== undefined) await setAssignee(trx, row, change.assigneeId);
    if (change.state !== undefined) await setState(trx, row.id, change.state);
    await trx
      .insertInto('enquiry_changes')
      .values({ enquiry_id: row.id, user_id: userId, ...columnsOf(change) })
      .execute();
  });
}

interface Standing {
  readonly state: EnquiryState;
  readonly assignee_id: number | null;
}

/** What of a change is not so already. */
function newIn(is: Standing, { state, assigneeId, note }: EnquiryChanges): EnquiryChanges {
  return {
    state: state === is.state ? undefined : state,
    assigneeId: assigneeId === is.assignee_id ? undefined : assigneeId,
    note,
  };
}

function columnsOf({ state, assigneeId, note }: EnquiryChanges) {
  const assignment = assigneeId === null ? ('released' as const) : ('given' as const);
  return {
    state: state ?? null,
    note: note ?? null,
    ...(assigneeId !== undefined && { assignment, assignee_id: assigneeId }),
  };
}

async function setAssignee(
  trx: Database,
  enquiry: { readonly id: number; readonly project_id: number },
  assigneeId: number | null,
): Promise<void> {
  const isPossible =
    assigneeId === null || (await assigneeRows(trx, enquiry.project_id, assigneeId)).length > 0;
  if (!isPossible) throw invalidField('assigneeId', 'must see to price requests of the project');
  await trx.updateTable('enquiries').set({ assignee_id: assigneeId }).where('id', '=', enquiry.id).execute();
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

const assigneeName = sql<
  string | null
>`(select ${personName} from users person where person.id = change.assignee_id)`;

export function changeRows(db: Database, enquiryIds: readonly number[]) {
  return db
    .selectFrom('enquiry_changes as change')
    .leftJoin('users as person', 'person.id', 'change.user_id')
    .select(['change.enquiry_id', 'change.state', 'change.note', 'change.changed_at', personName.as('by')])
    .select(['change.assignment', assigneeName.as('assignee')])
    .where('change.enquiry_id', 'in', enquiryIds)
    .orderBy('change.id')
    .execute();
}
