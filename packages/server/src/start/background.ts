import { controlAddress, serveControl } from '../administration/control.ts';
import { respondToCommand } from '../administration/respond-to-command.ts';
import type { Configuration } from '../configuration.ts';
import type { Database } from '../database/connection.ts';
import { dailyJobs } from '../jobs/daily-jobs.ts';
import { runDaily, runJobsOnce } from '../jobs/run-daily.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { Releases } from '../modules/delivery/releases.ts';
import type { EnquiryIntake } from '../modules/enquiries/enquiry-intake.ts';
import type { MediaFiles } from '../modules/media/media-files.ts';
import { createPasswords } from '../modules/session/passwords.ts';
import { securityLog } from '../modules/session/security-log.ts';
import type { Log } from '../observation/log.ts';
import { watchCanaries } from '../telemetry/watch-canaries.ts';

interface Background {
  readonly outbox: Outbox;
  readonly enquiries: EnquiryIntake;
  readonly mailDir: string;
  readonly media: Pick<MediaFiles, 'remove' | 'store'>;
  readonly releases: Releases;
  readonly configuration: Pick<Configuration, 'dataDir' | 'publicUrl'>;
}

const RECONCILE_EVERY_MS = 60_000;

/** Starts what works beside the requests. Gives what ends it, after what is under way. */
export async function startBackground(
  db: Database,
  { outbox, enquiries, mailDir, media, releases, configuration }: Background,
  log: Log,
): Promise<() => Promise<void>> {
  outbox.start(db, log);
  const jobs = dailyJobs(mailDir, media);
  const endJobs = runDaily(db, jobs, log);
  const endJudging = watchCanaries(db, releases, log);
  const administration = {
    db,
    store: media.store,
    enquiries,
    publicUrl: configuration.publicUrl,
    passwords: createPasswords(),
    record: securityLog(log),
    wakeMail: outbox.wake,
    forgetMails: outbox.forget,
    runJobs: () => runJobsOnce(db, jobs, log),
  };
  const control = await serveControl(controlAddress(configuration.dataDir), (typed) =>
    respondToCommand(administration, typed).catch((error: unknown) => {
      log.error({ reason: String(error) }, 'verb failed');
      return {
        kind: 'failed',
        isUsage: false,
        message: 'Something went wrong; the log of the server says what.',
      };
    }),
  );
  let reconciling = Promise.resolve();
  const reconcile = () => {
    reconciling = reconciling.then(() => enquiries.reconcile(db, new Date(), log)).then(outbox.wake);
  };
  const timer = setInterval(reconcile, RECONCILE_EVERY_MS).unref();
  return async () => {
    clearInterval(timer);
    await control.close();
    await reconciling;
    await endJobs();
    await endJudging();
    await outbox.close();
  };
}
