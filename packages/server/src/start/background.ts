import type { ReleaseStore } from '@suite/release';
import { controlAddress, serveControl } from '../administration/control.ts';
import { respondToCommand } from '../administration/respond-to-command.ts';
import { noteReleases } from '../audit/note-releases.ts';
import { collectorOf, streamLedger } from '../audit/stream.ts';
import { backUp } from '../backup/back-up.ts';
import type { Configuration } from '../configuration.ts';
import type { ImportJobs } from '../content/import-jobs.ts';
import type { Database } from '../database/connection.ts';
import type { ReleaseCopies } from '../dependencies/release-copies.ts';
import { dailyJobs } from '../jobs/daily-jobs.ts';
import { runDaily, runJobsOnce } from '../jobs/run-daily.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { Releases } from '../modules/delivery/releases.ts';
import type { EnquiryIntake } from '../modules/enquiries/enquiry-intake.ts';
import { endLostJobs } from '../modules/imports/service.ts';
import type { MediaFiles } from '../modules/media/media-files.ts';
import { createPasswords } from '../modules/session/passwords.ts';
import { createSecretBox } from '../modules/session/secret-box.ts';
import { secretKeysOf } from '../modules/session/secret-key.ts';
import { securityLog } from '../modules/session/security-log.ts';
import type { Log } from '../observation/log.ts';
import type { Metrics } from '../observation/metrics.ts';
import { watchCanaries } from '../telemetry/watch-canaries.ts';
import { renewSecrets } from './renew-secrets.ts';
import { watchReleases } from './watch-releases.ts';

interface Background {
  readonly outbox: Outbox;
  readonly enquiries: EnquiryIntake;
  readonly mailDir: string;
  readonly media: Pick<MediaFiles, 'remove' | 'removeParts' | 'store'>;
  readonly metrics: Pick<Metrics, 'addCounter'>;
  readonly releases: Releases;
  /** Where they lie; null where no front end is served. */
  readonly releaseStore: ReleaseStore | null;
  /** What is served of them. */
  readonly served: ReleaseCopies | null;
  readonly imports: ImportJobs;
  readonly configuration: Pick<
    Configuration,
    'auditUrl' | 'dataDir' | 'publicUrl' | 'secretKey' | 'otherSecretKey'
  >;
}

const RECONCILE_EVERY_MS = 60_000;

/** Starts what works beside the requests. Gives what ends it, after what is under way. */
export async function startBackground(
  db: Database,
  {
    outbox,
    enquiries,
    mailDir,
    media,
    metrics,
    releases,
    releaseStore,
    served,
    imports,
    configuration,
  }: Background,
  log: Log,
): Promise<() => Promise<void>> {
  outbox.start(db, log);
  await endLostJobs(db);
  const secretBox = createSecretBox(await secretKeysOf(configuration));
  await renewSecrets(db, secretBox);
  const jobs = dailyJobs(mailDir, media);
  const countFailure = metrics.addCounter(
    { name: 'daily_job_failures_total', help: 'Daily jobs that failed, by their name.', label: 'task' },
    jobs.map(({ name }) => name),
  );
  const runJobs = async () => {
    const failed = await runJobsOnce(db, jobs, log);
    for (const name of failed) countFailure(name);
    return failed;
  };
  const endJobs = runDaily(runJobs);
  const endJudging = watchCanaries(db, releases, log);
  const endWatching = watchReleases(served, log);
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
    secretBox,
    record: securityLog(log),
    wakeMail: outbox.wake,
    forgetMails: outbox.forget,
    backUp: (file: string, passphrase: string) => {
      const { dataDir } = configuration;
      return backUp({ db, media: media.store, releases: releaseStore, dataDir }, file, { passphrase });
    },
    runJobs,
  };
  const control = await serveControl(controlAddress(configuration.dataDir), (typed, session) =>
    respondToCommand(administration, typed, session).catch((error: unknown) => {
      log.error({ err: error }, 'verb failed');
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
  // Requests that came while the database was being opened.
  reconcile();
  const timer = setInterval(reconcile, RECONCILE_EVERY_MS).unref();
  return async () => {
    clearInterval(timer);
    await control.close();
    await reconciling;
    await endJobs();
    await endJudging();
    await endWatching();
    await endNoting();
    await endStream?.();
    await outbox.close();
  };
}
