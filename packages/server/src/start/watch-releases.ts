import type { ReleaseCopies } from '../dependencies/release-copies.ts';
import type { Log } from '../observation/log.ts';

const LOOK_EVERY_MS = 300_000;

/**
 * Says now and then that the state of the release store is the latest, and tells when it is not good. Of several servers each looks,
 * and the first one writes: what it writes names what it took the place of. Needs no database, whose outage must not end a
 * timestamp. Gives what ends it, after the look that is under way.
 */
export function watchReleases(
  releases: Pick<ReleaseCopies, 'look' | 'trust'> | null,
  log: Pick<Log, 'error' | 'warn' | 'info'>,
  everyMs = LOOK_EVERY_MS,
): () => Promise<void> {
  if (!releases) return async () => undefined;
  if (releases.trust.state === 'none')
    log.warn({}, 'nobody is trusted: whoever can write the release store decides what visitors get');
  let told: string | null = null;
  async function look(served: Pick<ReleaseCopies, 'look' | 'trust'>): Promise<void> {
    await served
      .look()
      .catch((error: unknown) => log.error({ err: error }, 'the release store does not respond'));
    const { reason } = served.trust;
    if (reason !== told && reason !== null) log.error({ reason }, 'the release store is refused');
    else if (reason !== told) log.info({}, 'the release store is good again');
    told = reason;
  }

  let looking = look(releases);
  const timer = setInterval(() => {
    looking = looking.then(() => look(releases));
  }, everyMs).unref();
  return async () => {
    clearInterval(timer);
    await looking;
  };
}
