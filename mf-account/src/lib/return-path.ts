import { type Locale, matchRoute, pathInLocale, type RouteName } from '@suite/contracts';

/** Pages that nobody wants to go back to after logging in. */
const NEVER: readonly RouteName[] = [
  'login',
  'signup',
  'reset-login',
  'email-verified',
  'newsletter',
  'ForgotPassword',
  'forgotpassword',
  'ResendEmailAddressVerification',
  'resendemailverification',
];

/**
 * Where a visitor wanted to go, from `?to=` of an address: a path of this site that a page stands at, with query and
 * hash, in the language that was chosen since; null for everything else. Whoever sends a link to the login must not
 * choose a page elsewhere.
 */
export function returnPath(to: string | null, locale: Locale): string | null {
  // A browser reads `//`, `/\` and, since it drops tabs and line ends, `/<tab>/` as the beginning of a host.
  if (!to || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(to)) return null;
  const url = parse(to);
  if (url === null || url.origin !== HERE) return null;
  const route = matchRoute(url.pathname);
  if (route === null || NEVER.includes(route.name)) return null;
  return pathInLocale(url.pathname, locale) + url.search + url.hash;
}

/** Any origin will do: an address that leaves it is not one of this site. */
const HERE = 'https://here.invalid';

function parse(to: string): URL | null {
  try {
    return new URL(to, HERE);
  } catch {
    return null;
  }
}
