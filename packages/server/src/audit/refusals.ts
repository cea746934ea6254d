import { LRUCache } from 'lru-cache';
import type { NewEntry } from './entry.ts';

/** Of the same attempt from the same place a minute: nobody fills the ledger by being turned away. */
const MOST_A_MINUTE = 20;

const counts = new LRUCache<string, { count: number }>({ max: 10_000, ttl: 60_000 });

export function mayNoteRefusal({ user_id, network, operation, reason }: NewEntry): boolean {
  const key = JSON.stringify([user_id, network, operation, reason]);
  const seen = counts.get(key) ?? { count: 0 };
  if (seen.count === 0) counts.set(key, seen);
  seen.count += 1;
  return seen.count <= MOST_A_MINUTE;
}
