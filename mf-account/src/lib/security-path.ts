import { type Locale, routePath } from '@suite/contracts';

/** Where a second step, passkeys and sessions are seen to. */
export function securityPath(locale: Locale): string {
  return routePath('profile', locale, {}, 'tab=security');
}
