import { useSyncExternalStore } from 'react';

/** A phone held upright, or across: then it is wide and low. The style sheets say the same. */
const PHONE = '(max-width: 599px), (max-width: 914px) and (max-height: 479px)';

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(PHONE);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** Whether the window is that of a phone, which has a bar of five buttons and sheets in place of cards. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(PHONE).matches);
}
