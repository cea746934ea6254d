import { expect, it } from 'vitest';
import { formerAddress } from './former-address.ts';

it.each([
  ['project=2&tab=units', '/studio/projects/2/homes'],
  ['project=2&tab=enquiries', '/studio/projects/2/requests'],
  ['project=2&tab=publishing', '/studio/projects/2/publishing'],
  ['project=2&tab=previews', '/studio/projects/2/previews'],
  ['project=2&tab=people', '/studio/projects/2/accounts'],
  ['project=2&tab=signOn', '/studio/projects/2/single-sign-on'],
  ['project=2&tab=releases', '/studio/releases'],
  ['tab=ledger', '/studio/ledger'],
  ['tab=units', '/studio'],
  ['project=x&tab=units', '/studio'],
  ['project=2', null],
  ['tab=toString', null],
  ['', null],
])('the address with %j leads to %j', (search, path) => {
  expect(formerAddress(new URLSearchParams(search), 'en')).toBe(path);
  expect(formerAddress(new URLSearchParams(search), 'rs')).toBe(path && `/rs${path}`);
});
