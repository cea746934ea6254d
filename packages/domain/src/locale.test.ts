import { expect, it } from 'vitest';
import { resolveLocale } from './locale.ts';

it.each([
  // address, landing, cookie, project's default language → locale
  ['rs', true, 'en', 1, 'rs'],
  ['rs', false, 'en', 1, 'rs'],
  ['en', false, 'rs', 6, 'en'],
  ['en', true, 'rs', 1, 'rs'],
  ['en', true, 'en', 6, 'en'],
  ['en', true, null, 6, 'rs'],
  ['en', true, undefined, 1, 'en'],
  ['en', true, 'de', 6, 'rs'],
  ['en', true, 'de', 3, 'en'],
  ['en', true, null, null, 'en'],
  ['en', true, '', undefined, 'en'],
] as const)(
  '[R1.007] reads address %s (landing %s), cookie %s and default language %s as %s',
  (pathLocale, isLanding, cookie, defaultLangId, expected) => {
    expect(resolveLocale({ pathLocale, isLanding, cookie, defaultLangId })).toBe(expected);
  },
);
