import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { ReleaseStore } from '@suite/release';
import { temporaryFolder } from '@suite/testing/temporary-folder';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Database, databaseOf, openDatabase } from '../database/connection.ts';
import { storeEnquiry } from '../modules/enquiries/store-enquiry.ts';
import { createMediaStore } from '../modules/media/media-store.ts';
import { acceptedSample } from '../testing/accepted-sample.ts';
import { releaseShell } from '../testing/shell-release.ts';
import { openTestApp } from '../testing/test-app.ts';
import { makeServerDatabase, TEST_BACKENDS, type TestBackend } from '../testing/test-database.ts';
import { readArchive } from './archive.ts';
import { backUp, dataFiles, type ServerParts } from './back-up.ts';
import { restore } from './restore.ts';
import { tableNames } from './tables.ts';

const PASSPHRASE = 'a passphrase of the drill';
const OPTIONS = { passphrase: PASSPHRASE, scryptWorkFactor: 10 };
const TIMEOUT_MS = 180_000;

async function folder(): Promise<string> {
  const temporary = await temporaryFolder();
  onTestFinished(() => temporary[Symbol.asyncDispose]());
  return temporary.path;
}

/** A server with content, people, releases, keys and an enquiry that waits. */
async function openSource(backend: TestBackend): Promise<ServerParts> {
  const app = await openTestApp(backend);
  onTestFinished(app.close);
  const dataDir = await folder();
  const releases = new ReleaseStore(path.join(dataDir, 'store'));
  await releaseShell(releases, 'abc1', { 'index.html': 'page', 'main.js': '1' });
  await mkdir(path.join(dataDir, 'enquiries'));
  await writeFile(path.join(dataDir, 'enquiries', 'one.json'), '{}');
  await writeFile(path.join(dataDir, 'secret.key'), 'ab'.repeat(32));
  await writeFile(path.join(dataDir, 'lock.sqlite'), 'of the process');
  return { db: app.db, media: app.store, releases, dataDir };
}

async function openPlace(backend: TestBackend): Promise<ServerParts> {
  const dataDir = await folder();
  const db = await openEmpty(backend);
  onTestFinished(() => db.destroy());
  const media = createMediaStore(path.join(dataDir, 'media'));
  return { db, media, releases: new ReleaseStore(path.join(dataDir, 'store')), dataDir };
}

async function openEmpty(backend: TestBackend): Promise<Database> {
  if (backend === 'PGlite') {
    const { PGlite } = await import('@electric-sql/pglite');
    return databaseOf(await PGlite.create());
  }
  const own = await makeServerDatabase(process.env.TEST_DATABASE_URL ?? '');
  onTestFinished(own.drop);
  return openDatabase({ kind: 'postgres', url: own.url });
}

async function namesIn(file: string): Promise<readonly string[]> {
  const names: string[] = [];
  for await (const { name } of readArchive(file, PASSPHRASE)) names.push(name);
  return names;
}

/** Rows of every table, in an order of their own. */
async function contentOf(db: Database): Promise<Record<string, readonly string[]>> {
  const tables = await tableNames(db);
  const content: Record<string, readonly string[]> = {};
  for (const table of tables) {
    const { rows } = await sql<{ line: string }>`
      select (to_jsonb(t) - 'changed_by')::text as line from ${sql.table(table)} t order by 1`.execute(db);
    content[table] = rows.map(({ line }) => line);
  }
  return content;
}

async function filesOf({ db, media, releases, dataDir }: ServerParts): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  const { rows } = await sql<{
    hash: string;
  }>`select distinct hash from media where hash is not null`.execute(db);
  for (const { hash } of rows) {
    const stream = await media.file(hash).read();
    if (stream) files[`media ${hash}`] = (await buffer(stream)).toString('base64');
  }
  for (const name of (await releases?.objects.list('')) ?? []) {
    files[`release ${name}`] = (await releases?.objects.read(name))?.bytes.toString('base64') ?? '';
  }
  for (const name of await dataFiles(dataDir)) {
    files[`data ${name}`] = await readFile(path.join(dataDir, name), 'base64');
  }
  return files;
}

describe.each(TEST_BACKENDS)('a backup on %s', { timeout: TIMEOUT_MS }, (backend) => {
  it('restores every table and every file, and numbers go on', async () => {
    const source = await openSource(backend);
    const file = path.join(await folder(), 'backup.age');
    await backUp(source, file, OPTIONS);
    expect((await readFile(file)).subarray(0, 21).toString()).toBe('age-encryption.org/v1');

    const place = await openPlace(backend);
    await expect(restore(place, file, 'another passphrase')).rejects.toThrow(
      /cannot be read with this passphrase/,
    );
    await restore(place, file, PASSPHRASE);
    expect(await contentOf(place.db)).toEqual(await contentOf(source.db));
    const files = await filesOf(place);
    expect(files).toEqual(await filesOf(source));
    expect(Object.keys(files).map((name) => name.split(' ')[0])).toEqual(
      expect.arrayContaining(['media', 'release', 'data']),
    );
    await storeEnquiry(place.db, acceptedSample('after the restore'));
    await expect(restore(place, file, PASSPHRASE)).rejects.toThrow(/^The database has tables\./);
  });

  it('is of one moment while requests are stored', async () => {
    const source = await openSource(backend);
    const file = path.join(await folder(), 'backup.age');
    const writing = Promise.all(
      Array.from({ length: 40 }, async (_one, index) =>
        storeEnquiry(source.db, acceptedSample(`under load ${index}`)),
      ),
    );
    await backUp(source, file, OPTIONS);
    await writing;
    const place = await openPlace(backend);
    await restore(place, file, PASSPHRASE);
    const { rows } = await sql<{ whole: boolean }>`
      select exists (select from mails m where m.id = e.mail_id) as whole from enquiries e where e.mail_id is not null`.execute(
      place.db,
    );
    expect(rows.every(({ whole }) => whole)).toBe(true);
  });

  it('is no backup when a part of it is lost or changed', async () => {
    const source = await openSource(backend);
    const file = path.join(await folder(), 'backup.age');
    await backUp(source, file, OPTIONS);
    const bytes = await readFile(file);
    const cut = `${file}.cut`;
    await writeFile(cut, bytes.subarray(0, bytes.length - 200));
    expect((await namesIn(file)).length).toBeGreaterThan(10);
    await expect(namesIn(cut)).rejects.toThrow();
  });
});
