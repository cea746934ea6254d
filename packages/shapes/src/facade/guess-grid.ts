import { type Numbering, numberOf } from './numbering.ts';

/** How homes are mostly numbered; of two that fit as many numbers, the first. */
const PATTERNS = [
  '{floor}{place:2}',
  '{floor}{place}',
  '{floor}.{place}',
  '{floor}-{place}',
  '{floor}/{place}',
];
/** Numbers that a pattern has to fit, to be more than chance. */
const LEAST_SHARE = 0.6;
const MOST_FLOORS = 100;

/** How the homes of a building are numbered, and how many there are on each floor, the lowest first. */
export interface GuessedGrid {
  readonly numbering: Numbering;
  readonly unitsOfFloors: readonly number[];
}

/** A façade's grid from the numbers of the homes in it. Null where they follow no pattern that is known. */
export function guessGrid(numbers: readonly string[]): GuessedGrid | null {
  const prefix = /^\D*/.exec(numbers[0] ?? '')?.[0] ?? '';
  const common = numbers.every((number) => number.startsWith(prefix)) ? prefix : '';
  const guesses = PATTERNS.map((pattern) => gridOf(numbers, `${common}${pattern}`));
  const fitting = (grid: GuessedGrid | null) => (grid ? fittingNumbers(grid, numbers) : 0);
  const best = guesses.toSorted((a, b) => fitting(b) - fitting(a))[0] ?? null;
  return numbers.length > 0 && fitting(best) >= LEAST_SHARE * numbers.length ? best : null;
}

function gridOf(numbers: readonly string[], pattern: string): GuessedGrid | null {
  const form = new RegExp(
    `^${pattern
      .replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&')
      .replace('{floor}', '(?<floor>\\d{1,2})')
      .replace('{place:2}', '(?<place>\\d{2})')
      .replace('{place}', '(?<place>\\d)')}$`,
  );
  const places = new Map<number, number>();
  for (const number of numbers) {
    const { floor, place } = form.exec(number)?.groups ?? {};
    if (floor !== undefined)
      places.set(Number(floor), Math.max(places.get(Number(floor)) ?? 0, Number(place)));
  }
  const floors = [...places.keys()].toSorted((a, b) => a - b);
  const [lowestFloor, highest] = [floors[0], floors.at(-1)];
  if (lowestFloor === undefined || highest === undefined || highest - lowestFloor > MOST_FLOORS) return null;
  const between = Array.from({ length: highest - lowestFloor + 1 }, (_, index) => lowestFloor + index);
  return {
    numbering: {
      pattern,
      lowestFloor,
      from: 'left',
      skippedFloors: between.filter((floor) => !places.has(floor)),
      skippedPlaces: [],
    },
    unitsOfFloors: floors.map((floor) => Math.max(1, places.get(floor) ?? 1)),
  };
}

function fittingNumbers({ numbering, unitsOfFloors }: GuessedGrid, numbers: readonly string[]): number {
  const made = new Set(
    unitsOfFloors.flatMap((places, floor) =>
      Array.from({ length: places }, (_, place) => numberOf({ floor, place, places }, numbering)),
    ),
  );
  return numbers.filter((number) => made.has(number)).length;
}
