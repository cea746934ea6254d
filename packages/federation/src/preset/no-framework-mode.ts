import { createContext, type RefCallback, type RefObject } from 'react';

// Stands in for the router's `dom/ssr/components`: what fetches routes ahead and renders documents in the framework
// mode of the router, which the suite does not use. Without it a link holds no state of its own either.

export const FrameworkContext = createContext(undefined);

export function PrefetchPageLinks() {
  return null;
}

const NO_PREFETCH = [false, null, {}] as const;

export function usePrefetchBehavior() {
  return NO_PREFETCH;
}

type Ref = RefCallback<unknown> | RefObject<unknown> | null | undefined;

export function mergeRefs(own: Ref): Ref {
  return own;
}
