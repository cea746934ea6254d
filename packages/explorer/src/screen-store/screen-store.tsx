import { useStore } from '@nanostores/react';
import { type MapStore, map } from 'nanostores';
import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from 'react';

export interface ScreenProviderProps<State> {
  readonly state: State;
  /** The same element at every render of the owner, so that only what reads a changed key renders again. */
  readonly children: ReactNode;
}

export interface ScreenStore<State> {
  readonly ScreenProvider: (props: ScreenProviderProps<State>) => ReactNode;
  /** The named parts of the screen; the component renders again when one of them changes. */
  readonly useScreen: <Key extends keyof State>(...keys: Key[]) => Pick<State, Key>;
}

/**
 * The store of a screen: one component decides its state with hooks and provides it, the others read the keys that
 * they draw from. A key counts as changed when its value is another one, or an object with another member.
 */
export function createScreenStore<State extends object>(): ScreenStore<State> {
  const StoreContext = createContext<MapStore<State> | null>(null);

  function ScreenProvider({ state, children }: ScreenProviderProps<State>) {
    const [$screen] = useState(() => map<State>(state));
    useLayoutEffect(() => {
      const former = $screen.get();
      for (const key of Object.keys(state) as (keyof State & string)[]) {
        if (!isSame(former[key], state[key])) set($screen, key, state[key]);
      }
    });
    return <StoreContext value={$screen}>{children}</StoreContext>;
  }

  function useScreen<Key extends keyof State>(...keys: Key[]): Pick<State, Key> {
    const $screen = useContext(StoreContext);
    if ($screen === null) throw new Error('There is no ScreenProvider around this component.');
    return useStore($screen, { keys: keys as never[], deps: [$screen] });
  }

  return { ScreenProvider, useScreen };
}

function set<State extends object>(store: MapStore<State>, key: keyof State, value: unknown): void {
  store.setKey(key as never, value as never);
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

function isSame(former: unknown, next: unknown): boolean {
  if (Object.is(former, next)) return true;
  if (!isPlain(former) || !isPlain(next)) return false;
  const keys = Object.keys(former);
  return keys.length === Object.keys(next).length && keys.every((key) => Object.is(former[key], next[key]));
}
