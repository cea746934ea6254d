/** Some places of the columns, 32 to a word: bit n of word k is place 32 × `at[k]` + n. Empty words may be left out. */
export interface PlaceSet {
  readonly at: Uint32Array;
  readonly labels: Int32Array;
}

/** A bit for each place of the columns. */
export type Marks = Int32Array;

const WORD_BITS = 32;

export function emptyMarks(places: number): Marks {
  return new Int32Array(Math.ceil(places / WORD_BITS));
}

export function setMark(marks: Marks, place: number, isSet: boolean): void {
  const word = marks[place >>> 5] ?? 0;
  const bit = 1 << (place & 31);
  marks[place >>> 5] = isSet ? word | bit : word & ~bit;
}

/** A set of places that are given in ascending order. */
export function placeSet(places: readonly number[]): PlaceSet {
  const at: number[] = [];
  const labels: number[] = [];
  for (const place of places) {
    if (at.at(-1) !== place >>> 5) {
      at.push(place >>> 5);
      labels.push(0);
    }
    labels[labels.length - 1] = (labels.at(-1) ?? 0) | (1 << (place & 31));
  }
  return { at: Uint32Array.from(at), labels: Int32Array.from(labels) };
}

/** The same places, to take some away from. */
export function copyOf({ at, labels }: PlaceSet): PlaceSet {
  return { at, labels: labels.slice() };
}

/** Takes away what has none of the marks. */
export function keepMarked({ at, labels }: PlaceSet, all: readonly Marks[]): void {
  for (let k = 0; k < labels.length; k += 1) {
    const from = at[k] ?? 0;
    let any = 0;
    for (const marks of all) any |= marks[from] ?? 0;
    labels[k] = (labels[k] ?? 0) & any;
  }
}

/** Calls with each place, in ascending order. */
export function forEachPlace({ at, labels }: PlaceSet, visit: (place: number) => void): void {
  for (let k = 0; k < labels.length; k += 1) {
    const from = (at[k] ?? 0) * WORD_BITS;
    for (let rest = labels[k] ?? 0; rest !== 0; ) {
      const bit = rest & -rest;
      visit(from + 31 - Math.clz32(bit));
      rest ^= bit;
    }
  }
}

/** Takes away what a test refuses. */
export function keepWhere({ at, labels }: PlaceSet, test: (place: number) => boolean): void {
  for (let k = 0; k < labels.length; k += 1) {
    const from = (at[k] ?? 0) * WORD_BITS;
    let kept = labels[k] ?? 0;
    for (let rest = kept; rest !== 0; ) {
      const bit = rest & -rest;
      if (!test(from + 31 - Math.clz32(bit))) kept ^= bit;
      rest ^= bit;
    }
    labels[k] = kept;
  }
}

export function countPlaces({ labels }: PlaceSet): number {
  let count = 0;
  for (let k = 0; k < labels.length; k += 1) count += countBits(labels[k] ?? 0);
  return count;
}

/** Adds neighbouring bits, then pairs, then fours; the product adds up the bytes. */
function countBits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
