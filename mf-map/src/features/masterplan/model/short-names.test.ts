import { expect, it } from 'vitest';
import { shortNames } from './short-names.ts';

it.each([
  [
    ['Porto Vala Hills', 'Porto Vala Bay'],
    ['Hills', 'Bay'],
  ],
  [
    ['Porto Vala', 'Porto Vala Bay'],
    ['Vala', 'Vala Bay'],
  ],
  [
    ['Hills', 'Bay'],
    ['Hills', 'Bay'],
  ],
  [['Porto Vala Hills'], ['Porto Vala Hills']],
  [[], []],
])('shortens %j to %j', (names, short) => {
  expect(shortNames(names)).toEqual(short);
});
