import { useMemo, useSyncExternalStore } from 'react';

/** Whether the window is as a media query says, now and later. */
export function useMedia(query: string): boolean {
  // Asked for at each drawing, a query would be parsed at each drawing.
  const { subscribe, matches } = useMemo(() => {
    const media = window.matchMedia(query);
    return {
      subscribe: (notify: () => void) => {
        media.addEventListener('change', notify);
        return () => media.removeEventListener('change', notify);
      },
      matches: () => media.matches,
    };
  }, [query]);
  return useSyncExternalStore(subscribe, matches);
}
