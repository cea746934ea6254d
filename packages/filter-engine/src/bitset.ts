/** A bit for each row: bit n of word k is row 32 × k + n. */
export type Bitset = Int32Array;

/** Some rows: the words of a bitset that are at `at`. Empty words may be left out, so that few rows are few words. */
export interface RowBitset {
  readonly at: Uint32Array;
  readonly words: Int32Array;
}

export function emptyBitset(rows: number): Bitset {
  return new Int32Array(Math.ceil(rows / 32));
}

export function hasRow(bits: Bitset, row: number): boolean {
  return (((bits[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 1;
}

export function setRow(bits: Bitset, row: number, isSet: boolean): void {
  const word = bits[row >>> 5] ?? 0;
  const bit = 1 << (row & 31);
  bits[row >>> 5] = isSet ? word | bit : word & ~bit;
}

/** Puts a row in where it is not, and takes it out where it is. */
export function flipRow(bits: Bitset, row: number): void {
  bits[row >>> 5] = (bits[row >>> 5] ?? 0) ^ (1 << (row & 31));
}

/** Puts in what is in another one. */
export function addAll(bits: Bitset, other: Bitset): void {
  for (let word = 0; word < bits.length; word += 1) bits[word] = (bits[word] ?? 0) | (other[word] ?? 0);
}

/** Rows that are given in ascending order. */
export function rowBitset(rows: readonly number[]): RowBitset {
  const at: number[] = [];
  const words: number[] = [];
  for (const row of rows) {
    if (at.at(-1) !== row >>> 5) {
      at.push(row >>> 5);
      words.push(0);
    }
    words[words.length - 1] = (words.at(-1) ?? 0) | (1 << (row & 31));
  }
  return { at: Uint32Array.from(at), words: Int32Array.from(words) };
}

/** The rows of a bitset, with every word of it. */
export function rowsOf(bits: Bitset): RowBitset {
  return { at: Uint32Array.from(bits.keys()), words: bits };
}

/** The same rows, to take some away from. */
export function copyOf({ at, words }: RowBitset): RowBitset {
  return { at, words: words.slice() };
}

/** Takes away what is in none of the bitsets. */
export function intersect(rows: RowBitset, any: readonly Bitset[]): void {
  const [only] = any;
  if (only && any.length === 1) {
    intersectOne(rows, only);
    return;
  }
  const { at, words } = rows;
  for (let k = 0; k < words.length; k += 1) {
    const from = at[k] ?? 0;
    let union = 0;
    for (const bits of any) union |= bits[from] ?? 0;
    words[k] = (words[k] ?? 0) & union;
  }
}

function intersectOne({ at, words }: RowBitset, bits: Bitset): void {
  if (words.length === bits.length) {
    // Every word is there, each in its place.
    for (let k = 0; k < words.length; k += 1) words[k] = (words[k] ?? 0) & (bits[k] ?? 0);
    return;
  }
  for (let k = 0; k < words.length; k += 1) words[k] = (words[k] ?? 0) & (bits[at[k] ?? 0] ?? 0);
}

/** Calls with each row, in ascending order. */
export function forEachRow({ at, words }: RowBitset, visit: (row: number) => void): void {
  for (let k = 0; k < words.length; k += 1) {
    const from = (at[k] ?? 0) * 32;
    for (let rest = words[k] ?? 0; rest !== 0; ) {
      const bit = rest & -rest;
      visit(from + 31 - Math.clz32(bit));
      rest ^= bit;
    }
  }
}

/** Takes away the rows that a test refuses. */
export function retain({ at, words }: RowBitset, test: (row: number) => boolean): void {
  for (let k = 0; k < words.length; k += 1) {
    const from = (at[k] ?? 0) * 32;
    let remaining = words[k] ?? 0;
    for (let rest = remaining; rest !== 0; ) {
      const bit = rest & -rest;
      if (!test(from + 31 - Math.clz32(bit))) remaining ^= bit;
      rest ^= bit;
    }
    words[k] = remaining;
  }
}

/** Puts in the rows of a part of the same scope. */
export function addRows({ words }: RowBitset, part: RowBitset): void {
  for (let k = 0; k < words.length; k += 1) words[k] = (words[k] ?? 0) | (part.words[k] ?? 0);
}

/** Takes away the rows whose value is outside a range; not a number is in none. */
export function intersectRange(rows: RowBitset, values: Float64Array, min: number, max: number): void {
  const { at, words } = rows;
  for (let k = 0; k < words.length; k += 1) {
    const from = (at[k] ?? 0) * 32;
    let remaining = words[k] ?? 0;
    for (let rest = remaining; rest !== 0; ) {
      const bit = rest & -rest;
      const value = values[from + 31 - Math.clz32(bit)] ?? Number.NaN;
      if (!(value >= min && value <= max)) remaining ^= bit;
      rest ^= bit;
    }
    words[k] = remaining;
  }
}

export function countRows({ words }: RowBitset): number {
  let count = 0;
  for (let k = 0; k < words.length; k += 1) {
    // Neighbouring bits are added up, then pairs, then fours; the product adds up the bytes.
    let sum = words[k] ?? 0;
    sum -= (sum >>> 1) & 0x55555555;
    sum = (sum & 0x33333333) + ((sum >>> 2) & 0x33333333);
    count += Math.imul((sum + (sum >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return count;
}
