import { DEMO_DIR, hashFolder, loadContent, readFolder } from '@suite/content';
import type { Database } from '../database/connection.ts';
import { announceIn, announcing } from '../modules/media/file-repository.ts';
import { type MediaLocation, openMediaStore } from '../modules/media/open-media-store.ts';
import type { ImportTarget } from './entity-ids.ts';
import { restoreFiles, storeFiles } from './media-files.ts';
import { prepareAccounts } from './seed-accounts.ts';
import { IMPORT_VERSION } from './stored-content.ts';
import { publishVersion, putDraft } from './versions.ts';

/** The demo is the first project of its database. */
const TARGET: ImportTarget = { organization: 1, project: 1 };
const SOURCE = 'demo';

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
  const store = announcing(openMediaStore(media), announceIn(db));
  if (loadedHash === contentHash) {
    await restoreFiles(store, folder, await hashesOfDemo(db));
    return 'unchanged';
  }
  const read = await storeFiles(store, folder, await loadContent(folder));
  const addAccounts = loadedHash === null ? await prepareAccounts(TARGET.project) : undefined;
  const now = new Date();
  await db.transaction().execute(async (trx) => {
    const draft = await putDraft(trx, read, { projectId: null, target: TARGET, now });
    await publishVersion(trx, draft.projectId, draft.number, now);
    const mark = { content_hash: contentHash, imported_at: now };
    await trx
      .insertInto('content_imports')
      .values({ source: SOURCE, ...mark })
      .onConflict((conflict) => conflict.column('source').doUpdateSet(mark))
      .execute();
    await addAccounts?.(trx);
  });
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

/** Of the files that visitors see of it. */
async function hashesOfDemo(db: Database): Promise<string[]> {
  const files = await db
    .selectFrom('content_version_files as file')
    .innerJoin('projects as project', (join) =>
      join.onRef('project.id', '=', 'file.project_id').onRef('project.published_version', '=', 'file.number'),
    )
    .select('file.hash')
    .where('project.id', '=', TARGET.project)
    .execute();
  return files.map(({ hash }) => hash);
}

/** At first there must be no project at all, later still that of the demo. */
async function hasRoom(db: Database, wasLoaded: boolean): Promise<boolean> {
  const projects = db.selectFrom('projects').select('id');
  if (!wasLoaded) return (await projects.executeTakeFirst()) === undefined;
  return (await projects.where('id', '=', TARGET.project).executeTakeFirst()) !== undefined;
}
