import { MessageChannel } from 'node:worker_threads';
import { ContentError, FolderError } from '@suite/content';
import { Piscina } from 'piscina';
import type { Announce } from '../modules/media/file-repository.ts';
import type { MediaLocation } from '../modules/media/open-media-store.ts';
import { unpackFolder } from './packed-folder.ts';
import type {
  CheckedFolder,
  NotedMessage,
  ReadMessage,
  ReadProgress,
  ReadResult,
  ReadTask,
} from './read-worker.ts';

interface Hooks {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: ReadProgress) => void;
  readonly announce: Announce;
}

export interface FolderReader {
  /**
   * Reads a folder or a ZIP archive of one, when its turn comes.
   * @throws {ContentError} with every error; {FolderError} when it cannot be read; `signal`'s reason.
   */
  read(source: string, hooks: Hooks): Promise<CheckedFolder>;
  close(): Promise<void>;
}

/** Pictures and tables that are known already need not be loaded again for the next import. */
const IDLE_MS = 60_000;
/** Requests go first. */
const NICE = 5;

/** Reads folders in a thread, one after the other, so that requests do not wait for it. */
export function createFolderReader({ mediaDir, mediaUrl }: MediaLocation): FolderReader {
  // Whoever calls may hand in more, which no thread can be given.
  const media = { mediaDir, mediaUrl };
  const pool = new Piscina<ReadTask, ReadResult>({
    filename: new URL('./read-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    niceIncrement: NICE,
  });
  return {
    async read(source, { signal, onProgress, announce }) {
      const { port1, port2 } = new MessageChannel();
      const reply = (message: NotedMessage) => port1.postMessage(message);
      port1.on('message', (message: ReadMessage) => {
        if (!('announced' in message)) return onProgress(message);
        announce(message.announced).then(
          () => reply({ isNoted: true }),
          () => reply({ isNoted: false }),
        );
      });
      try {
        const task = { source, media, port: port2 };
        const result = await pool.run(task, { transferList: [port2], signal });
        if (result.kind === 'read') return { ...result.checked, folder: unpackFolder(result.checked.folder) };
        if (result.kind === 'refused') throw new ContentError(result.issues);
        throw new FolderError(source, Object.assign(new Error(result.code), { code: result.code }));
      } finally {
        port1.close();
      }
    },
    close: () => pool.destroy(),
  };
}
