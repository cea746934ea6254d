import { useSyncExternalStore } from 'react';
import { BREAKPOINTS, type Viewport } from './breakpoints.ts';

function query(widthPx: number): MediaQueryList {
  return window.matchMedia(`(min-width: ${widthPx}px)`);
}

function subscribe(onChange: () => void): () => void {
  const queries = [query(BREAKPOINTS.medium), query(BREAKPOINTS.wide)];
  for (const media of queries) media.addEventListener('change', onChange);
  return () => {
    for (const media of queries) media.removeEventListener('change', onChange);
  };
}

function current(): Viewport {
  if (query(BREAKPOINTS.wide).matches) return 'wide';
  return query(BREAKPOINTS.medium).matches ? 'medium' : 'small';
}

/** The layout of the window now: `small` below 600 px, `medium` below 915 px, `wide` from there. */
export function useViewport(): Viewport {
  return useSyncExternalStore(subscribe, current);
}
