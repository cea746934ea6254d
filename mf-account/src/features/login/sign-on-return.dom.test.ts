import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepLeft, readLeft, signOnReturnOf } from './sign-on-return.ts';

it.each([
  ['', null],
  ['?to=%2Fmap', null],
  ['?code=a', null],
  ['?state=b', null],
  ['?error=access_denied', null],
  ['?code=a&state=b', { kind: 'signed-in', code: 'a', state: 'b' }],
  [
    '?code=a&state=b&iss=https%3A%2F%2Fid.example&session_state=c',
    { kind: 'signed-in', code: 'a', state: 'b', iss: 'https://id.example' },
  ],
  ['?error=access_denied&error_description=No&state=b', { kind: 'stopped' }],
  ['?error=access_denied&code=a&state=b', { kind: 'stopped' }],
  ['?error=temporarily_unavailable&state=b', { kind: 'unavailable' }],
  ['?error=server_error&state=b', { kind: 'unavailable' }],
  ['?error=login_required&state=b', { kind: 'refused' }],
])('%s is %j', (search, expected) => {
  expect(signOnReturnOf(search)).toEqual(expected);
});

describe('the login that somebody went away from', () => {
  beforeEach(() => sessionStorage.clear());

  it.each([
    ['/login', ''],
    ['/rs/login', '?to=%2Frs%2Fmap%3Fa%3Db'],
  ])('is found again: %s%s', (pathname, search) => {
    keepLeft({ pathname, search });
    expect(readLeft()).toEqual({ pathname, search });
  });

  it.each([
    ['/map', ''],
    ['//elsewhere.example/login', ''],
    ['https://elsewhere.example/login', ''],
    ['/login', '?code=a&state=b'],
  ])('is none of %s%s', (pathname, search) => {
    keepLeft({ pathname, search });
    expect(readLeft()).toBeNull();
  });

  it('is not known where nothing can be kept', () => {
    expect(readLeft()).toBeNull();
    vi.stubGlobal('sessionStorage', undefined);
    keepLeft({ pathname: '/login', search: '' });
    expect(readLeft()).toBeNull();
    vi.unstubAllGlobals();
  });
});
