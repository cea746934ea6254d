import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { openReleaseStore } from '@suite/release';
import type { Configuration } from '../configuration.ts';
import { openDatabase } from '../database/connection.ts';
import { StartError } from '../errors.ts';
import { openMediaStore } from '../modules/media/open-media-store.ts';
import { checkDataDir, lockDataDir } from '../start/checks.ts';
import type { BackupReport } from './back-up.ts';
import { restore } from './restore.ts';

export function backupLines(file: string, { rows, files, missing }: BackupReport): readonly string[] {
  return [
    `${file} has ${rows} rows and ${files} files.`,
    ...missing.map((hash) => `The file ${hash}, which media name, is missing in the media store.`),
  ];
}

/**
 * `restore FILE`: makes a server of this configuration from a backup, where there is none.
 * @throws {StartError} with what stands in the way
 */
export async function restoreFrom(
  configuration: Configuration,
  file: string | undefined,
  passphrase: string,
): Promise<readonly string[]> {
  if (file === undefined) throw new StartError('Name the file of a backup.');
  const { dataDir, database, mediaUrl, pool } = configuration;
  await checkDataDir(dataDir);
  const lock = database.kind === 'embedded' ? lockDataDir(dataDir) : null;
  const isNew = database.kind === 'embedded' && !existsSync(database.folder);
  const db = await openDatabase(database, pool);
  let isRestored = false;
  try {
    const parts = {
      db,
      media: openMediaStore({ mediaDir: path.join(dataDir, 'media'), mediaUrl }),
      releases: openReleaseStore(configuration, null),
      dataDir,
    };
    const { madeAt, rows, files } = await restore(parts, file, passphrase);
    isRestored = true;
    return [`The server of ${madeAt} is restored: ${rows} rows, ${files} files. Start it.`];
  } finally {
    await db.destroy();
    if (!isRestored && isNew && database.kind === 'embedded') {
      await rm(database.folder, { recursive: true, force: true });
    }
    lock?.release();
  }
}
