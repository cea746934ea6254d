import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
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
  let kept = '';
  return {
    read,
    keep: async (seen) => {
      if (JSON.stringify(seen) === kept) return;
      const text = JSON.stringify(laterOf(await read(), seen));
      const draft = `${file}.${process.pid}.tmp`;
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      await writeFile(draft, text, { mode: 0o600 });
      await rename(draft, file);
      kept = text;
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
