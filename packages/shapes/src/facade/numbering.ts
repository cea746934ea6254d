import type { FacadeCell } from './facade.ts';

export interface Numbering {
  /** `{floor}` and `{place}`, with so many digits at least behind a colon: `{floor}{place:2}`. */
  readonly pattern: string;
  /** Number of the lowest floor in the façade. */
  readonly lowestFloor: number;
  readonly from: 'left' | 'right';
  /** Floors and places that no number has, as a thirteenth; the next one takes their turn. */
  readonly skippedFloors: readonly number[];
  readonly skippedPlaces: readonly number[];
}

const PLACEHOLDER = /\{(floor|place)(?::([1-9]))?\}/g;

/** Why a pattern numbers nothing; null where it does. */
export function patternIssue(pattern: string): 'no-floor' | 'no-place' | 'unknown-placeholder' | null {
  const names = [...pattern.matchAll(PLACEHOLDER)].map(([, name]) => name);
  if (/[{}]/.test(pattern.replaceAll(PLACEHOLDER, ''))) return 'unknown-placeholder';
  if (!names.includes('floor')) return 'no-floor';
  return names.includes('place') ? null : 'no-place';
}

/** Number of a home by its cell. */
export function numberOf(
  { floor, place, places }: Pick<FacadeCell, 'floor' | 'place' | 'places'>,
  numbering: Numbering,
): string {
  const index = numbering.from === 'left' ? place : places - 1 - place;
  const values = {
    floor: counted(numbering.lowestFloor, floor, numbering.skippedFloors),
    place: counted(1, index, numbering.skippedPlaces),
  };
  return numbering.pattern.replaceAll(PLACEHOLDER, (_, name: 'floor' | 'place', digits?: string) =>
    padded(values[name], Number(digits ?? 1)),
  );
}

/** The number that comes `steps` after the first, skipped ones left out. */
function counted(first: number, steps: number, skipped: readonly number[]): number {
  let value = first;
  for (let left = steps; left > 0 || skipped.includes(value); value += 1) {
    if (!skipped.includes(value)) left -= 1;
  }
  return value;
}

function padded(value: number, digits: number): string {
  return `${value < 0 ? '-' : ''}${String(Math.abs(value)).padStart(digits, '0')}`;
}
