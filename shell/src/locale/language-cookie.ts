import { LOCALES, type Locale } from '@suite/contracts';

const NAME = 'language';
const MAX_AGE_SECONDS = 365 * 24 * 60 * 60;

/** The language that the visitor chose before; null for none, or for one that is not offered. */
export function readLanguageCookie(cookies: string = document.cookie): Locale | null {
  const value = new RegExp(`(?:^|; )${NAME}=([^;]*)`).exec(cookies)?.[1];
  return LOCALES.find((locale) => locale === value) ?? null;
}

/** Keeps the choice for 365 days (specification §9). */
export function writeLanguageCookie(locale: Locale): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${NAME}=${locale}; Max-Age=${MAX_AGE_SECONDS}; Path=/; SameSite=Lax`;
}
