/**
 * Widths in CSS pixels at which the layout changes: below `medium` it is a phone's, below `wide` a tablet's.
 * Style sheets say the same as `max-width: 599px` and `max-width: 914px`.
 */
export const BREAKPOINTS = { medium: 600, wide: 915 } as const;

export type Viewport = 'small' | 'medium' | 'wide';

/** The layout for a width in CSS pixels. */
export function viewportOf(widthPx: number): Viewport {
  if (widthPx < BREAKPOINTS.medium) return 'small';
  return widthPx < BREAKPOINTS.wide ? 'medium' : 'wide';
}
