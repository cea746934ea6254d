import { LOCALE_INFO, type Locale } from '@suite/contracts';

/** The first sentence of a text; null for none. */
export function firstSentence(text: string | null, locale: Locale): string | null {
  const trimmed = text?.trim();
  if (!trimmed) return null;
  const [first] = new Intl.Segmenter(LOCALE_INFO[locale].tag, { granularity: 'sentence' }).segment(trimmed);
  return first?.segment.trim() ?? null;
}
