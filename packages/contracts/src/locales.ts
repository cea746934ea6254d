import { LANGUAGE_IDS } from './codes.ts';

/** `en` has no path prefix; `rs` is the specification's name of the Serbian set, prefix `/rs`. */
export const LOCALES = ['en', 'rs'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'en';

/** Per locale: path prefix, BCP 47 tag for `lang` and for formats, and the language id of the API (`langId`). */
export const LOCALE_INFO: Readonly<Record<Locale, { prefix: string; tag: string; languageId: number }>> = {
  en: { prefix: '', tag: 'en', languageId: LANGUAGE_IDS.english },
  rs: { prefix: '/rs', tag: 'sr-Latn', languageId: LANGUAGE_IDS.serbianLatin },
};
