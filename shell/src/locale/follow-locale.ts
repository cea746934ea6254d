import { setLocale } from '@suite/bus';
import { LOCALE_INFO, splitLocale } from '@suite/contracts';

/** The locale of an address becomes that of the page: of its texts, and of the `lang` of the document. */
export function followLocale(pathname: string): void {
  const { locale } = splitLocale(pathname);
  setLocale(locale);
  const { tag } = LOCALE_INFO[locale];
  // Written again, even the same language makes the browser work out the style of every element anew.
  if (document.documentElement.lang !== tag) document.documentElement.lang = tag;
}
