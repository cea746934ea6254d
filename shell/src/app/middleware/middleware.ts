import { type Locale, routePath } from '@suite/contracts';

/** What a visit is judged by. */
export interface Visit {
  readonly locale: Locale;
  /** Address of the page, query and hash included. */
  readonly address: string;
  readonly isSignedIn: boolean;
  /** The session of an earlier page is still looked for. */
  readonly isRestoring: boolean;
}

export type GuardResult =
  | { readonly kind: 'open' }
  | { readonly kind: 'wait' }
  | { readonly kind: 'redirect'; readonly to: string };

const OPEN: GuardResult = { kind: 'open' };

/** Who is not signed in goes to the login, and comes back from there. */
function membersOnly({ address, isRestoring, isSignedIn, locale }: Visit): GuardResult {
  if (isSignedIn) return OPEN;
  if (isRestoring) return { kind: 'wait' };
  const search = new URLSearchParams({ to: address }).toString();
  return { kind: 'redirect', to: routePath('login', locale, {}, search) };
}

const MIDDLEWARE: ReadonlyMap<string, (visit: Visit) => GuardResult> = new Map([
  ['members-only', membersOnly],
]);

/**
 * Whether a visit may go on to its page: the first middleware that does not let it decides.
 * @throws {Error} for a middleware that this shell does not know, which the error page shows with status 500.
 */
export function guardResultOf(names: readonly string[], visit: Visit): GuardResult {
  for (const name of names) {
    const middleware = MIDDLEWARE.get(name);
    if (!middleware) throw new Error('Unknown middleware');
    const guardResult = middleware(visit);
    if (guardResult.kind !== 'open') return guardResult;
  }
  return OPEN;
}
