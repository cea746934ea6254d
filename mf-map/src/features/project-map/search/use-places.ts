import type { GeocodeResponse } from '@suite/api';
import type { Locale } from '@suite/contracts';
import { useEffect, useState } from 'react';
import { findPlaces } from './find-places.ts';

/** What the geocoder says to a text. */
export type Places =
  | { readonly kind: 'idle' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'found'; readonly response: GeocodeResponse }
  | { readonly kind: 'failed' };

/** So long after the last key the geocoder is asked. */
export const DEBOUNCE_MS = 250;
const IDLE: Places = { kind: 'idle' };

/**
 * Asks the geocoder while a visitor types, and only then; the former request is aborted. Its errors are only
 * logged (specification §7), and the field says that places cannot be found now. An empty text asks nothing.
 */
export function usePlaces(text: string, locale: Locale): Places {
  const [last, setLast] = useState<{ readonly key: string; readonly places: Places } | null>(null);
  const key = `${locale} ${text}`;
  useEffect(() => {
    if (text === '') return;
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(() => {
      findPlaces(text, locale, signal).then(
        (response) => {
          if (!signal.aborted) setLast({ key, places: { kind: 'found', response } });
        },
        (error: unknown) => {
          if (signal.aborted) return;
          console.error('Places could not be looked up', error);
          setLast({ key, places: { kind: 'failed' } });
        },
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text, locale, key]);
  if (text === '') return IDLE;
  return last?.key === key ? last.places : { kind: 'asking' };
}
