/** A text of a project in both languages, and what is asked of it. */
export interface TranslatedText {
  readonly en: string;
  readonly sr: string;
  /** May not be left out. */
  readonly isRequired: boolean;
  /** Sentences, and not a name. */
  readonly isLong: boolean;
}

export type TextLanguage = 'en' | 'sr';

/** From so many words on a text that is the same in both languages was written in one. */
const LEAST_WORDS = 3;

/** Languages in which it is empty and may not be: one that may be left out is left out in both. */
export function emptyLanguages({ en, sr, isRequired }: Omit<TranslatedText, 'isLong'>): TextLanguage[] {
  const isEmpty = { en: en.trim() === '', sr: sr.trim() === '' };
  if (isEmpty.en && isEmpty.sr && !isRequired) return [];
  return (['en', 'sr'] as const).filter((language) => isEmpty[language]);
}

/**
 * Languages in which visitors miss it. A name may be the same in both; sentences that are were written in English, and
 * nobody translated them.
 */
export function missingLanguages(text: TranslatedText): TextLanguage[] {
  const empty = emptyLanguages(text);
  const isSame = text.en.trim() === text.sr.trim();
  const isSentence = text.isLong && text.en.trim().split(/\s+/).length >= LEAST_WORDS;
  return empty.length === 0 && isSame && isSentence ? ['sr'] : empty;
}

export interface TextCounts {
  /** Texts that are written, or have to be. */
  readonly total: number;
  /** Of which one language or both are missing. */
  readonly missing: number;
}

export function countTexts(texts: readonly TranslatedText[]): TextCounts {
  const counted = texts.filter(
    ({ en, sr, isRequired }) => isRequired || en.trim() !== '' || sr.trim() !== '',
  );
  return {
    total: counted.length,
    missing: counted.filter((text) => missingLanguages(text).length > 0).length,
  };
}
