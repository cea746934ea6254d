import { DEFAULT_LOCALE, LOCALE_INFO, LOCALES, type Locale } from '@suite/contracts';

export interface LocaleSources {
  /** The locale of the address. */
  readonly pathLocale: Locale;
  /** Whether the address is the landing without a prefix, which leaves the language open. */
  readonly isLanding: boolean;
  /** Value of the language cookie; one that is no locale counts for nothing. */
  readonly cookie: string | null | undefined;
  /** `defaultLangId` of the project. */
  readonly defaultLangId: number | null | undefined;
}

/** The locale of a page: the address decides; on the landing the cookie, then the project's default. */
export function resolveLocale({ pathLocale, isLanding, cookie, defaultLangId }: LocaleSources): Locale {
  if (pathLocale !== DEFAULT_LOCALE || !isLanding) return pathLocale;
  const chosen = LOCALES.find((locale) => locale === cookie);
  const ofProject = LOCALES.find((locale) => LOCALE_INFO[locale].languageId === defaultLangId);
  return chosen ?? ofProject ?? DEFAULT_LOCALE;
}
