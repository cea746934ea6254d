import type { RouteName } from '@suite/contracts';

/** Why a notice was raised, as far as it matters where OK leads. */
export type NoticeKind = 'auth-error' | 'signed-up' | 'signed-in' | 'other';
/** `stay`: on the page. `back`: to where the visitor came from. */
export type NoticeTarget = 'stay' | 'back' | Extract<RouteName, 'map' | 'login'>;

/** Where OK leads from these, whatever the notice (settled rules 30 and 33). */
const TO_MAP: readonly RouteName[] = ['login', 'signup', 'ForgotPassword', 'ResendEmailAddressVerification'];
const BUILDING: readonly RouteName[] = ['building-id', 'building-page-view', 'search'];

/**
 * Where OK on a notice leads (specification §2): after an auth error the visitor stays in the form, or is led to
 * the login when it came from elsewhere; after login, signup, a forgotten password and a new verification link to
 * the map; otherwise back, but not away from a building. After signing up the login is already there, and after logging in
 * the page that was wanted: OK stays.
 */
export function noticeTarget(kind: NoticeKind, route: RouteName | null): NoticeTarget {
  const isAccountForm = route !== null && TO_MAP.includes(route);
  if (kind === 'auth-error') return isAccountForm || route === 'reset-login' ? 'stay' : 'login';
  if (kind === 'signed-up' || kind === 'signed-in') return 'stay';
  if (isAccountForm) return 'map';
  return route !== null && BUILDING.includes(route) ? 'stay' : 'back';
}
