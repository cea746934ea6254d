import { DEFAULT_LOCALE, LOCALES } from '@suite/contracts';
import { expect, test } from 'vitest';
import { localeCookie, readLocaleCookie, resolveLocale } from './resolve-locale.ts';

test('[R9.004] the default locale is en, the other is rs', () => {
  expect(DEFAULT_LOCALE).toBe('en');
  expect(LOCALES).toEqual(['en', 'rs']);
});

test.each([
  ['the URL above the cookie and the project', '/rs/map', true, 'en', 1, 'rs'],
  ['the URL without a prefix above the cookie', '/map', true, 'rs', 6, 'en'],
  ['the bare prefix', '/rs', true, 'en', 1, 'rs'],
  ['the cookie at the first landing on /', '/', true, 'rs', 1, 'rs'],
  ['an English cookie above a Serbian project', '/', true, 'en', 6, 'en'],
  ['the project at the first landing without a cookie', '/', true, null, 6, 'rs'],
  ['English for every other language of a project', '/', true, null, 3, 'en'],
  ['English while the project is not known', '/', true, null, null, 'en'],
  ['the URL again once the visit has begun', '/', false, 'rs', 6, 'en'],
] as const)(
  '[R1.007] the language follows %s',
  (_title, pathname, isFirstLanding, cookie, defaultLanguageId, locale) => {
    expect(resolveLocale({ pathname, isFirstLanding, cookie, defaultLanguageId })).toBe(locale);
  },
);

test('[R9.002] the language cookie lives for 365 days on the whole site', () => {
  expect(localeCookie('rs', false)).toBe('language=rs; Max-Age=31536000; Path=/; SameSite=Lax');
  expect(localeCookie('rs', true)).toBe('__Host-language=rs; Max-Age=31536000; Path=/; SameSite=Lax; Secure');
});

test.each([
  ['language=rs', 'rs'],
  ['a=1; language=en; b=2', 'en'],
  ['language=en; __Host-language=rs', 'rs'],
  ['mylanguage=rs', null],
  ['language=de', null],
  ['', null],
])('the cookies "%s" say %s', (cookies, locale) => {
  expect(readLocaleCookie(cookies)).toBe(locale);
});
