import type { PillSize } from '../model/pill-places.ts';

/** As the style sheets draw them, in CSS pixels; a letter of the serif is about half as wide as it is high. */
const LOOKS = {
  wide: { letter: 10.2, padding: 28, height: 59, leader: 44 },
  small: { letter: 8.2, padding: 20, height: 49, leader: 28 },
} as const;

/**
 * About how large a pill with this name is, in pixels of a picture that is drawn at `scale` (CSS pixels a
 * pixel of the picture).
 */
export function pillSize(name: string, isSmall: boolean, scale: number): PillSize {
  const { letter, padding, height, leader } = LOOKS[isSmall ? 'small' : 'wide'];
  return {
    width: (name.length * letter + padding) / scale,
    height: height / scale,
    leader: leader / scale,
  };
}
