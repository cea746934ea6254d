import { type ReleaseStore, TrustError } from '@suite/release';
import type { Log } from '../observation/log.ts';

export const LOOK_EVERY_MS = 60_000;

/**
 * Says now and then that the state of the release store is the latest, and tells when it is not good. Of several servers each looks,
 * and the first one writes: what it writes names what it took the place of. Needs no database, whose outage must not end a
 * timestamp. Gives what ends it, after the look that is under way.
 */
export function renewTimestamp(
  store: Pick<ReleaseStore, 'trusted'> | null,
  log: Pick<Log, 'error' | 'warn' | 'info'>,
  everyMs = LOOK_EVERY_MS,
): () => Promise<void> {
  const trusted = store?.trusted;
  if (!trusted) {
    if (store)
      log.warn({}, 'nobody is trusted: whoever can write the release store decides what visitors get');
    return async () => undefined;
  }
  let told = '';
  async function look(): Promise<void> {
    try {
      await trusted?.renewWhereDue();
      if (told) log.info({}, 'the release store is good again');
      told = '';
    } catch (error) {
      const reason = error instanceof TrustError ? error.message : 'it does not respond';
      if (reason !== told) log.error({ err: error, reason }, 'the release store is refused');
      told = reason;
    }
  }

  let looking = look();
  const timer = setInterval(() => {
    looking = looking.then(look);
  }, everyMs).unref();
  return async () => {
    clearInterval(timer);
    await looking;
  };
}
