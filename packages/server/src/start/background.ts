import type { Database } from '../database/connection.ts';
import type { EnquiryIntake } from '../enquiries/enquiry-intake.ts';
import { dailyJobs } from '../jobs/daily-jobs.ts';
import { runDaily } from '../jobs/run-daily.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { MediaFiles } from '../media/media-files.ts';
import type { Log } from '../observation/log.ts';

interface Background {
  readonly outbox: Outbox;
  readonly enquiries: EnquiryIntake;
  readonly mailDir: string;
  readonly media: Pick<MediaFiles, 'remove'>;
}

const TEND_EVERY_MS = 60_000;

/** Starts what works beside the requests. Gives what ends it, after what is under way. */
export function startBackground(
  db: Database,
  { outbox, enquiries, mailDir, media }: Background,
  log: Log,
): () => Promise<void> {
  outbox.start(db, log);
  const endJobs = runDaily(db, dailyJobs(mailDir, media), log);
  let tending = Promise.resolve();
  const tend = () => {
    tending = tending.then(() => enquiries.tend(db, new Date(), log)).then(outbox.wake);
  };
  const timer = setInterval(tend, TEND_EVERY_MS).unref();
  return async () => {
    clearInterval(timer);
    await tending;
    await endJobs();
    await outbox.close();
  };
}
