import { DEMO_DIR, hashFolder, loadContent, readFolder } from '@suite/content';
import type { Database } from '../database/connection.ts';
import { type MediaLocation, openMediaStore } from '../modules/media/open-media-store.ts';
import type { ImportTarget } from './entity-ids.ts';
import { importContent } from './import-content.ts';
import { restoreFiles, storeFiles } from './media-files.ts';
import { prepareAccounts } from './seed-accounts.ts';

/** The demo is the first project of its database. */
const TARGET: ImportTarget = { organization: 1, project: 1 };
const SOURCE = 'demo';
/** Raised when the same content gives other rows than before. */
const IMPORT_VERSION = '3';

/** `skipped`: the database has projects of its own, or the demo was removed from it. */
export type SeedResult = 'loaded' | 'replaced' | 'unchanged' | 'skipped';

/**
 * Loads the demo project, with its accounts, into a database that has no project yet. The same content is loaded once;
 * changed content replaces what was loaded before, in one transaction, and leaves people alone.
 * @throws {ContentError} with every problem of the folder; nothing is written then.
 */
export async function seedDemo(
  db: Database,
  { contentDir = DEMO_DIR, ...media }: MediaLocation & { readonly contentDir?: string },
): Promise<SeedResult> {
  const loadedHash = await hashOfLoaded(db);
  if (!(await hasRoom(db, loadedHash !== null))) return 'skipped';
  const folder = await readFolder(contentDir);
  const contentHash = hashFolder(folder, IMPORT_VERSION);
  const store = openMediaStore(media);
  if (loadedHash === contentHash) {
    await restoreFiles(store, folder);
    return 'unchanged';
  }
  const content = await loadContent(folder);
  const files = await storeFiles(store, folder, content.pages);
  const addAccounts = loadedHash === null ? await prepareAccounts(TARGET.project) : undefined;
  await importContent(db, { content, files, target: TARGET }, { name: SOURCE, contentHash }, addAccounts);
  return loadedHash === null ? 'loaded' : 'replaced';
}

async function hashOfLoaded(db: Database): Promise<string | null> {
  const last = await db
    .selectFrom('content_imports')
    .select('content_hash')
    .where('source', '=', SOURCE)
    .executeTakeFirst();
  return last?.content_hash ?? null;
}

/** At first there must be no project at all, later still that of the demo. */
async function hasRoom(db: Database, wasLoaded: boolean): Promise<boolean> {
  const projects = db.selectFrom('projects').select('id');
  if (!wasLoaded) return (await projects.executeTakeFirst()) === undefined;
  return (await projects.where('id', '=', TARGET.project).executeTakeFirst()) !== undefined;
}
