import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Migrator } from 'kysely/migration';
import type { Database } from '../database/connection.ts';
import { migrate } from '../database/migrate.ts';
import { MIGRATIONS } from '../database/migrations/index.ts';
import { StartError } from '../errors.ts';
import { type ArchiveEntry, readArchive } from './archive.ts';
import { dataFiles, type Manifest, PLACES, type ServerParts } from './back-up.ts';
import { openForRows, tableNames, writeRows, writeSequences } from './tables.ts';

export interface RestoreReport {
  readonly madeAt: string;
  readonly rows: number;
  readonly files: number;
}

/**
 * Makes a server again from a backup, where there is none.
 * @throws {StartError} when there is something already, or the file is no backup that this version reads
 */
export async function restore(parts: ServerParts, file: string, passphrase: string): Promise<RestoreReport> {
  await checkEmpty(parts);
  const entries = readArchive(file, passphrase);
  const manifest = await readManifest(entries);
  await migrateTo(parts.db, manifest.migrations);
  const counted = { rows: 0, files: 0 };
  const afterwards = await parts.db.transaction().execute((trx) => restoreRows(trx, entries, counted));
  await migrate(parts.db);
  for (let entry = afterwards; entry; entry = (await entries.next()).value ?? null) {
    await restoreFile(parts, entry);
    counted.files += 1;
  }
  return { madeAt: manifest.madeAt, ...counted };
}

async function checkEmpty({ db, releases, dataDir }: ServerParts): Promise<void> {
  const tables = await tableNames(db);
  if (tables.length > 0) throw notEmpty('The database has tables');
  if (((await releases?.objects.list('')) ?? []).length > 0) throw notEmpty('The release store has files');
  await mkdir(dataDir, { recursive: true });
  const [found] = await dataFiles(dataDir);
  if (found !== undefined) throw notEmpty(`The data folder has ${found}`);
  const media = await readdir(path.join(dataDir, 'media')).catch(() => []);
  if (media.length > 0) throw notEmpty('The media folder has files');
}

function notEmpty(what: string): StartError {
  return new StartError(
    `${what}. A backup is restored where there is nothing: choose another DATA_DIR or database.`,
  );
}

async function readManifest(entries: AsyncGenerator<ArchiveEntry>): Promise<Manifest> {
  try {
    const { value } = await entries.next();
    const manifest = JSON.parse(String(value?.bytes)) as Manifest;
    if (value?.name === PLACES.manifest && manifest.format === 1) return manifest;
  } catch (cause) {
    throw new StartError('The file cannot be read with this passphrase, or is no backup.', { cause });
  }
  throw new StartError('The file is a backup of another version of the suite.');
}

/** The schema of the backup; later migrations change its rows as they would have changed them where they were. */
async function migrateTo(db: Database, names: readonly string[]): Promise<void> {
  const unknown = names.find((name) => !Object.hasOwn(MIGRATIONS, name));
  if (unknown !== undefined) {
    throw new StartError(
      `The backup is of a newer version of the suite, which has the migration ${unknown}.`,
    );
  }
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
  const { error } = await migrator.migrateTo(names.at(-1) ?? '');
  if (error) throw error;
}

/** Gives the first entry after those of the database. */
async function restoreRows(
  trx: Database,
  entries: AsyncGenerator<ArchiveEntry>,
  counted: { rows: number },
): Promise<ArchiveEntry | null> {
  const close = await openForRows(trx);
  for (;;) {
    const { value: entry } = await entries.next();
    if (entry?.name === PLACES.sequences) {
      await writeSequences(trx, JSON.parse(entry.bytes.toString()));
      break;
    }
    if (!entry?.name.startsWith(PLACES.tables)) throw new StartError('The backup is not whole.');
    const lines = entry.bytes.toString().split('\n');
    await writeRows(trx, entry.name.split('/')[1] ?? '', lines);
    counted.rows += lines.length;
  }
  await close();
  return (await entries.next()).value ?? null;
}

async function restoreFile(
  { media, releases, dataDir }: ServerParts,
  { name, bytes }: ArchiveEntry,
): Promise<void> {
  const place = Object.values(PLACES).find((one) => one.endsWith('/') && name.startsWith(one)) ?? '';
  const rest = name.slice(place.length);
  if (place === PLACES.media) {
    if ((await media.put(bytes)) !== rest) throw new StartError(`The file ${rest} of the backup is damaged.`);
  } else if (place === PLACES.releases) {
    if (!releases) throw new StartError('The backup has releases, and there is no release store.');
    await releases.objects.write(rest, bytes);
  } else if (place === PLACES.data) {
    const target = path.join(dataDir, rest);
    if (!target.startsWith(dataDir + path.sep))
      throw new StartError('The backup names a file outside of the data folder.');
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
    await writeFile(target, bytes, { mode: 0o600, flag: 'wx' });
  }
}
