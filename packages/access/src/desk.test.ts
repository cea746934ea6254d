import { expect, it } from 'vitest';
import { deskTabsOf } from './desk.ts';

it.each([
  ['user', []],
  ['sales_agent', ['units', 'previews']],
  ['project_editor', ['units', 'publishing', 'previews']],
  ['project_admin', ['units', 'publishing', 'previews', 'people']],
  ['super_admin', ['units', 'publishing', 'previews', 'people', 'signOn', 'releases', 'ledger']],
] as const)('a %s has the tabs that the policy lets it use', (role, tabs) => {
  expect(deskTabsOf([role])).toEqual(tabs);
});
