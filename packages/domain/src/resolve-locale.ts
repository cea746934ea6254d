import { DEFAULT_LOCALE, LANGUAGE_IDS, LOCALES, type Locale, splitLocale } from '@suite/contracts';

interface LocaleSources {
  /** Path of the URL, with or without `/rs`. */
  readonly pathname: string;
  /** Whether this is the first page of the visit. */
  readonly isFirstLanding: boolean;
  /** What the language cookie says, or null. */
  readonly cookie: Locale | null;
  /** `defaultLangId` of the project, or null while it is not known. */
  readonly defaultLanguageId: number | null;
}

/** The language of a page: its URL's; at the first landing on `/` the cookie's, then the project's. */
export function resolveLocale(sources: LocaleSources): Locale {
  const { pathname, isFirstLanding, cookie, defaultLanguageId } = sources;
  if (pathname !== '/' || !isFirstLanding) return splitLocale(pathname).locale;
  if (cookie !== null) return cookie;
  return defaultLanguageId === LANGUAGE_IDS.serbianLatin ? 'rs' : DEFAULT_LOCALE;
}

/** Over HTTPS no other host can set it. */
const COOKIE_NAMES = { https: '__Host-language', http: 'language' } as const;
const COOKIE_LIFE_SECONDS = 365 * 24 * 60 * 60;

/** The language in a `document.cookie` text; null when it is absent or not one of ours. */
export function readLocaleCookie(cookies: string): Locale | null {
  const all = cookies.split('; ');
  const valueIn = (name: string) =>
    all.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1);
  const value = valueIn(COOKIE_NAMES.https) ?? valueIn(COOKIE_NAMES.http);
  return LOCALES.find((locale) => locale === value) ?? null;
}

/** The cookie to set when a visitor chooses a language; it lives for 365 days. */
export function localeCookie(locale: Locale, isSecure: boolean): string {
  const cookie = `${locale}; Max-Age=${COOKIE_LIFE_SECONDS}; Path=/; SameSite=Lax`;
  return isSecure ? `${COOKIE_NAMES.https}=${cookie}; Secure` : `${COOKIE_NAMES.http}=${cookie}`;
}
