import { useStore } from '@nanostores/react';
import type { Connectivity, Locale } from '@suite/contracts';
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
