import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { ReleaseStore } from '@suite/release';
import type { Database } from '../database/connection.ts';
import { madeMigrations } from '../database/migrate.ts';
import { codeOf } from '../errors.ts';
import { namedFiles } from '../modules/media/file-repository.ts';
import type { MediaStore } from '../modules/media/media-store.ts';
import { type ArchiveEntry, type ArchiveOptions, writeArchive } from './archive.ts';
import { readSequences, readTable, tableNames } from './tables.ts';

/** What a server consists of. */
export interface ServerParts {
  readonly db: Database;
  readonly media: MediaStore;
  readonly releases: ReleaseStore | null;
  readonly dataDir: string;
}

export interface Manifest {
  readonly format: 1;
  readonly madeAt: string;
  readonly migrations: readonly string[];
}

export interface BackupReport {
  readonly rows: number;
  readonly files: number;
  /** Hashes of media that rows name and the store does not have. */
  readonly missing: readonly string[];
}

/** Where the parts of an archive lie in it. */
export const PLACES = {
  manifest: 'manifest.json',
  tables: 'tables/',
  sequences: 'sequences.json',
  media: 'media/',
  releases: 'releases/',
  data: 'data/',
} as const;

/** Of the data folder: what is in the archive otherwise, can be made anew, or is of the running process. */
const LEFT_OUT =
  /^(database|media|store|copies|release-copies)(\/|$)|^(lock\.sqlite.*|control\.sock|\.write-test-.*)$|\.(part|tmp|lock)$/;
const DOCUMENT = 'discovery.json';

/**
 * Writes all that a server needs to be made again to a file, while it runs: the database as it is at one moment, then the
 * files, which are only ever added. What is added meanwhile is in it or not.
 */
export async function backUp(
  parts: ServerParts,
  file: string,
  options: ArchiveOptions,
): Promise<BackupReport> {
  const report = { rows: 0, files: 0, missing: [] as string[] };
  await writeArchive(file, entriesOf(parts, report), options);
  return report;
}

interface Counted {
  rows: number;
  files: number;
  readonly missing: string[];
}

async function* entriesOf(parts: ServerParts, report: Counted): AsyncGenerator<ArchiveEntry> {
  // A document names only versions that are there before it.
  const document = await parts.releases?.objects.read(DOCUMENT);
  const hashes: string[] = [];
  for (const entry of await readDatabase(parts.db, report, hashes)) yield entry;
  for (const hash of hashes) {
    const stream = await parts.media.file(hash).read();
    if (!stream) {
      report.missing.push(hash);
      continue;
    }
    report.files += 1;
    yield { name: `${PLACES.media}${hash}`, bytes: await buffer(stream) };
  }
  for await (const entry of filesOf(parts, document ?? null)) {
    report.files += 1;
    yield entry;
  }
}

/** The embedded database does nothing else meanwhile, so that it is read at once and compressed later. */
async function readDatabase(
  db: Database,
  report: Counted,
  hashes: string[],
): Promise<readonly ArchiveEntry[]> {
  const entries: ArchiveEntry[] = [];
  const add = (name: string, text: string) => entries.push({ name, bytes: Buffer.from(text) });
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const manifest: Manifest = {
        format: 1,
        madeAt: new Date().toISOString(),
        migrations: await madeMigrations(trx),
      };
      add(PLACES.manifest, JSON.stringify(manifest));
      for (const table of await tableNames(trx)) {
        let part = 0;
        for await (const lines of readTable(trx, table)) {
          add(`${PLACES.tables}${table}/${String(part).padStart(6, '0')}.jsonl`, lines.join('\n'));
          report.rows += lines.length;
          part += 1;
        }
      }
      add(PLACES.sequences, JSON.stringify(await readSequences(trx)));
      hashes.push(...(await namedFiles(trx)));
    });
  return entries;
}

async function* filesOf(
  { releases, dataDir }: ServerParts,
  document: { readonly bytes: Buffer } | null,
): AsyncGenerator<ArchiveEntry> {
  for (const name of (await releases?.objects.list('')) ?? []) {
    const stored = name === DOCUMENT ? document : await releases?.objects.read(name);
    if (stored) yield { name: `${PLACES.releases}${name}`, bytes: stored.bytes };
  }
  for (const name of await dataFiles(dataDir)) {
    const bytes = await readFile(path.join(dataDir, name)).catch((error: unknown) => {
      // Sent or stored meanwhile.
      if (codeOf(error) === 'ENOENT') return null;
      throw error;
    });
    if (bytes) yield { name: `${PLACES.data}${name}`, bytes };
  }
}

/** Keys, mails that are kept here, enquiries that wait. */
export async function dataFiles(dataDir: string): Promise<readonly string[]> {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dataDir, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((name) => !LEFT_OUT.test(name))
    .toSorted();
}
