import { COMPARE_LIMIT, replaceCompared, toggleCompared } from '@suite/domain';
import { followText, parseIds, readText, writeText } from './safe-storage.ts';
import { writable } from './stores.ts';

/** Ours: the homes that are compared, so that a reload does not lose them. */
export const COMPARE_KEY = 'compare';

const compare = writable('compare');
const candidate = writable('compareCandidate');

function write(ids: readonly number[]): void {
  compare.set(ids);
  writeText(COMPARE_KEY, JSON.stringify(ids));
}

const read = (text: string | null) => (parseIds(text) ?? []).slice(0, COMPARE_LIMIT);

/** Shell, at start: what was compared before, and from now on what another tab compares. The answer ends that. */
export function restoreCompare(): () => void {
  compare.set(read(readText(COMPARE_KEY)));
  return followText(COMPARE_KEY, (text) => compare.set(read(text)));
}

/**
 * Whoever draws the scales, for a visitor who may compare: adds a home, or removes it when it is there. With four
 * there already it becomes the candidate, and the comparison opens and asks which one goes.
 */
export function toggleCompare(apartmentId: number): 'changed' | 'full' {
  const change = toggleCompared(compare.get(), apartmentId);
  if (change.kind === 'changed') {
    write(change.ids);
    return 'changed';
  }
  candidate.set(apartmentId);
  writable('panel').set('compare');
  return 'full';
}

/** mf-panels: puts a home into the place of another one; the question is answered. */
export function replaceCompare(outgoingId: number, incomingId: number): void {
  write(replaceCompared(compare.get(), outgoingId, incomingId));
  candidate.set(null);
}

/** mf-panels: leaves the four as they are. */
export function dropCompareCandidate(): void {
  candidate.set(null);
}

/** mf-panels: the homes of a shared link, or of the favourites; more than four are cut off. */
export function setCompare(apartmentIds: readonly number[]): void {
  write([...new Set(apartmentIds)].slice(0, COMPARE_LIMIT));
  candidate.set(null);
}
