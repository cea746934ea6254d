import type { Camera } from '../camera/camera.ts';

/** Event of the first picture: the page's own picture comes, and asks what to go on from. */
export const HANDOVER = 'picture:handover';
/** Event of the first picture, cancelled by a page that opens the shape itself. */
export const OPENED = 'picture:opened';

/** Filled in by the still picture. */
export interface Handover {
  /** Where the visitor has moved the picture to; unset where it stands as it began. */
  camera?: Camera;
  /** Shape that has the keyboard's focus. */
  focusedId?: string;
  /** Shape that a first tap chose. */
  selectedId?: string;
  /** To call when the page's picture has taken its place. */
  end?: () => void;
}
