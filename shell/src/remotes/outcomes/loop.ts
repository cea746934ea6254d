const KEY = 'suite-mounts';
const WITHIN_MS = 10_000;
/** The first two may be a visitor's, who loaded the page again by the browser's own button. */
const MOUNTS = 3;

/** Mounts by the time that pages stood until then: what a slow device needs to load them is no part of it. */
interface Kept {
  readonly atMs: number;
  readonly mounts: readonly (readonly [of: string, stoodMs: number])[];
}

/**
 * Whether the same page is mounted again and again, also by reloads or in turn with others, without anything that the visitor did.
 * `begunMs`: when the page view began.
 */
export function isLoop(page: string, nowMs = Date.now(), begunMs = nowMs - performance.now()): boolean {
  try {
    const of = `${page} ${location.pathname}`;
    const { atMs, mounts: before } = readKept() ?? { atMs: nowMs, mounts: [] };
    const stoodMs = (before.at(-1)?.[1] ?? 0) + (begunMs > atMs ? begunMs : nowMs) - atMs;
    const mounts = [...before.filter(([, ms]) => stoodMs - ms < WITHIN_MS), [of, stoodMs] as const];
    sessionStorage.setItem(KEY, JSON.stringify({ atMs: nowMs, mounts } satisfies Kept));
    return mounts.filter(([one]) => one === of).length >= MOUNTS;
  } catch {
    // Without storage a reload cannot be told from a visit.
    return false;
  }
}

function readKept(): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
  } catch {
    // What somebody else wrote there begins anew.
    return null;
  }
}

/** What the visitor does starts the count anew. */
export function watchInput(target: Window = window): () => void {
  const forget = () => {
    try {
      sessionStorage.removeItem(KEY);
    } catch {
      // Nothing is kept then.
    }
  };
  const options = { capture: true, passive: true };
  for (const kind of INPUT) target.addEventListener(kind, forget, options);
  return () => {
    for (const kind of INPUT) target.removeEventListener(kind, forget, options);
  };
}

const INPUT = ['pointerdown', 'keydown'] as const;
