import type { EnquiryChanges, EnquiryState } from '@suite/api';
import { exportEnquiries, updateEnquiry } from '@suite/api/endpoints';
import { call, callFile, type ReadState, useRead } from '@suite/api-client';
import { offerFile } from '@suite/api-client/offer-file';
import { type EnquiryPage, readEnquiries } from '@suite/api-client/staff';
import type { FormError } from '@suite/forms';
import { type RefObject, useRef, useState } from 'react';
import { useAction } from '../../../../lib/use-action.ts';

/** Which requests are listed. */
export type StateFilter = EnquiryState | 'all';

export interface EnquiriesState {
  readonly read: ReadState<EnquiryPage>;
  readonly filter: StateFilter;
  readonly page: number;
  readonly isRunning: boolean;
  readonly error: FormError | null;
  /** Of the line that says how many there are; it takes focus where what had it goes away. */
  readonly countRef: RefObject<HTMLParagraphElement | null>;
  readonly choose: (filter: StateFilter) => void;
  readonly turnTo: (page: number) => void;
  /** Says whether it went well. */
  readonly change: (id: number, changes: EnquiryChanges) => Promise<boolean>;
  readonly download: () => void;
}

/** A page of the price requests of a project, and what is done with them. */
export function useEnquiries(projectId: number): EnquiriesState {
  const [filter, setFilter] = useState<StateFilter>('all');
  const [page, setPage] = useState(1);
  const countRef = useRef<HTMLParagraphElement>(null);
  const { isRunning, error, run } = useAction();
  const state = filter === 'all' ? undefined : filter;
  const read = useRead(readEnquiries({ projectId, state, page }));
  const goTo = (next: number) => {
    setPage(next);
    countRef.current?.focus();
  };
  return {
    read,
    filter,
    page,
    isRunning,
    error,
    countRef,
    choose: (next) => {
      setFilter(next);
      setPage(1);
    },
    turnTo: goTo,
    change: (id, changes) =>
      run(async () => {
        await call(updateEnquiry, { id, body: changes });
        // It may leave this list, and with it the button that was pressed.
        if (state !== undefined && changes.state !== undefined) goTo(1);
        read.retry();
      }),
    download: () =>
      void run(async () =>
        offerFile(await callFile(exportEnquiries, { projectId, state }), `enquiries-${projectId}.csv`),
      ),
  };
}
