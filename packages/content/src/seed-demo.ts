import path from 'node:path';
import { type Database, type MediaLocation, openMediaStore } from '@suite/server/database';
import { entityIds } from './import/entity-ids.ts';
import { importContent } from './import/import-content.ts';
import { restoreFiles, storeFiles } from './import/media-files.ts';
import { hashFolder, readFolder } from './load/content-folder.ts';
import { loadContent } from './load/load-content.ts';

/** Folder of the demo project. */
export const DEMO_DIR = path.resolve(import.meta.dirname, '../demo');

const SOURCE = 'demo';
/** Raised when the same content gives other rows than before. */
const IMPORT_VERSION = '1';

/**
 * Loads the demo project. The same content is loaded once; changed content replaces what was loaded before, in
 * one transaction. Tells which of the two happened.
 * @throws {ContentError} with every problem of the folder; nothing is written then.
 */
export async function seedDemo(
  db: Database,
  { contentDir = DEMO_DIR, ...media }: MediaLocation & { readonly contentDir?: string },
): Promise<'loaded' | 'unchanged'> {
  const folder = await readFolder(contentDir);
  const contentHash = hashFolder(folder, IMPORT_VERSION);
  const store = openMediaStore(media);
  const last = await db
    .selectFrom('content_imports')
    .select('content_hash')
    .where('source', '=', SOURCE)
    .executeTakeFirst();
  if (last?.content_hash === contentHash) {
    await restoreFiles(store, folder);
    return 'unchanged';
  }
  const content = await loadContent(folder);
  const files = await storeFiles(store, folder);
  await importContent(db, { content, ids: entityIds(content), files }, { name: SOURCE, contentHash });
  return 'loaded';
}
