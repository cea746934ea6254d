import { controlAddress, serveControl } from '../administration/control.ts';
import { respondToCommand } from '../administration/respond-to-command.ts';
import { noteReleases } from '../audit/note-releases.ts';
import { collectorOf, streamLedger } from '../audit/stream.ts';
import type { Configuration } from '../configuration.ts';
import type { ImportJobs } from '../content/import-jobs.ts';
import type { Database } from '../database/connection.ts';
import { dailyJobs } from '../jobs/daily-jobs.ts';
import { runDaily, runJobsOnce } from '../jobs/run-daily.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { Releases } from '../modules/delivery/releases.ts';
import type { EnquiryIntake } from '../modules/enquiries/enquiry-intake.ts';
import { endLostJobs } from '../modules/imports/service.ts';
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
  readonly imports: ImportJobs;
  readonly configuration: Pick<Configuration, 'auditUrl' | 'dataDir' | 'publicUrl'>;
}

const RECONCILE_EVERY_MS = 60_000;

/** Starts what works beside the requests. Gives what ends it, after what is under way. */
export async function startBackground(
  db: Database,
  { outbox, enquiries, mailDir, media, releases, imports, configuration }: Background,
  log: Log,
): Promise<() => Promise<void>> {
  outbox.start(db, log);
  await endLostJobs(db);
  const jobs = dailyJobs(mailDir, media);
  const endJobs = runDaily(db, jobs, log);
  const endJudging = watchCanaries(db, releases, log);
  const endNoting = noteReleases(db, releases, log);
  const { auditUrl } = configuration;
  const endStream = auditUrl === null ? null : streamLedger(db, collectorOf(auditUrl), log);
  const administration = {
    db,
    store: media.store,
    imports,
    enquiries,
    publicUrl: configuration.publicUrl,
    passwords: createPasswords(),
    record: securityLog(log),
    wakeMail: outbox.wake,
    forgetMails: outbox.forget,
    runJobs: () => runJobsOnce(db, jobs, log),
  };
  const control = await serveControl(controlAddress(configuration.dataDir), (typed, session) =>
    respondToCommand(administration, typed, session).catch((error: unknown) => {
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
    await endNoting();
    await endStream?.();
    await outbox.close();
  };
}
