import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { type JournalledRequest, journalledRequest } from './accepted-request.ts';

/** Price requests on the disk until the database has them for sure: a file each, readable by the owner only. */
export interface EnquiryJournal {
  /** Resolves once the request would survive a power cut. Gives the name of its entry. */
  append(request: JournalledRequest): Promise<string>;
  entries(): Promise<JournalEntry[]>;
  /** Null for an entry that was not written to its end. */
  read(name: string): Promise<JournalledRequest | null>;
  remove(name: string): Promise<void>;
}

export interface JournalEntry {
  readonly name: string;
  readonly writtenAt: Date;
}

const ENTRY = /^[0-9a-f-]{36}\.json$/;

export function createEnquiryJournal(folder: string): EnquiryJournal {
  const fileOf = (name: string) => path.join(folder, name);
  return {
    append: async (request) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${randomUUID()}.json`;
      await using file = await open(fileOf(name), 'wx', 0o600);
      await file.writeFile(JSON.stringify(request));
      await file.datasync();
      await syncFolder(folder);
      return name;
    },
    entries: async () => {
      const names = (await readdir(folder).catch(() => [])).filter((name) => ENTRY.test(name));
      const entries = await Promise.all(names.map((name) => entryOf(name, fileOf(name))));
      return entries.filter((entry) => entry !== null);
    },
    read: async (name) => {
      const text = await readFile(fileOf(name), 'utf8').catch(() => '');
      return journalledRequest.safeParse(parsed(text)).data ?? null;
    },
    remove: (name) => rm(fileOf(name), { force: true }),
  };
}

/** Another process on the same folder may have removed it. */
async function entryOf(name: string, file: string): Promise<JournalEntry | null> {
  const found = await stat(file).catch(() => null);
  return found && { name, writtenAt: found.mtime };
}

/** A new name in a folder is on the disk only when the folder is. Windows has no such thing. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  await using handle = await open(folder, 'r');
  await handle.sync();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
