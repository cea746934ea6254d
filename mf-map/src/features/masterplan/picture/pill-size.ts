import type { PillSize } from '../model/pill-places.ts';

/** As the style sheets draw them at 16 px of text, in CSS pixels; a letter of the serif is about half as wide as it is high. */
const LOOKS = {
  wide: { letter: 10.2, padding: 28, height: 59, leader: 44 },
  small: { letter: 8.2, padding: 20, height: 49, leader: 28 },
} as const;
/** A letter of the line under the name. */
const LINE_LETTER = 6.6;

/** What a pill says: its name, and the line under it. */
export interface PillLabels {
  readonly name: string;
  readonly line: string;
}

/**
 * About how large a pill with these words is, in pixels of a picture that is drawn at `scale` (CSS pixels a
 * pixel of the picture) and `textRatio` is how much larger text is than 16 px.
 */
export function pillSize(
  { name, line }: PillLabels,
  isSmall: boolean,
  scale: number,
  textRatio = 1,
): PillSize {
  const { letter, padding, height, leader } = LOOKS[isSmall ? 'small' : 'wide'];
  return {
    width: (Math.max(name.length * letter, line.length * LINE_LETTER) * textRatio + padding) / scale,
    height: (height * textRatio) / scale,
    leader: leader / scale,
  };
}
