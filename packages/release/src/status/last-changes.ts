import type { DeliveryChange } from '@suite/api';
import { type AppName, CHANGE_ACTIONS, isAppName } from '@suite/contracts';
import type { HistoryRecord } from '../store/history.ts';

/** The last change of each app that was ever changed. */
export type LastChanges = ReadonlyMap<AppName, DeliveryChange>;

type Change = Pick<HistoryRecord, 'action' | 'app' | 'at' | 'author' | 'reason'>;

/** From the history, oldest first; a change may be of several apps. What is of all of them is left out. */
export function lastChanges(history: readonly Change[]): LastChanges {
  return new Map(history.flatMap(changesOf));
}

function changesOf({ app, at, author, reason, ...change }: Change): [AppName, DeliveryChange][] {
  const action = CHANGE_ACTIONS.find((known) => known === change.action);
  if (!action) return [];
  const names = app.split(' ').filter(isAppName);
  return names.map((name) => [name, { action, at, author, reason }]);
}
