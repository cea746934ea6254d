import type { Key } from '@tufjs/models';
import { nameOfKey } from './metadata.ts';
import type { VerifiedState } from './state.ts';

/** By the id of a key that signed something. */
export type KeyNames = ReadonlyMap<string, string>;

/** Names of the keys that may sign now. */
export function keyNames({ root, targets }: Pick<VerifiedState, 'root' | 'targets'>): KeyNames {
  const keys: Readonly<Record<string, Key>> = { ...root.signed.keys, ...targets.signed.delegations?.keys };
  return new Map(Object.entries(keys).map(([id, key]) => [id, nameOfKey(key)]));
}

/** Enough of an id to tell a key by on a screen. */
export function fingerprintOf(id: string): string {
  return id.slice(0, 16);
}
