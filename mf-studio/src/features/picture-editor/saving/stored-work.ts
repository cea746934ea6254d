import type { EditedShape, StoredShape } from '@suite/shapes';

/** What the browser keeps of the work on a view until the server has it. */
export interface StoredWork {
  readonly savedAt: string;
  /** What the server had when the work began. */
  readonly base: readonly StoredShape[];
  readonly shapes: readonly EditedShape[];
}

/** Beginning of the keys. A logout leaves what stands below it, which is shown to the same user alone and loses no work. */
const PREFIX = 'suite-work:shapes';

export function workKey(userId: number, projectId: number, view: string): string {
  return `${PREFIX}:${userId}:${projectId}:${view}`;
}

/** Null where there is nothing, or nothing that can be read. */
export function readWork(key: string): StoredWork | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isWork(value) ? value : null;
  } catch {
    return null;
  }
}

export function writeWork(key: string, work: StoredWork): void {
  try {
    localStorage.setItem(key, JSON.stringify(work));
  } catch {
    // Blocked or full: the page has it, and the server soon.
  }
}

export function forgetWork(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Blocked: nothing was kept.
  }
}

function isWork(value: unknown): value is StoredWork {
  if (typeof value !== 'object' || value === null) return false;
  const { savedAt, base, shapes } = value as Partial<StoredWork>;
  const isShape = (one: unknown) =>
    typeof one === 'object' && one !== null && Array.isArray((one as { ring?: unknown }).ring);
  return (
    typeof savedAt === 'string' &&
    Array.isArray(base) &&
    base.every(isShape) &&
    Array.isArray(shapes) &&
    shapes.every(isShape)
  );
}
