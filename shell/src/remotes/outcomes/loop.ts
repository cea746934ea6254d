const KEY = 'suite-mounts';
const WITHIN_MS = 10_000;
/** The first two may be a visitor's, who loaded the page again by the browser's own button. */
const MOUNTS = 3;

type Mounts = readonly (readonly [of: string, atMs: number])[];

/** Whether the same page is mounted again and again, also by reloads or in turn with others, without anything that the visitor did. */
export function isLoop(page: string, nowMs = Date.now()): boolean {
  try {
    const of = `${page} ${location.pathname}`;
    const before = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as Mounts;
    const mounts: Mounts = [...before.filter(([, atMs]) => nowMs - atMs < WITHIN_MS), [of, nowMs]];
    sessionStorage.setItem(KEY, JSON.stringify(mounts));
    return mounts.filter(([one]) => one === of).length >= MOUNTS;
  } catch {
    // Without storage a reload cannot be told from a visit.
    return false;
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
