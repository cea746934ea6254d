import type { ImportJob } from '@suite/api';
import { getJob } from '@suite/api/endpoints';
import { readOf, useRead } from '@suite/api-client';
import { uploadArchive } from '@suite/api-client/upload-archive';
import { useLocale } from '@suite/bus';
import type { FormError } from '@suite/forms';
import { useEffect, useRef, useState } from 'react';
import { actionError } from '../errors.ts';

/** Before there is a job. */
type SendingStage =
  | { readonly kind: 'choosing'; readonly error: FormError | null }
  | { readonly kind: 'sending'; readonly name: string; readonly share: number };

/** How far an import is. */
export type ImportStage =
  | SendingStage
  | { readonly kind: 'importing'; readonly job: ImportJob }
  | { readonly kind: 'ended'; readonly job: ImportJob };

export interface ImportModel {
  readonly stage: ImportStage;
  readonly start: (archive: File) => void;
  readonly cancel: () => void;
  /** Another archive, after one that was refused. */
  readonly again: () => void;
}

const ASKED_EVERY_MS = 700;
const CHOOSING: SendingStage = { kind: 'choosing', error: null };

/** An archive that is sent and imported as a draft; `onDone` when it is there. */
export function useImport(projectId: number | null, onDone: () => void): ImportModel {
  const [own, setOwn] = useState<SendingStage>(CHOOSING);
  const [begun, setBegun] = useState<ImportJob | null>(null);
  const locale = useLocale();
  const sending = useRef<AbortController | null>(null);
  const [isEnded, setEnded] = useState(false);
  const { data } = useRead(begun && readOf(getJob, { id: begun.id }), {
    everyMs: begun && !isEnded ? ASKED_EVERY_MS : 0,
  });
  const job = data ?? begun;
  const state = job?.state;
  useEffect(() => {
    if (state === undefined || state === 'running') return;
    setEnded(true);
    if (state === 'done') onDone();
    // `onDone` is of the frame that asked; what counts is that the job has ended.
  }, [state]);
  useEffect(() => () => sending.current?.abort(), []);
  const start = (archive: File) => {
    const abort = new AbortController();
    sending.current = abort;
    const onSent = (share: number) => setOwn({ kind: 'sending', name: archive.name, share });
    onSent(0);
    setEnded(false);
    uploadArchive(archive, { projectId, onSent, signal: abort.signal }).then(setBegun, (thrown: unknown) =>
      setOwn({ kind: 'choosing', error: abort.signal.aborted ? null : actionError(thrown, locale) }),
    );
  };
  const again = () => {
    setBegun(null);
    setOwn(CHOOSING);
  };
  const stage: ImportStage = job ? { kind: job.state === 'running' ? 'importing' : 'ended', job } : own;
  return { stage, start, cancel: () => sending.current?.abort(), again };
}
