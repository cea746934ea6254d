import { sql } from 'kysely';
import type { Database } from '../database/connection.ts';
import type { Log } from '../observation/log.ts';

export interface Job {
  readonly name: string;
  /** `trx` is a transaction of the job's own. */
  readonly run: (trx: Database, now: Date) => Promise<unknown>;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Runs the jobs now and every day, each in a transaction; what fails is tried again the next day. Of several
 * processes that start at once, one runs them. Gives what ends them after the one under way.
 */
export function runDaily(
  db: Database,
  jobs: readonly Job[],
  log: Pick<Log, 'error' | 'info'>,
): () => Promise<void> {
  let running = runJobs();
  const timer = setInterval(() => {
    running = runJobs();
  }, DAY_MS).unref();

  async function runJobs(): Promise<void> {
    for (const { name, run } of jobs) {
      try {
        await db.transaction().execute(async (trx) => {
          if (await isFree(trx)) await run(trx, new Date());
        });
        log.info({ job: name }, 'job done');
      } catch (error) {
        log.error({ reason: String(error), job: name }, 'job failed');
      }
    }
  }

  return async () => {
    clearInterval(timer);
    await running;
  };
}

async function isFree(trx: Database): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('daily jobs')) as free`.execute(trx);
  return rows[0]?.free === true;
}
