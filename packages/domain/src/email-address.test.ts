import { expect, it } from 'vitest';
import { isEmailAddress } from './email-address.ts';

it.each([
  ['ana@example.com', true],
  ['  ana.scepanovic@mail.example.rs ', true],
  ["o'hara+homes@example-homes.com", true],
  ['', false],
  ['ana', false],
  ['ana.scepanovic@', false],
  ['@example.com', false],
  ['ana@example', false],
  ['ana@@example.com', false],
  ['ana scepanovic@example.com', false],
  ['ana@exam ple.com', false],
  ['.ana@example.com', false],
  ['ana.@example.com', false],
  ['ana..s@example.com', false],
  ['ana@-example.com', false],
  [`${'a'.repeat(243)}@example.com`, false],
])('reads "%s" as an e-mail address: %s', (text, expected) => {
  expect(isEmailAddress(text)).toBe(expected);
});
