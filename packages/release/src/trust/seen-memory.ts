import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { NOTHING_SEEN, type Seen } from './state.ts';

const schema = z.object({
  root: z.int(),
  timestamp: z.int(),
  snapshot: z.int(),
  document: z.string(),
  apps: z.record(z.string(), z.int()),
});

/** What was seen of a store, kept away from it: whoever writes the store cannot take this back. */
export interface SeenMemory {
  read(): Promise<Seen>;
  keep(seen: Seen): Promise<void>;
}

/** Only as long as the process lives. */
export function shortMemory(): SeenMemory {
  let seen = NOTHING_SEEN;
  return {
    read: async () => seen,
    keep: async (later) => {
      seen = laterOf(seen, later);
    },
  };
}

/** In a file that the processes of a machine share. */
export function seenMemory(file: string): SeenMemory {
  const read = async (): Promise<Seen> => {
    const stored = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    return stored === null ? NOTHING_SEEN : schema.parse(JSON.parse(stored));
  };
  async function keep(seen: Seen): Promise<void> {
    const before = await read();
    const later = laterOf(before, seen);
    if (isDeepStrictEqual(later, before)) return;
    const draft = `${file}.${randomUUID()}.tmp`;
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    await writeFile(draft, JSON.stringify(later), { mode: 0o600 });
    await rename(draft, file);
  }
  let keeping = Promise.resolve();
  return {
    read,
    // One after the other: what two looks have seen is put together.
    keep: (seen) => {
      keeping = keeping.catch(() => undefined).then(() => keep(seen));
      return keeping;
    },
  };
}

/** Of two looks each of which may be the later one in its own way. */
export function laterOf(one: Seen, other: Seen): Seen {
  const later = other.snapshot >= one.snapshot ? other : one;
  const apps = new Set([...Object.keys(one.apps), ...Object.keys(other.apps)]);
  return {
    root: Math.max(one.root, other.root),
    timestamp: Math.max(one.timestamp, other.timestamp),
    snapshot: later.snapshot,
    document: later.document,
    apps: Object.fromEntries(
      [...apps].map((app) => [app, Math.max(one.apps[app] ?? 0, other.apps[app] ?? 0)]),
    ),
  };
}
