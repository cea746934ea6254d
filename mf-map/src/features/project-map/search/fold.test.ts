import { expect, it } from 'vitest';
import { hasWordLike } from './fold.ts';

it.each([
  ['Budva', 'bud', true],
  ['Budva', 'udva', false],
  ['Herceg Novi', 'novi', true],
  ['Šušanj', 'susanj', true],
  ['Sveti Đorđe', 'dord', true],
  ['Porto Vala', ' porto v ', true],
  ['Budva', 'budvar', false],
])('%s has a word like "%s": %s', (name, query, expected) => {
  expect(hasWordLike(name, query)).toBe(expected);
});
