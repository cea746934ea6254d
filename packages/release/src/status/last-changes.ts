import type { DeliveryChange } from '@suite/api';
import { type AppName, CHANGE_ACTIONS, isAppName } from '@suite/contracts';
import type { HistoryRecord } from '../store/history.ts';
import { fingerprintOf, type KeyNames } from '../trust/key-names.ts';

/** The last change of each app that was ever changed. */
export type LastChanges = ReadonlyMap<AppName, DeliveryChange>;

type Change = Pick<HistoryRecord, 'action' | 'app' | 'at' | 'author' | 'reason' | 'keys'>;

/** From the history, oldest first; a change may be of several apps. What is of all of them is left out. */
export function lastChanges(history: readonly Change[], names: KeyNames = new Map()): LastChanges {
  return new Map(history.flatMap((change) => changesOf(change, names)));
}

function changesOf(
  { app, at, author, reason, keys = {}, ...change }: Change,
  names: KeyNames,
): [AppName, DeliveryChange][] {
  const action = CHANGE_ACTIONS.find((known) => known === change.action);
  if (!action) return [];
  const apps = app.split(' ').filter(isAppName);
  return apps.map((name) => {
    // Each app's part is signed by a key that may release it; the grants by one that may grant.
    const id = keys[name];
    const key = id === undefined ? null : { name: names.get(id) ?? null, fingerprint: fingerprintOf(id) };
    return [name, { action, at, author, reason, key }];
  });
}
