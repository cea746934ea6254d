import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { writeWhole } from '../modules/media/media-store.ts';

/** A response as it was, so that it can be shown while what it is made of is away. */
const storedCopy = z.object({
  key: z.string(),
  version: z.int(),
  statusEventId: z.int(),
  copiedAt: z.iso.datetime(),
  text: z.string(),
});

export type StoredCopy = z.output<typeof storedCopy>;

/** Copies of responses on the disk, for a start without the database. */
export interface CopiesFolder {
  load(): Promise<readonly StoredCopy[]>;
  /** Is written a moment later: a response that changes all the time is written now and then. */
  save(copy: StoredCopy): void;
  remove(key: string): void;
  /** Writes what is still to be written. */
  flush(): Promise<void>;
}

const WRITE_AFTER_MS = 5000;

export function createCopiesFolder(folder: string, onError: (error: unknown) => void): CopiesFolder {
  const waiting = new Map<string, StoredCopy | null>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();
  const fileOf = (key: string) => path.join(folder, `${createHash('sha256').update(key).digest('hex')}.json`);

  async function writeAll(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const changes = [...waiting];
    waiting.clear();
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      for (const [key, copy] of changes) {
        if (copy) await writeWhole(fileOf(key), Buffer.from(JSON.stringify(copy)));
        else await rm(fileOf(key), { force: true });
      }
    } catch (error) {
      onError(error);
    }
  }
  const flush = () => {
    writing = writing.then(writeAll);
    return writing;
  };
  const note = (key: string, copy: StoredCopy | null) => {
    waiting.set(key, copy);
    timer ??= setTimeout(flush, WRITE_AFTER_MS).unref();
  };

  return {
    load: async () => {
      const names = await readdir(folder).catch(() => []);
      const copies: StoredCopy[] = [];
      for (const name of names.filter((one) => one.endsWith('.json'))) {
        const copy = parsed(await readFile(path.join(folder, name), 'utf8').catch(() => ''));
        if (copy) copies.push(copy);
      }
      return copies;
    },
    save: (copy) => note(copy.key, copy),
    remove: (key) => note(key, null),
    flush,
  };
}

function parsed(text: string): StoredCopy | null {
  try {
    return storedCopy.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
