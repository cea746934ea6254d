import type { PillSize } from '../model/pill-places.ts';

/** As the style sheets draw them at 16 px of text, in CSS pixels; a letter of the serif is about half as wide as it is high. */
const LOOKS = {
  wide: { letter: 10.2, padding: 28, maxWidth: 280, height: 59, nameLine: 24, leader: 44 },
  small: { letter: 8.2, padding: 20, maxWidth: 220, height: 49, nameLine: 20, leader: 28 },
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
  const { letter, padding, maxWidth, height, nameLine, leader } = LOOKS[isSmall ? 'small' : 'wide'];
  const nameWidth = name.length * letter * textRatio;
  const width = Math.max(nameWidth, line.length * LINE_LETTER * textRatio) + padding;
  const furtherLines = Math.max(0, Math.ceil(nameWidth / (maxWidth - padding)) - 1);
  return {
    width: Math.min(width, maxWidth) / scale,
    height: ((height + furtherLines * nameLine) * textRatio) / scale,
    leader: leader / scale,
  };
}
