import type { RouteName } from '@suite/contracts';

/** Specification §6. */
export const PREVIEW_WAIT_MS = 2_000;
const LOCAL_HOST = /^(localhost|127(\.\d+){3}|\[::1\]|.*\.(local|localhost|test))$/;

/** On a production host whoever is not the owner is led away, but not from the login itself (settled rule 13). */
export function shouldRedirectToLogin(facts: {
  readonly isPrivate: boolean;
  readonly host: string;
  readonly profileId: number | null;
  /** A setting of the organisation; null where nobody is. */
  readonly ownerUserId: number | null;
  readonly route: RouteName | null;
}): boolean {
  const { isPrivate, host, profileId, ownerUserId, route } = facts;
  const isOwner = profileId !== null && profileId === ownerUserId;
  return isPrivate && !LOCAL_HOST.test(host) && !isOwner && route !== 'login';
}
