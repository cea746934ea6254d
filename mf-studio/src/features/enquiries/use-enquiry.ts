import type { Enquiry, EnquiryChanges } from '@suite/api';
import { getEnquiry } from '@suite/api/endpoints';
import { type ReadState, type Tagged, taggedReadOf, useRead } from '@suite/api-client';
import type { Action } from '@suite/forms';
import { useStudioAction } from '../../lib/errors.ts';
import { changeEnquiry } from './change-enquiry.ts';

export interface EnquiryModel extends Pick<Action, 'isRunning' | 'error'> {
  readonly read: ReadState<Tagged<Enquiry>>;
  /** Says whether it went well. */
  readonly change: (changes: EnquiryChanges) => Promise<boolean>;
}

/** A price request, and what is done with it. */
export function useEnquiry(id: number, onChanged: () => void): EnquiryModel {
  const { isRunning, error, run } = useStudioAction();
  const read = useRead(taggedReadOf(getEnquiry, { id }));
  const change = async (changes: EnquiryChanges) => {
    const { data } = read;
    if (data === undefined) return false;
    const isDone = await run(() => changeEnquiry(data, changes));
    // Also when somebody was faster: what it is now is what is decided about.
    read.retry();
    onChanged();
    return isDone;
  };
  return { read, isRunning, error, change };
}
