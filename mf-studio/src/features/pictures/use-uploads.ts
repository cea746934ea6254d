import type { PictureForm } from '@suite/api';
import { ApiError } from '@suite/api-client';
import { uploadPicture } from '@suite/api-client/upload-picture';
import { useEffect, useReducer, useRef } from 'react';
import { useIntl } from 'react-intl';
import {
  nextUpload,
  refusalOf,
  refusalOfCode,
  titleOfFile,
  type Upload,
  uploadReducer,
} from './upload-queue.ts';

export interface UploadsModel {
  readonly uploads: readonly Upload[];
  /** Takes files in for a place, titled by their names. */
  readonly add: (files: Iterable<File>, fields: PictureForm) => void;
  readonly retry: (id: number) => void;
  /** Breaks off what is sent, or forgets what was refused. */
  readonly drop: (id: number) => void;
}

/** Pictures that are sent one after the other; `onTaken` after each that is there. */
export function useUploads(projectId: number, onTaken: () => void): UploadsModel {
  const intl = useIntl();
  const [uploads, dispatch] = useReducer(uploadReducer, []);
  const sending = useRef(new Map<number, AbortController>());
  const lastId = useRef(0);
  const next = nextUpload(uploads);
  const sentenceOf = (refusal: string) =>
    intl.formatMessage({ id: `studio.upload.${refusal}` as 'studio.upload.kind' });
  useEffect(() => {
    if (!next) return;
    const { id, file, fields } = next;
    const abort = new AbortController();
    sending.current.set(id, abort);
    const onSent = (share: number) => dispatch({ kind: 'progress', id, share });
    onSent(0);
    uploadPicture(projectId, file, fields, { onSent, signal: abort.signal })
      .then(
        () => {
          dispatch({ kind: 'drop', id });
          onTaken();
        },
        (thrown: unknown) => {
          if (abort.signal.aborted) return dispatch({ kind: 'drop', id });
          return dispatch({ kind: 'refuse', id, error: refusalIn(thrown) });
        },
      )
      .finally(() => sending.current.delete(id));
  }, [next?.id, next?.state]);
  // Who leaves the page gives up what is on its way.
  useEffect(
    () => () => {
      for (const abort of sending.current.values()) abort.abort();
    },
    [],
  );
  const refusalIn = (thrown: unknown) => {
    if (!(thrown instanceof ApiError)) return sentenceOf('not-taken');
    const refusal = refusalOfCode(thrown.code);
    if (refusal === null && thrown.message !== '') return thrown.message;
    return sentenceOf(refusal ?? 'not-taken');
  };
  return {
    uploads,
    add: (files, fields) => {
      const added = [...files].map((file): Upload => {
        lastId.current += 1;
        const refusal = refusalOf(file, fields);
        return {
          id: lastId.current,
          file,
          fields: { title: titleOfFile(file.name), ...fields },
          state: refusal === null ? 'waiting' : 'refused',
          share: 0,
          error: refusal === null ? null : sentenceOf(refusal),
        };
      });
      dispatch({ kind: 'add', uploads: added });
    },
    retry: (id) => dispatch({ kind: 'retry', id }),
    drop: (id) => {
      const abort = sending.current.get(id);
      if (abort) abort.abort();
      else dispatch({ kind: 'drop', id });
    },
  };
}
