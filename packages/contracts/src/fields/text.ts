/**
 * Characters without width that spell nothing. Joiners do, in Indic scripts, and with variation selectors and tags in emoji:
 * they stay; what turns the direction is refused, see `SAFE_TEXT`.
 */
const ZERO_WIDTH =
  /(?!\u200D|\p{Variation_Selector}|[\u200C\u202A-\u202E\u2066-\u2069\u{E0020}-\u{E007F}])\p{Default_Ignorable_Code_Point}/gu;
/** Nothing that can be seen: space, marks without a letter, invisible characters, the empty Braille cell. */
const BLANK = /^[\p{Z}\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/**
 * A text as it is compared, measured and stored: composed letters (NFC), no space around it, and empty where nothing
 * of it can be seen.
 */
export function normalizeText(text: string): string {
  const composed = text.normalize('NFC').replace(ZERO_WIDTH, '').trim();
  return BLANK.test(composed) ? '' : composed;
}

let segmenter: Intl.Segmenter | undefined;

/** Number of characters as people count them: a letter with its accents, or a whole emoji, is one. */
export function characterCount(text: string): number {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}

/**
 * Code points that a text may have for each of its characters. A family of four has 7; a letter under a hundred
 * accents is one character too, and must not fill a database.
 */
export const CODE_POINTS_PER_CHARACTER = 8;

export function isLongerThan(text: string, maxLength: number): boolean {
  // A code point has one or two units, so that these two need no counting.
  if (text.length <= maxLength) return false;
  if (text.length > maxLength * CODE_POINTS_PER_CHARACTER * 2) return true;
  if (Array.from(text).length > maxLength * CODE_POINTS_PER_CHARACTER) return true;
  return characterCount(text) > maxLength;
}
