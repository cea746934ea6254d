import { ROUTES } from '@suite/contracts';
import { describe, expect, it } from 'vitest';
import { describeError } from '../shell-failure.tsx';
import { guardResultOf, type Visit } from './middleware.ts';

const VISIT: Visit = {
  locale: 'en',
  address: '/profile?tab=password',
  isSignedIn: false,
  isRestoring: false,
};

describe('middleware of a route', () => {
  it.each([
    [{}, { kind: 'redirect', to: '/login?to=%2Fprofile%3Ftab%3Dpassword' }],
    [
      { locale: 'rs', address: '/rs/protected' },
      { kind: 'redirect', to: '/rs/login?to=%2Frs%2Fprotected' },
    ],
    [{ isRestoring: true }, { kind: 'wait' }],
    [{ isSignedIn: true }, { kind: 'open' }],
  ] as const)('members-only with %j: %j', (facts, guardResult) => {
    expect(guardResultOf(['members-only'], { ...VISIT, ...facts })).toEqual(guardResult);
  });

  it('is known for every route', () => {
    for (const { middleware } of Object.values(ROUTES)) {
      expect(() => guardResultOf(middleware, { ...VISIT, isSignedIn: true })).not.toThrow();
    }
  });

  it('[R8.020] that is unknown gives status 500 with its sentence', () => {
    const enter = () => guardResultOf(['members-only', 'from-the-future'], { ...VISIT, isSignedIn: true });
    let thrown: unknown;
    try {
      enter();
    } catch (error) {
      thrown = error;
    }
    expect(describeError(thrown)).toEqual({ status: 500, message: 'Unknown middleware' });
  });
});
