import type { RouteName } from '@suite/contracts';

/** Specification §6. */
export const PREVIEW_WAIT_MS = 2_000;
const OWNER_ID = 1;
const LOCAL_HOST = /^(localhost|127(\.\d+){3}|\[::1\]|.*\.(local|localhost|test))$/;

/** On a production host whoever is not user 1 is led away, but not from the login itself (settled rule 13). */
export function shouldRedirectToLogin(facts: {
  readonly isPrivate: boolean;
  readonly host: string;
  readonly profileId: number | null;
  readonly route: RouteName | null;
}): boolean {
  const { isPrivate, host, profileId, route } = facts;
  return isPrivate && !LOCAL_HOST.test(host) && profileId !== OWNER_ID && route !== 'login';
}
