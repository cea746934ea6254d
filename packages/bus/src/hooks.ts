import { useStore } from '@nanostores/react';
import type { Connectivity, Locale } from '@suite/contracts';
import { useEffect } from 'react';
import { clearSelection, selectNothing } from './actions.ts';
import { $compare, $connectivity, $favourites, $locale } from './stores.ts';

export function useLocale(): Locale {
  return useStore($locale);
}

export function useConnectivity(): Connectivity {
  return useStore($connectivity);
}

export function useIsFavourite(apartmentId: number): boolean {
  return useStore($favourites).includes(apartmentId);
}

export function useIsCompared(apartmentId: number): boolean {
  return useStore($compare).includes(apartmentId);
}

/** For a page that says that what its address names is not there: the shell's title says so too. */
export function useNotFound(isNotFound = true): void {
  useEffect(() => {
    if (!isNotFound) return;
    selectNothing();
    return clearSelection;
  }, [isNotFound]);
}
