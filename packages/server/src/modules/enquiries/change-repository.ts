import type { EnquiryChanges, EnquiryState } from '@suite/api';
import { sql } from 'kysely';
import type { Database } from '../../database/connection.ts';
import { invalidField, RequestError } from '../../errors.ts';
import { personName } from '../account/repository.ts';
import { queueAgain } from '../mails/repository.ts';
import { assigneeRows } from './assignee-repository.ts';
import { mailRows } from './mail-repository.ts';
import { selectWanted, stateOf, type Wanted } from './repository.ts';

export type EnquiryChange = EnquiryChanges & { readonly userId: number };

/**
 * Changes nothing when none of the projects has the request.
 * @throws {RequestError} 400 for an assignee who may not see to requests of its project; 409 for a mail to send again that
 * has not failed, or whose text is deleted
 */
export async function recordChange(
  db: Database,
  wanted: Wanted & { readonly id: number },
  { userId, state, assigneeId, note, sendAgain = [] }: EnquiryChange,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await selectWanted(trx, wanted)
      .select(['e.id', 'e.project_id', 'e.assignee_id', stateOf.as('state')])
      .forUpdate()
      .executeTakeFirst();
    if (!row) return;
    if (sendAgain.length > 0) await sendMailsAgain(trx, row.id, sendAgain);
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

type Recipients = NonNullable<EnquiryChanges['sendAgain']>;

async function sendMailsAgain(trx: Database, enquiryId: number, to: Recipients): Promise<void> {
  const mails = await mailRows(trx, [enquiryId]);
  for (const one of to) {
    const latest = mails.find(({ recipient }) => (recipient === 'office') === (one === 'office'));
    if (latest && (await queueAgain(trx, latest.id))) continue;
    throw new RequestError(
      409,
      'not-failed',
      `There is no mail to the ${one} that failed and can be sent again.`,
    );
  }
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
