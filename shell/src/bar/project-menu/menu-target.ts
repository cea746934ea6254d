import { type Locale, matchRoute, pathInLocale } from '@suite/contracts';

export type MenuTarget =
  | { readonly kind: 'own'; readonly path: string }
  | { readonly kind: 'outside'; readonly href: string };

/** Where a menu item leads: a route of ours in the visitor's language, or http and https; null for anything else. */
export function menuTarget(target: string, locale: Locale): MenuTarget | null {
  if (!URL.canParse(target, window.location.origin)) return null;
  const url = new URL(target, window.location.origin);
  if (target.startsWith('/')) {
    // A second slash, or a backslash, would lead to another host.
    const isOwn = url.origin === window.location.origin && matchRoute(url.pathname) !== null;
    return isOwn ? { kind: 'own', path: pathInLocale(url.pathname, locale) + url.search + url.hash } : null;
  }
  const isWhole = /^https?:\/\//i.test(target) && /^https?:$/.test(url.protocol);
  return isWhole ? { kind: 'outside', href: url.href } : null;
}
