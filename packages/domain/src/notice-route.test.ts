import { ROUTES, type RouteName } from '@suite/contracts';
import { describe, expect, it } from 'vitest';
import { noticeTarget } from './notice-route.ts';

describe('OK on a notice', () => {
  it.each([
    ['login', 'stay'],
    ['signup', 'stay'],
    ['ForgotPassword', 'stay'],
    ['ResendEmailAddressVerification', 'stay'],
    ['reset-login', 'stay'],
    ['map', 'login'],
    ['building-id', 'login'],
    ['profile', 'login'],
    [null, 'login'],
  ] as const)('[R2.085] after an auth error at %s: %s', (route, expected) => {
    expect(noticeTarget('auth-error', route)).toBe(expected);
  });

  it.each(['login', 'signup', 'ForgotPassword', 'ResendEmailAddressVerification'] as const)(
    '[R2.086] leads from %s to the map',
    (route) => {
      expect(noticeTarget('other', route)).toBe('map');
    },
  );

  it('stays at the login after signing up, and at the page that was wanted after logging in', () => {
    expect(noticeTarget('signed-up', 'login')).toBe('stay');
    for (const route of ['map', 'profile', 'masterplan-id'] as const) {
      expect(noticeTarget('signed-in', route)).toBe('stay');
    }
  });

  const elsewhere = (Object.keys(ROUTES) as RouteName[]).filter(
    (name) => !['login', 'signup', 'ForgotPassword', 'ResendEmailAddressVerification'].includes(name),
  );
  it.each(elsewhere)('[R2.087] leads back from %s, unless it is a building', (route) => {
    const isBuilding = ['building-id', 'building-page-view', 'search'].includes(route);
    expect(noticeTarget('other', route)).toBe(isBuilding ? 'stay' : 'back');
  });
});
