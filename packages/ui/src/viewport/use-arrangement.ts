import { useMedia } from './use-media.ts';

/** A phone held upright, or across: then it is wide and low. The style sheets say the same. */
const PHONE = '(max-width: 599px), (max-width: 914px) and (max-height: 479px)';
/** Phones, and tablets held upright. */
const SHEET = '(max-width: 599px), (max-width: 914px) and (orientation: portrait)';

/** Whether the window is that of a phone, which has a bar of five buttons and sheets in place of cards. */
export function useIsPhone(): boolean {
  return useMedia(PHONE);
}

/** Where a list stands: a card beside the picture, or a sheet over its lower part. */
export type Arrangement = 'card' | 'sheet';

export function useArrangement(): Arrangement {
  return useMedia(SHEET) ? 'sheet' : 'card';
}
