/** Buckets are hundredths of a percent. */
export const BUCKETS = 10_000;

/**
 * Bucket of a visitor, 0 to 9,999: a canary with `traffic` percent takes the buckets below `traffic × 100`. The same
 * visitor keeps the bucket for as long as the salt of a rollout stands, so raising the traffic only adds visitors;
 * the name of the remote is part of it, so that visitors of one canary are not those of another.
 */
export function bucketOf(remote: string, salt: string, visitorId: string): number {
  return murmur3(new TextEncoder().encode(`${remote}|${salt}|${visitorId}`)) % BUCKETS;
}

const C1 = 0xcc9e2d51;
const C2 = 0x1b873593;

/** MurmurHash3 in its x86 form of 32 bits. */
export function murmur3(bytes: Uint8Array, seed = 0): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const whole = bytes.length - (bytes.length % 4);
  let hash = seed;
  for (let at = 0; at < whole; at += 4) {
    hash = rotated(hash ^ scrambled(view.getUint32(at, true)), 13);
    hash = (Math.imul(hash, 5) + 0xe6546b64) | 0;
  }
  let rest = 0;
  for (let at = bytes.length - 1; at >= whole; at -= 1) rest = (rest << 8) | view.getUint8(at);
  return finished(hash ^ scrambled(rest) ^ bytes.length);
}

function scrambled(block: number): number {
  return Math.imul(rotated(Math.imul(block, C1), 15), C2);
}

function rotated(value: number, bits: number): number {
  return (value << bits) | (value >>> (32 - bits));
}

function finished(hash: number): number {
  let mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
