import { sql } from 'kysely';
import type { Database } from '../database/connection.ts';
import type { Log } from '../observation/log.ts';

/** `run` gets a transaction of its own, in one process at a time; `runAlone` sees to both by itself. */
export type Job = { readonly name: string } & (
  | { readonly run: (trx: Database, now: Date) => Promise<unknown> }
  | { readonly runAlone: (db: Database) => Promise<unknown> }
);

const DAY_MS = 24 * 60 * 60 * 1000;

/** Runs the jobs now and every day. Gives what ends them after the one under way. */
export function runDaily(run: () => Promise<unknown>): () => Promise<void> {
  let running = run();
  const timer = setInterval(() => {
    running = run();
  }, DAY_MS).unref();

  return async () => {
    clearInterval(timer);
    await running;
  };
}

/**
 * Runs the jobs one after the other, each in a transaction; the others run all the same when one fails. Of several
 * processes that start at once, one runs them. Gives the names of those that failed.
 */
export async function runJobsOnce(
  db: Database,
  jobs: readonly Job[],
  log: Pick<Log, 'error' | 'info'>,
): Promise<readonly string[]> {
  const failed: string[] = [];
  for (const job of jobs) {
    try {
      await runJob(db, job);
      log.info({ job: job.name }, 'job done');
    } catch (error) {
      failed.push(job.name);
      log.error({ err: error, job: job.name }, 'job failed');
    }
  }
  return failed;
}

async function runJob(db: Database, job: Job): Promise<void> {
  if ('runAlone' in job) {
    await job.runAlone(db);
    return;
  }
  await db.transaction().execute(async (trx) => {
    if (await isFree(trx)) await job.run(trx, new Date());
  });
}

async function isFree(trx: Database): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('daily jobs')) as free`.execute(trx);
  return rows[0]?.free === true;
}
