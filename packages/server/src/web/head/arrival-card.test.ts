import { expect, it } from 'vitest';
import { firstSentence } from './arrival-card.ts';

it.each([
  ['By the sea. Twelve buildings.', 'en', 'By the sea.'],
  ['Od 38,5 m². Uz more.', 'rs', 'Od 38,5 m².'],
  ['  One sentence without an end ', 'en', 'One sentence without an end'],
  ['', 'en', null],
  [null, 'en', null],
] as const)('of %j in %s is %j', (text, locale, expected) => {
  expect(firstSentence(text, locale)).toBe(expected);
});
