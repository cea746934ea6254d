import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { type JournalledRequest, journalledRequest } from './accepted-request.ts';

/** Price requests on the disk until the database has them for sure: a file each, readable by the owner only. */
export interface EnquiryJournal {
  /** Resolves once the request would survive a power cut. Gives the name of its entry. */
  append(request: JournalledRequest): Promise<string>;
  entries(): Promise<JournalEntry[]>;
  /**
   * Null for an entry that was not written to its end.
   * @throws for one that another version of the server wrote and this one cannot read
   */
  read(name: string): Promise<JournalledRequest | null>;
  /** Names of the entries of a person, by whatever version they were written. */
  namesOf(email: string): Promise<readonly string[]>;
  remove(name: string): Promise<void>;
}

export interface JournalEntry {
  readonly name: string;
  readonly writtenAt: Date;
}

const ofPerson = z.object({ request: z.object({ emailAddress: z.string() }) });

const ENTRY = /^[0-9a-f-]{36}\.json$/;

export function createEnquiryJournal(folder: string): EnquiryJournal {
  const fileOf = (name: string) => path.join(folder, name);
  const contentOf = async (name: string) => parsed(await readFile(fileOf(name), 'utf8').catch(() => ''));
  const names = async () => (await readdir(folder).catch(() => [])).filter((name) => ENTRY.test(name));
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
      const entries = await Promise.all((await names()).map((name) => entryOf(name, fileOf(name))));
      return entries.filter((entry) => entry !== null);
    },
    read: async (name) => {
      const content = await contentOf(name);
      return content === null ? null : journalledRequest.parse(content);
    },
    namesOf: async (email) => {
      const all = await Promise.all(
        (await names()).map(async (name) => ({ name, of: ofPerson.safeParse(await contentOf(name)).data })),
      );
      const wanted = email.toLowerCase();
      return all
        .filter(({ of }) => of?.request.emailAddress.toLowerCase() === wanted)
        .map(({ name }) => name);
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
