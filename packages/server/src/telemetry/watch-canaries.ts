import { judgeCanaries } from '@suite/release';
import type { Database } from '../database/connection.ts';
import type { Releases } from '../modules/delivery/releases.ts';
import { databaseTelemetry } from '../modules/delivery/telemetry-repository.ts';
import type { Log } from '../observation/log.ts';

export const JUDGE_EVERY_MS = 15_000;

/**
 * Judges every canary now and then, and takes back or pauses those that are worse than what they replace. Of several servers each
 * does it; the first one wins. Gives what ends it, after the look that is under way.
 */
export function watchCanaries(
  db: Database,
  releases: Pick<Releases, 'document' | 'abort' | 'pause'>,
  log: Pick<Log, 'error' | 'warn'>,
  everyMs = JUDGE_EVERY_MS,
): () => Promise<void> {
  const telemetry = databaseTelemetry(db);

  async function look(): Promise<void> {
    try {
      const judged = await judgeCanaries(await releases.document(), telemetry, releases);
      for (const { app, version, reason, done } of judged) {
        if (done)
          log.warn({ app, version, reason }, done === 'aborted' ? 'canary taken back' : 'canary paused');
      }
    } catch (error) {
      log.error({ err: error }, 'canaries could not be judged');
    }
  }

  let looking = Promise.resolve();
  const timer = setInterval(() => {
    looking = looking.then(look);
  }, everyMs).unref();
  return async () => {
    clearInterval(timer);
    await looking;
  };
}
