import { expect, it } from 'vitest';
import { canSave } from './can-save.ts';

const ANA = { firstName: 'Ana', lastName: 'Anić' };

it.each([
  ['both unchanged', ANA, false],
  ['another first name', { ...ANA, firstName: 'Anja' }, true],
  ['another last name', { ...ANA, lastName: 'Anđić' }, true],
  ['both new', { firstName: 'Eva', lastName: 'Ević' }, true],
  ['an empty first name', { ...ANA, firstName: '' }, false],
  ['an empty last name', { ...ANA, lastName: '  ' }, false],
  ['25 characters', { ...ANA, firstName: 'x'.repeat(25) }, true],
  ['26 characters', { ...ANA, firstName: 'x'.repeat(26) }, false],
  ['26 characters in the last name', { ...ANA, lastName: 'x'.repeat(26) }, false],
  ['space around what was there', { firstName: ' Ana ', lastName: 'Anić' }, false],
])('[R5.034] Save with %s', (_what, typed, expected) => {
  expect(canSave(typed, ANA)).toBe(expected);
});

it('lets who has no name yet save one', () => {
  expect(canSave(ANA, { firstName: '', lastName: '' })).toBe(true);
});
