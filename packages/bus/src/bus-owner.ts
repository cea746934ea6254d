import type { EventName, EventPayloads } from '@suite/contracts';
import { createContext, useContext, useEffect, useEffectEvent } from 'react';
import { subscribe } from './events.ts';

const Owner = createContext('shell');

/**
 * Hands the bus to what is drawn below it: `<BusOwner value="mf-map@1.0.0-9f8e7d6c">`. The shell puts one around every
 * view of a remote, and ends what was subscribed in its name when it takes the version off the page.
 */
export const BusOwner = Owner.Provider;

/** In whose name this part of the page stands: `shell`, or a version of a remote. */
export function useBusOwner(): string {
  return useContext(Owner);
}

/** Listens to an event for as long as the component is on the page. */
export function useBusEvent<Name extends EventName>(
  name: Name,
  listener: (payload: EventPayloads[Name]) => void,
): void {
  const owner = useBusOwner();
  const heard = useEffectEvent(listener);
  useEffect(() => subscribe(owner, name, (payload) => heard(payload)), [owner, name]);
}
