import { BREAKPOINTS, type Viewport } from './breakpoints.ts';
import { useMedia } from './use-media.ts';

const MEDIUM = `(min-width: ${BREAKPOINTS.medium}px)`;
const WIDE = `(min-width: ${BREAKPOINTS.wide}px)`;

/** The layout of the window now: `small` below 600 px, `medium` below 915 px, `wide` from there. */
export function useViewport(): Viewport {
  const isMedium = useMedia(MEDIUM);
  if (useMedia(WIDE)) return 'wide';
  return isMedium ? 'medium' : 'small';
}
