import { expect, it } from 'vitest';
import { suitePagesOf } from './suite-pages.ts';

it.each([
  ['sales_agent', ['projects']],
  ['project_editor', ['projects']],
  ['project_admin', ['projects']],
  ['super_admin', ['projects', 'releases', 'ledger']],
] as const)('a %s has the pages that the policy opens', (role, pages) => {
  expect(suitePagesOf([role])).toEqual(pages);
});
