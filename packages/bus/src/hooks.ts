import { useStore } from '@nanostores/react';
import type { Locale } from '@suite/contracts';
import { $locale } from './stores.ts';

export function useLocale(): Locale {
  return useStore($locale);
}
