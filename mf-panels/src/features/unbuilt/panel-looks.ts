import { COOKIE, HEART, LOCK_SIMPLE, SCALES } from '@suite/ui/icons';

/** Panels of this remote: the icon that stands for each, and whether it is a drawer at the side or a dialog. */
export const PANEL_LOOKS = {
  favourites: { icon: HEART, frame: 'drawer' },
  compare: { icon: SCALES, frame: 'drawer' },
  cookies: { icon: COOKIE, frame: 'dialog' },
  'privacy-policy': { icon: LOCK_SIMPLE, frame: 'dialog' },
} as const;

export type UnbuiltName = keyof typeof PANEL_LOOKS;
