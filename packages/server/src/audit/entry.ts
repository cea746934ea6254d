import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** A row of the ledger. */
export type StoredEntry = Selectable<Schema['audit_entries']>;
/** What its writer says of it. */
export type NewEntry = Omit<StoredEntry, 'id' | 'at' | 'changes' | 'more_changes' | 'previous_hash' | 'hash'>;

const HASHED = [
  'previous_hash',
  'id',
  'actor',
  'user_id',
  'role',
  'network',
  'action',
  'operation',
  'entity',
  'entity_id',
  'project_id',
  'outcome',
  'reason',
  'request_id',
  'more_changes',
] as const;

/** SHA-256 of everything in it and of the hash of the entry before, so that a change of one breaks all that follow. */
export function hashOf(entry: Omit<StoredEntry, 'hash'>): string {
  const values = [...HASHED.map((key) => entry[key]), entry.at.toISOString(), sorted(entry.changes)];
  return createHash('sha256').update(JSON.stringify(values)).digest('hex');
}

/** The database keeps the keys of JSON in an order of its own. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, each]) => [key, sorted(each)]);
}
