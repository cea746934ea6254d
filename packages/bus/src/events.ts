import type { EventName, EventPayloads } from '@suite/contracts';
import { shared } from './registry.ts';

type Listener = (payload: never) => void;
const listeners = shared('listeners', () => new Map<EventName, Set<Listener>>());

/** Sends an event to everyone who listens; one listener that throws does not keep it from the others. */
export function emit<Name extends EventName>(name: Name, payload: EventPayloads[Name]): void {
  for (const listener of [...(listeners.get(name) ?? [])]) {
    try {
      (listener as (payload: EventPayloads[Name]) => void)(payload);
    } catch (error) {
      reportError(error);
    }
  }
}

/** Listens to an event; the answer ends it. */
export function subscribe<Name extends EventName>(
  name: Name,
  listener: (payload: EventPayloads[Name]) => void,
): () => void {
  const set = listeners.get(name) ?? new Set<Listener>();
  listeners.set(name, set);
  set.add(listener);
  origins.set(listener, new Error('subscribed').stack ?? '');
  return () => {
    set.delete(listener);
  };
}

/** Where each listener was put up: the stack of the call, which names the scripts. */
const origins = shared('listener-origins', () => new WeakMap<Listener, string>());

/**
 * Ends every subscription that a script below `folder` made, such as `/r/mf-map/1.0.0-9f8e7d6c/`: the shell does so
 * when it takes a version off the page, which may have been stopped before it could end them itself.
 */
export function endSubscriptionsOf(folder: string): void {
  for (const set of listeners.values()) {
    for (const listener of set) if (origins.get(listener)?.includes(folder)) set.delete(listener);
  }
}
