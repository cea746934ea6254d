import { expect, it } from 'vitest';
import { policyLanguage } from './policy-language.ts';

it.each([
  [1, 'rs', null, 'en'],
  [6, 'en', null, 'rs'],
  [3, 'rs', null, 'en'],
  [undefined, 'rs', null, 'rs'],
  [undefined, 'en', null, 'en'],
  [6, 'rs', 'en', 'en'],
] as const)('project %j, page %s, asked for %j: %s', (project, locale, chosen, expected) => {
  expect(policyLanguage(project, locale, chosen)).toBe(expected);
});
