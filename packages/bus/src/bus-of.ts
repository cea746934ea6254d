import type { EventName, EventPayloads } from '@suite/contracts';
import * as bus from './bus.ts';
import { isWithinRate } from './rates.ts';
import { noteRefused, RefusedError } from './refusals.ts';
import { WRITERS } from './writers.ts';

export type Bus = Omit<typeof bus, 'BusOwner'>;

/**
 * The bus of one version of a remote, `mf-map@1.0.0-9f8e7d6c`, by whose build it is bound: it writes what it owns, what
 * it writes is checked, and not more often than a visitor could follow. What is refused throws there, is counted
 * against it, and reaches nobody.
 */
export function busOf(owner: string): Bus {
  const remote = owner.slice(0, owner.indexOf('@'));
  const own: Record<string, unknown> = {
    subscribe: <Name extends EventName>(
      _: string,
      name: Name,
      listener: (payload: EventPayloads[Name]) => void,
    ) => bus.subscribe(owner, name, listener),
  };
  for (const [name, value] of Object.entries(bus)) {
    if (name.startsWith('$')) own[name] = readOnly(owner, value as object);
    else own[name] ??= isAction(name, value) ? guarded(owner, remote, name, value) : value;
  }
  return own as Bus;
}

type Action = (...values: unknown[]) => unknown;

/** Change nothing, and may be asked once for each row that is drawn. */
const READS: readonly string[] = ['favouritesToSend', 'isArrivalOver', 'isArrivalState', 'savedStatus'];

/** Hooks read; what is no function is a constant or a part of React. */
function isAction(name: string, value: unknown): value is Action {
  return typeof value === 'function' && !/^use[A-Z]/.test(name) && !READS.includes(name);
}

function guarded(owner: string, remote: string, name: string, action: Action): Action {
  return (...values) => {
    if (!(WRITERS[name]?.includes(remote) ?? true)) refuse(owner, `${remote} may not ${name}`);
    if (!isWithinRate(owner, name)) refuse(owner, `${remote} does ${name} too often`);
    try {
      return action(...values);
    } catch (error) {
      if (error instanceof RefusedError) noteRefused(owner);
      throw error;
    }
  };
}

/** The same store, without what writes it. */
function readOnly(owner: string, store: object): object {
  return Object.create(store, {
    set: { value: () => refuse(owner, 'Stores are written by actions') },
  }) as object;
}

function refuse(owner: string, message: string): never {
  noteRefused(owner);
  throw new RefusedError(message);
}
