import type { AuditEntry, AuditQuery } from '@suite/api';
import { exportAuditEntries, listAuditEntries } from '@suite/api/endpoints';
import {
  callBody,
  callFile,
  callPath,
  documentIn,
  type Read,
  type ReadState,
  useRead,
} from '@suite/api-client';
import { offerFile } from '@suite/api-client/offer-file';
import type { FormError } from '@suite/forms';
import { type RefObject, useRef, useState } from 'react';
import { useStudioAction } from '../../lib/errors.ts';

interface LedgerPage {
  readonly entries: readonly AuditEntry[];
  /** Of this page and of all older ones. */
  readonly total: number;
}

export interface LedgerState {
  readonly read: ReadState<LedgerPage>;
  readonly isNewest: boolean;
  readonly isRunning: boolean;
  readonly error: FormError | null;
  /** Of the line that says how many there are; it takes focus where the page is another. */
  readonly countRef: RefObject<HTMLParagraphElement | null>;
  readonly search: (wanted: AuditQuery) => void;
  /** Entries below this number; the newest without one. */
  readonly turnTo: (before: number | undefined) => void;
  readonly download: () => void;
}

/** A page of what is searched for in the ledger. */
export function useLedger(): LedgerState {
  const [wanted, setWanted] = useState<AuditQuery>({});
  const [before, setBefore] = useState<number>();
  const countRef = useRef<HTMLParagraphElement>(null);
  const { isRunning, error, run } = useStudioAction();
  return {
    read: useRead(readEntries({ ...wanted, before })),
    isNewest: before === undefined,
    isRunning,
    error,
    countRef,
    search: (next) => {
      setWanted(next);
      setBefore(undefined);
    },
    turnTo: (next) => {
      setBefore(next);
      countRef.current?.focus();
    },
    download: () => void run(async () => offerFile(await callFile(exportAuditEntries, wanted), 'audit.csv')),
  };
}

function readEntries(wanted: AuditQuery & { readonly before: number | undefined }): Read<LedgerPage> {
  return {
    key: callPath(listAuditEntries, wanted),
    load: async () => {
      const body = await callBody(listAuditEntries, wanted);
      const { meta } = body as { meta: { total: number } };
      return { entries: documentIn(listAuditEntries, body), total: meta.total };
    },
  };
}
