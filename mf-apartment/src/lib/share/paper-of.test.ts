import { expect, it } from 'vitest';
import { paperOf } from './paper-of.ts';

it.each([
  ['en-US', 'letter'],
  ['fr-CA', 'letter'],
  ['es-419', 'a4'],
  ['en-GB', 'a4'],
  ['sr-Latn-RS', 'a4'],
  ['ca', 'a4'],
  ['', 'a4'],
])('a browser in %s prints on %s', (language, paper) => {
  expect(paperOf(language)).toBe(paper);
});
