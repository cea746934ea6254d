import { useSyncExternalStore } from 'react';

/** As much of a store of the bus as reading needs. */
interface ReadableStore<T> {
  readonly get: () => T;
  readonly listen: (onChange: () => void) => () => void;
}

/** The value of a store of the bus, now and after each change. */
export function useBus<T>(store: ReadableStore<T>): T {
  return useSyncExternalStore((onChange) => store.listen(onChange), store.get);
}
