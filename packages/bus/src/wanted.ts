import { parseId, type UnitStatus } from '@suite/contracts';
import { toggleCompare } from './compare.ts';
import { toggleFavourite } from './favourites.ts';
import { readText, writeText } from './kept-ids.ts';
import { shared } from './registry.ts';
import { $compare, $favourites } from './stores.ts';

/** Ours: what a guest wanted to do and has to log in for. */
export const WANTED_KEY = 'wanted-action';
/** Whoever logs in later than this is taken for somebody else, or has forgotten it. */
const HOLDS_MS = 60 * 60_000;

/** A home that a guest wanted to save or to compare. */
export interface WantedAction {
  readonly kind: 'favourite' | 'compare';
  readonly apartmentId: number;
  /** Number of the home, to tell what was done. */
  readonly name: string;
  readonly status: UnitStatus | null;
  /** Where it was wanted: path and query. */
  readonly path: string;
}

interface Kept extends WantedAction {
  readonly atMs: number;
}

/** For a browser whose storage is blocked. */
const memory = shared<{ wanted: Kept | null }>('wanted-action', () => ({ wanted: null }));

/** Whoever draws a heart or the scales, for guests, beside the notice: it is done after the login, also in another tab. */
export function wantAfterLogin(action: WantedAction): void {
  memory.wanted = { ...action, atMs: Date.now() };
  writeText(WANTED_KEY, JSON.stringify(memory.wanted));
}

/** mf-account: where what is wanted was wanted; null when nothing is. */
export function wantedPath(): string | null {
  return read()?.path ?? null;
}

/** Shell, after a login: does what was wanted, once; answers with what was done, null when there was nothing. */
export function completeWanted(): WantedAction | null {
  const wanted = read();
  forgetWanted();
  if (wanted === null) return null;
  const { kind, apartmentId, status } = wanted;
  if (kind === 'compare') {
    if (!$compare.get().includes(apartmentId)) toggleCompare(apartmentId);
  } else if (!$favourites.get().includes(apartmentId)) toggleFavourite(apartmentId, status);
  return wanted;
}

/** Shell, after a logout. */
export function forgetWanted(): void {
  memory.wanted = null;
  writeText(WANTED_KEY, 'null');
}

function read(): WantedAction | null {
  const kept = parse(readText(WANTED_KEY)) ?? memory.wanted;
  return kept !== null && Date.now() - kept.atMs < HOLDS_MS ? kept : null;
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
