import { expect, it } from 'vitest';
import { returnPath } from './return-path.ts';

it.each([
  ['/map', '/map'],
  ['/', '/'],
  ['/masterplan/3/building/12?status=available&list=1', '/masterplan/3/building/12?status=available&list=1'],
  ['/masterplan/3/building/12/apartment/304#plan', '/masterplan/3/building/12/apartment/304#plan'],
  ['/profile', '/profile'],
  ['/map?q=a//b', '/map?q=a//b'],
])('%s is a way back', (to, path) => expect(returnPath(to, 'en')).toBe(path));

it.each([
  ['/profile', 'rs', '/rs/profile'],
  ['/rs/map?status=sold#page', 'en', '/map?status=sold#page'],
  ['/', 'rs', '/rs'],
  ['/rs?q=1', 'en', '/?q=1'],
  ['/rs/map', 'rs', '/rs/map'],
] as const)('%s leads back in the language of the login (%s)', (to, locale, path) =>
  expect(returnPath(to, locale)).toBe(path),
);

it.each([
  null,
  '',
  'map',
  'https://evil.example',
  'https://evil.example/map',
  '//evil.example',
  '//evil.example/map',
  '///evil.example/map',
  '/\\evil.example/map',
  '\\\\evil.example/map',
  '/map\\..\\evil',
  '/\t/evil.example/map',
  '/\n/evil.example/map',
  ' //evil.example/map',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '/javascript:alert(1)',
  'data:text/html,x',
  '/%2F%2Fevil.example',
  '/%2f/evil.example',
  '/%5Cevil.example',
  '/%5c%5cevil.example',
  '%2F%2Fevil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/map/..//evil.example/map',
  '/@evil.example',
  'http:/map',
  'http:map',
  '/nowhere',
  '/api/v1/users/logout',
  '/login',
  '/rs/login?to=%2Fmap',
  '/signup',
  '/reset-login#token=x',
])('%s is none', (to) => expect(returnPath(to, 'en')).toBeNull());
