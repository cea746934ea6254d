import { routePath, splitLocale } from '@suite/contracts';

/** With what a provider sent the browser back to the login. */
export type SignOnReturn =
  | { readonly kind: 'signed-in'; readonly code: string; readonly state: string; readonly iss?: string }
  /** The person gave up, or the provider is out of order; `refused` is everything else. */
  | { readonly kind: 'stopped' | 'unavailable' | 'refused' };

const OUT_OF_ORDER = ['temporarily_unavailable', 'server_error'];

/** What stands in the query of the page; null where nobody comes from a provider. All of them send the `state` back. */
export function signOnReturnOf(search: string): SignOnReturn | null {
  const query = new URLSearchParams(search);
  const [code, state, iss, error] = ['code', 'state', 'iss', 'error'].map((name) => query.get(name));
  if (!state) return null;
  if (error) {
    if (error === 'access_denied') return { kind: 'stopped' };
    return { kind: OUT_OF_ORDER.includes(error) ? 'unavailable' : 'refused' };
  }
  return code ? { kind: 'signed-in', code, state, ...(iss && { iss }) } : null;
}

const KEY = 'sign-on-left';

/** Keeps which login it is that the person goes away from: providers know one address of it, in one language. */
export function keepLeft({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  try {
    sessionStorage.setItem(KEY, pathname + search);
  } catch {
    // Blocked: who comes back finds the English login.
  }
}

/** The login that the person went away from; none but ours. */
export function readLeft(): { readonly pathname: string; readonly search: string } | null {
  try {
    const [pathname = '', search = ''] = sessionStorage.getItem(KEY)?.split(/(?=\?)/) ?? [];
    const isLogin = pathname === routePath('login', splitLocale(pathname).locale);
    return isLogin && signOnReturnOf(search) === null ? { pathname, search } : null;
  } catch {
    return null;
  }
}
