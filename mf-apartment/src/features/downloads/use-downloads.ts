import { useEffect, useRef, useState } from 'react';
import { saveFile } from '../../lib/save-file.ts';
import { type DownloadFile, totalSize } from './downloadable.ts';
import { type FetchOptions, fetchOne, fetchZip } from './fetch-files.ts';

/** What is being fetched: one file by its id, or all. */
export type Wanted = number | 'all';

export type DownloadState =
  | { readonly kind: 'idle' }
  /** `bytes` of `total` came; the total is null where nobody knows it. */
  | {
      readonly kind: 'running';
      readonly wanted: Wanted;
      readonly bytes: number;
      readonly total: number | null;
    }
  | { readonly kind: 'saved'; readonly wanted: Wanted }
  | { readonly kind: 'failed'; readonly wanted: Wanted };

/** One download at a time, which ends with the dialog. */
export function useDownloads(files: readonly DownloadFile[], zipName: string) {
  const [state, setState] = useState<DownloadState>({ kind: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (
    wanted: Wanted,
    total: number | null,
    load: (options: FetchOptions) => Promise<void>,
  ) => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    let bytes = 0;
    const announce = () => setState({ kind: 'running', wanted, bytes, total });
    announce();
    try {
      await load({
        signal: controller.signal,
        onBytes: (count) => {
          bytes += count;
          if (!controller.signal.aborted) announce();
        },
      });
      setState({ kind: 'saved', wanted });
    } catch {
      setState(controller.signal.aborted ? { kind: 'idle' } : { kind: 'failed', wanted });
    }
    running.current = null;
  };

  return {
    state,
    takeOne: (file: DownloadFile) =>
      void run(file.id, file.size, async (options) => saveFile(await fetchOne(file, options), file.fileName)),
    takeAll: () =>
      void run('all', totalSize(files), async (options) => saveFile(await fetchZip(files, options), zipName)),
    cancel: () => running.current?.abort(),
  };
}
