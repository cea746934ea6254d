import type { Enquiry, EnquiryChanges, EnquiryState } from '@suite/api';
import { getEnquiry, updateEnquiry } from '@suite/api/endpoints';
import { call, callTagged, isChangedMeanwhile, type Tagged } from '@suite/api-client';

type Standing = Pick<Enquiry, 'state' | 'assignee' | 'delivery' | 'receipt'>;

/** Whether what is to be changed still is what it was when somebody decided. */
export function isUntouched(changes: EnquiryChanges, was: Standing, is: Standing): boolean {
  if (changes.state !== undefined && was.state !== is.state) return false;
  if (changes.sendAgain?.some((to) => deliveryTo(to, is)?.state !== 'failed')) return false;
  return changes.assigneeId === undefined || was.assignee?.id === is.assignee?.id;
}

export type Recipient = NonNullable<EnquiryChanges['sendAgain']>[number];

/** How the latest mail to the one or the other fares. */
export function deliveryTo(to: Recipient, { delivery, receipt }: Pick<Standing, 'delivery' | 'receipt'>) {
  return to === 'office' ? delivery : receipt;
}

/**
 * Changes a request while it is what was read. Its tag is of all that there is to it, a mail that went out too: what
 * became another beside the change does not stop it.
 * @throws {ApiError} 412 when somebody has changed the same since.
 */
export async function changeEnquiry(read: Tagged<Enquiry>, changes: EnquiryChanges): Promise<void> {
  const { id } = read.document;
  const send = (tag: string | undefined) => call(updateEnquiry, { id, body: changes }, { ifMatch: tag });
  try {
    await send(read.tag);
  } catch (error) {
    if (!isChangedMeanwhile(error)) throw error;
    const now = await callTagged(getEnquiry, { id });
    if (!isUntouched(changes, read.document, now.document)) throw error;
    await send(now.tag);
  }
}

interface Step {
  readonly state: EnquiryState;
  /** Message of the button that takes it. */
  readonly label: string;
}

/** A price request is taken up, then fulfilled; what was fulfilled too early is taken up again. */
export const NEXT_STATE: Readonly<Record<EnquiryState, Step>> = {
  new: { state: 'in-progress', label: 'studio.enquiries.take-up' },
  'in-progress': { state: 'fulfilled', label: 'studio.enquiries.fulfil' },
  fulfilled: { state: 'in-progress', label: 'studio.enquiries.reopen' },
};

/** The next state; who takes up what is nobody's sees to it from then on. */
export function stepOf(
  { state, assignee }: Pick<Standing, 'state' | 'assignee'>,
  userId: number | null,
): EnquiryChanges {
  const isMine = state === 'new' && assignee === null && userId !== null;
  return { state: NEXT_STATE[state].state, ...(isMine && { assigneeId: userId }) };
}
