import { splitLocale } from '@suite/contracts';

interface ServedTitle {
  readonly title: string;
  readonly path: string;
}

/** Undefined before the first page was drawn; null where the server knew of no page at its address. */
let served: ServedTitle | null | undefined;

/**
 * What the server calls the page that it served, while that is on the screen; null on every other page. A visit that
 * begins at `/` has it on the page that it opens, in the same language.
 */
export function servedTitle(path: string): string | null {
  if (served === undefined) served = readServed(path);
  return served?.path === path ? served.title : null;
}

function readServed(path: string): ServedTitle | null {
  // Only a page that the server has described has an address of its own.
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (canonical === null) return null;
  const isOfLanguage = splitLocale(new URL(canonical.href).pathname).locale === splitLocale(path).locale;
  return isOfLanguage ? { title: document.title, path } : null;
}

/** For tests: the next page is the first one. */
export function forgetServedTitle(): void {
  served = undefined;
}
