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
  return () => {
    set.delete(listener);
  };
}
