import type { EventName, EventPayloads } from '@suite/contracts';
import { EVENT_CHECKS } from './checks.ts';
import { RefusedError } from './refusals.ts';
import { shared } from './registry.ts';

type Listener = (payload: never) => void;
interface Subscription {
  readonly listener: Listener;
  /** Whose it is: `shell`, or a version of a remote such as `mf-map@1.0.0-9f8e7d6c`. */
  readonly owner: string;
}
const subscriptions = shared('subscriptions', () => new Map<EventName, Set<Subscription>>());

/**
 * Sends an event to everyone who listens; one listener that throws does not keep it from the others.
 * @throws {RefusedError} for a payload that is none of this event, and nobody hears of it.
 */
export function emit<Name extends EventName>(name: Name, payload: EventPayloads[Name]): void {
  if (!EVENT_CHECKS[name](payload)) throw new RefusedError(`The event ${name} carries no such payload`);
  for (const { listener } of [...(subscriptions.get(name) ?? [])]) {
    try {
      (listener as (payload: EventPayloads[Name]) => void)(payload);
    } catch (error) {
      reportError(error);
    }
  }
}

/** Listens to an event in the name of an owner; what is returned ends it. Components use `useBusEvent`. */
export function subscribe<Name extends EventName>(
  owner: string,
  name: Name,
  listener: (payload: EventPayloads[Name]) => void,
): () => void {
  const set = subscriptions.get(name) ?? new Set<Subscription>();
  subscriptions.set(name, set);
  const subscription = { owner, listener };
  set.add(subscription);
  return () => {
    set.delete(subscription);
  };
}

/**
 * Ends every subscription of an owner: the shell does so when it takes a version off the page, which may have been
 * stopped before it could end them itself.
 */
export function endSubscriptionsOf(owner: string): void {
  for (const set of subscriptions.values()) {
    for (const one of set) if (one.owner === owner) set.delete(one);
  }
}
