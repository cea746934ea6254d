import { expect, it } from 'vitest';
import { isAtMost, satisfies } from './version-range.ts';

it.each([
  ['1.2.0', '^1.2.0', true],
  ['1.2.1', '^1.2.0', true],
  ['1.10.0', '^1.9.5', true],
  ['1.2.0', '^1.2.1', false],
  ['1.1.9', '^1.2.0', false],
  ['2.0.0', '^1.2.0', false],
  ['1.2.0', '^2.0.0', false],
  ['0.3.1', '^0.3.0', true],
  ['0.4.0', '^0.3.0', false],
  ['0.3.0', '^0.3.1', false],
  ['3.4.1', '^3.2', true],
  ['3.1.9', '^3.2', false],
  ['19.3.1', '^19', true],
  ['18.3.1', '^19', false],
  ['1.2.0', '1.2.0', false],
  ['1.2.0', '>=1.0.0', false],
  ['1.2.0', '*', false],
  ['1.2.0', '', false],
  ['1.2', '^1.0.0', false],
  ['', '^1.0.0', false],
  ['next', '^1.0.0', false],
])('says whether %s is in %s: %s', (version, range, expected) => {
  expect(satisfies(version, range)).toBe(expected);
});

it.each([
  ['1.2.0', '1.2.0', true],
  ['1.2.0', '1.2.1', true],
  ['1.9.0', '1.10.0', true],
  ['1.10.0', '1.9.0', false],
  ['0.0.0', '19.3.1', true],
  ['2.0.0', '1.9.9', false],
  ['1.2', '1.2.0', false],
  ['1.2.0', 'next', false],
])('says whether %s is at most %s: %s', (version, other, expected) => {
  expect(isAtMost(version, other)).toBe(expected);
});
