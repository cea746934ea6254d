import { useStore } from '@nanostores/react';
import type { Connectivity, Locale } from '@suite/contracts';
import { $connectivity, $locale } from './stores.ts';

export function useLocale(): Locale {
  return useStore($locale);
}

export function useConnectivity(): Connectivity {
  return useStore($connectivity);
}
