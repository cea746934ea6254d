import path from 'node:path';
import type { Configuration } from '../configuration.ts';
import { openDatabase } from '../database/connection.ts';
import { migrate } from '../database/migrate.ts';
import { dailyJobs } from '../jobs/daily-jobs.ts';
import { runJobsOnce } from '../jobs/run-daily.ts';
import { removeMailFiles } from '../mail/folder-transport.ts';
import { createEnquiryIntake } from '../modules/enquiries/enquiry-intake.ts';
import { createEnquiryJournal } from '../modules/enquiries/enquiry-journal.ts';
import { openMediaFiles } from '../modules/media/media-files.ts';
import { createPasswords } from '../modules/session/passwords.ts';
import { checkDataDir, lockDataDir } from '../start/checks.ts';
import { askControl, type ControlResponse, controlAddress } from './control.ts';
import { respondToCommand } from './respond-to-command.ts';

/** Asks the running server, or does it on the database itself where none is running. */
export async function askServer(
  configuration: Configuration,
  typed: readonly string[],
): Promise<ControlResponse> {
  const response = await askControl(controlAddress(configuration.dataDir), typed);
  return response ?? responseAlone(configuration, typed);
}

/** Without a running server: on the database itself. Mails that come of it are sent when the server runs. */
async function responseAlone(
  configuration: Configuration,
  typed: readonly string[],
): Promise<ControlResponse> {
  const { dataDir, database, publicUrl, mediaUrl } = configuration;
  await checkDataDir(dataDir);
  const lock = database.kind === 'embedded' ? lockDataDir(dataDir) : null;
  const db = await openDatabase(database);
  try {
    await migrate(db);
    const media = openMediaFiles({ mediaDir: path.join(dataDir, 'media'), mediaUrl });
    const mailDir = path.join(dataDir, 'mail');
    const jobs = dailyJobs(mailDir, media);
    const administration = {
      db,
      store: media.store,
      publicUrl,
      passwords: createPasswords(),
      enquiries: createEnquiryIntake(createEnquiryJournal(path.join(dataDir, 'enquiries'))),
      // There is no log without a server; whoever typed it sees what it did.
      record: () => undefined,
      wakeMail: () => undefined,
      forgetMails: (ids: readonly number[]) => removeMailFiles(mailDir, ids),
      runJobs: () => runJobsOnce(db, jobs, { info: () => undefined, error: console.error }),
    };
    return await respondToCommand(administration, typed);
  } finally {
    await db.destroy();
    lock?.release();
  }
}
