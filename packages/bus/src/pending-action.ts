import { parseId, type UnitStatus } from '@suite/contracts';
import { toggleCompare } from './compare.ts';
import { toggleFavourite } from './favourites.ts';
import { shared } from './registry.ts';
import { readText, writeText } from './safe-storage.ts';
import { $compare, $favourites } from './stores.ts';

/** Ours: what a guest wanted to do and has to log in for. */
export const PENDING_ACTION_KEY = 'wanted-action';
/** Whoever logs in later than this is taken for somebody else, or has forgotten it. */
const HOLDS_MS = 60 * 60_000;

/** A home that a guest wanted to save or to compare. */
export interface PendingAction {
  readonly kind: 'favourite' | 'compare';
  readonly apartmentId: number;
  /** Number of the home, to tell what was done. */
  readonly name: string;
  readonly status: UnitStatus | null;
  /** Where it was wanted: path and query. */
  readonly path: string;
}

interface Kept extends PendingAction {
  readonly atMs: number;
}

/** For a browser whose storage is blocked. */
const memory = shared<{ wanted: Kept | null }>('wanted-action', () => ({ wanted: null }));

/** Whoever draws a heart or the scales, for guests, beside the notice: it is done after the login, also in another tab. */
export function deferUntilLogin(action: PendingAction): void {
  memory.wanted = { ...action, atMs: Date.now() };
  writeText(PENDING_ACTION_KEY, JSON.stringify(memory.wanted));
}

/** mf-account: where what is wanted was wanted; null when nothing is. */
export function pendingActionPath(): string | null {
  return read()?.path ?? null;
}

/** Shell, after a login: does what was wanted, once; answers with what was done, null when there was nothing. */
export function resumePendingAction(): PendingAction | null {
  const wanted = read();
  clearPendingAction();
  if (wanted === null) return null;
  const { kind, apartmentId, status } = wanted;
  if (kind === 'compare') {
    if (!$compare.get().includes(apartmentId)) toggleCompare(apartmentId);
  } else if (!$favourites.get().includes(apartmentId)) toggleFavourite(apartmentId, status);
  return wanted;
}

/** Shell, after a logout. */
export function clearPendingAction(): void {
  memory.wanted = null;
  writeText(PENDING_ACTION_KEY, 'null');
}

function read(): PendingAction | null {
  const pending = parse(readText(PENDING_ACTION_KEY)) ?? memory.wanted;
  return pending !== null && Date.now() - pending.atMs < HOLDS_MS ? pending : null;
}

/** Anybody may have written there: what is no action is none. */
function parse(text: string | null): Kept | null {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<Record<keyof Kept, unknown>> | null;
    const apartmentId = parseId(String(value?.apartmentId));
    if (!value || apartmentId === null || typeof value.atMs !== 'number') return null;
    if (value.kind !== 'favourite' && value.kind !== 'compare') return null;
    return {
      kind: value.kind,
      apartmentId,
      name: String(value.name ?? ''),
      status: typeof value.status === 'string' ? (value.status as UnitStatus) : null,
      path: String(value.path ?? ''),
      atMs: value.atMs,
    };
  } catch {
    return null;
  }
}
