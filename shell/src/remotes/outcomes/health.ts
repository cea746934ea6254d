import { hasCanary } from '@suite/domain';
import { discovery } from '../discovery.ts';
// Notes what was so before anything of a remote ran, which is looked at later.
import './baseline.ts';

type Health = NonNullable<Awaited<ReturnType<typeof fetchHealth>>>;
type End = () => void;

const ALIVE_MS = 10_000;

let health: ReturnType<typeof fetchHealth> | undefined;

/**
 * Watches with what looks at pages, which is fetched when the first of them stands, and only while a version is on trial:
 * without one there is nothing to compare, and nothing to show in the place of what fares badly. What stands lives then
 * after a while. Gives what ends it.
 */
export function whileOnTrial(watch: (health: Health) => End, onAlive: () => void): End {
  let end: End | null = () => undefined;
  health ??= fetchHealth();
  health.then(
    (looks) => {
      if (end) end = looks ? watch(looks) : after(ALIVE_MS, onAlive);
    },
    // A page that nobody looks at does not say that it lives.
    () => undefined,
  );
  return () => {
    end?.();
    end = null;
  };
}

async function fetchHealth() {
  const document = await discovery().catch(() => null);
  if (!document || !hasCanary(document)) return null;
  const { lookAtShell, lookAtView, watchSymptoms } = await import(
    /* webpackChunkName: "health", webpackFetchPriority: "low" */ './health/index.ts'
  );
  watchSymptoms();
  return { lookAtShell, lookAtView };
}

function after(ms: number, callback: () => void): End {
  const timer = setTimeout(callback, ms);
  return () => clearTimeout(timer);
}
