import { useSyncExternalStore } from 'react';

/** Where a list stands: a card beside the picture, or a sheet over its lower part. */
export type Arrangement = 'card' | 'sheet';

/** Phones, and tablets held upright. */
const SHEET_QUERY = '(max-width: 599px), (max-width: 914px) and (orientation: portrait)';

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(SHEET_QUERY);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

export function useArrangement(): Arrangement {
  return useSyncExternalStore(subscribe, () => (window.matchMedia(SHEET_QUERY).matches ? 'sheet' : 'card'));
}
