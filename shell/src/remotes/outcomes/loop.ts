const KEY = 'suite-mounts';
const WITHIN_MS = 10_000;
/** The first two may be a visitor's, who loaded the page again by the browser's own button. */
const MOUNTS = 3;

interface Mounts {
  readonly of: string;
  readonly at: readonly number[];
}

/** Whether the same page is mounted again and again, also by reloads, without anything that the visitor did. */
export function isLoop(page: string, nowMs = Date.now()): boolean {
  try {
    const last = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Mounts | null;
    const of = `${page} ${location.pathname}`;
    const before = last?.of === of ? last.at.filter((at) => nowMs - at < WITHIN_MS) : [];
    const at = [...before, nowMs];
    sessionStorage.setItem(KEY, JSON.stringify({ of, at }));
    return at.length >= MOUNTS;
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
