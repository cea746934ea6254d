/** A set of places in a list, one bit for each. */
export type Bits = Uint32Array;

export function noBits(size: number): Bits {
  return new Uint32Array(Math.ceil(size / 32));
}

export function hasBit(bits: Bits, place: number): boolean {
  return (((bits[place >>> 5] ?? 0) >>> (place & 31)) & 1) === 1;
}

/** Puts a place in where it is not, and takes it out where it is. */
export function flipBit(bits: Bits, place: number): void {
  const word = place >>> 5;
  bits[word] = (bits[word] ?? 0) ^ (1 << (place & 31));
}

/** Puts in what is in another set. */
export function addBits(bits: Bits, others: Bits): void {
  for (let word = 0; word < bits.length; word += 1) bits[word] = (bits[word] ?? 0) | (others[word] ?? 0);
}

/** Leaves only what is in another set too. */
export function keepBits(bits: Bits, others: Bits): void {
  for (let word = 0; word < bits.length; word += 1) bits[word] = (bits[word] ?? 0) & (others[word] ?? 0);
}

/** How many places are in the set: pairs, then fours, then bytes added up within a word. */
export function countBits(bits: Bits): number {
  let count = 0;
  for (let word = 0; word < bits.length; word += 1) {
    let sum = bits[word] ?? 0;
    sum -= (sum >>> 1) & 0x55555555;
    sum = (sum & 0x33333333) + ((sum >>> 2) & 0x33333333);
    count += Math.imul((sum + (sum >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return count;
}
