import { expect, it } from 'vitest';
import { discoveryName, remotesOf } from './discovery.ts';
import { CONTRACT_VERSION, isAppName, isRemoteName } from './remotes.ts';

it('names an app in the discovery document', () => {
  expect(discoveryName('mf-map')).toBe('@suite/mf-map');
});

it('finds the remotes of a document, by name', () => {
  const microFrontends = { '@suite/mf-tours': [], '@suite/shell': [], '@suite/mf-map': [] };
  expect(remotesOf({ schema: '', microFrontends })).toEqual(['mf-map', 'mf-tours']);
});

it.each([
  ['mf-map', true],
  ['mf-tours-2', true],
  ['shell', false],
  ['mf-', false],
  ['mf-../x', false],
  ['mf-Map', false],
])('%s may be the name of a remote: %s', (name, isOne) => {
  expect(isRemoteName(name)).toBe(isOne);
  expect(isAppName(name)).toBe(isOne || name === 'shell');
});

it('has a version of the contracts that a range can be written for', () => {
  expect(CONTRACT_VERSION).toMatch(/^\d+\.\d+\.\d+$/);
});
