import path from 'node:path';
import { openReleaseStore } from '@suite/release';
import { backUp } from '../backup/back-up.ts';
import type { Configuration } from '../configuration.ts';
import { createImportJobs, type ImportJobs } from '../content/import-jobs.ts';
import { openDatabase } from '../database/connection.ts';
import { migrate } from '../database/migrate.ts';
import { dailyJobs } from '../jobs/daily-jobs.ts';
import { runJobsOnce } from '../jobs/run-daily.ts';
import { removeMailFiles } from '../mail/folder-transport.ts';
import { createEnquiryIntake } from '../modules/enquiries/enquiry-intake.ts';
import { createEnquiryJournal } from '../modules/enquiries/enquiry-journal.ts';
import { endLostJobs } from '../modules/imports/service.ts';
import { openMediaFiles } from '../modules/media/media-files.ts';
import { createPasswords } from '../modules/session/passwords.ts';
import { createSecretBox } from '../modules/session/secret-box.ts';
import { secretKeysOf } from '../modules/session/secret-key.ts';
import { checkDataDir, lockDataDir } from '../start/checks.ts';
import { askControl, type ControlResponse, controlAddress, type Session, UNHEARD } from './control.ts';
import { respondToCommand } from './respond-to-command.ts';

/** Asks the running server, or does it on the database itself where none is running. */
export async function askServer(
  configuration: Configuration,
  typed: readonly string[],
  session: Session = UNHEARD,
): Promise<ControlResponse> {
  const response = await askControl(controlAddress(configuration.dataDir), typed, session);
  return response ?? responseAlone(configuration, typed, session);
}

/** Without a running server: on the database itself. Mails that come of it are sent when the server runs. */
async function responseAlone(
  configuration: Configuration,
  typed: readonly string[],
  session: Session,
): Promise<ControlResponse> {
  const { dataDir, database, publicUrl, mediaUrl } = configuration;
  await checkDataDir(dataDir);
  const lock = database.kind === 'embedded' ? lockDataDir(dataDir) : null;
  const db = await openDatabase(database);
  let imports: ImportJobs | undefined;
  try {
    await migrate(db);
    const location = { mediaDir: path.join(dataDir, 'media'), mediaUrl };
    const media = openMediaFiles(location);
    imports = createImportJobs(location, { error: console.error });
    await endLostJobs(db);
    const mailDir = path.join(dataDir, 'mail');
    const jobs = dailyJobs(mailDir, media);
    const administration = {
      db,
      store: media.store,
      imports,
      publicUrl,
      passwords: createPasswords(),
      secretBox: createSecretBox(await secretKeysOf(configuration)),
      enquiries: createEnquiryIntake(createEnquiryJournal(path.join(dataDir, 'enquiries'))),
      backUp: (file: string, passphrase: string) => {
        const parts = { db, media: media.store, releases: openReleaseStore(configuration, null), dataDir };
        return backUp(parts, file, { passphrase });
      },
      // There is no log without a server; whoever typed it sees what it did.
      record: () => undefined,
      wakeMail: () => undefined,
      forgetMails: (ids: readonly number[]) => removeMailFiles(mailDir, ids),
      runJobs: () => runJobsOnce(db, jobs, { info: () => undefined, error: console.error }),
    };
    return await respondToCommand(administration, typed, session);
  } finally {
    await imports?.close();
    await db.destroy();
    lock?.release();
  }
}
