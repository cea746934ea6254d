import { expect, it } from 'vitest';
import { discoveryName } from './discovery.ts';
import { APP_NAMES, CONTRACT_VERSION, REMOTE_NAMES } from './remotes.ts';
import { ROUTES } from './routes.ts';

it('releases the shell and the five remotes', () => {
  expect(APP_NAMES).toEqual(['shell', 'mf-map', 'mf-building', 'mf-apartment', 'mf-account', 'mf-panels']);
});

it('names an app in the discovery document', () => {
  expect(discoveryName('mf-map')).toBe('@suite/mf-map');
});

it('has a version of the contracts that a range can be written for', () => {
  expect(CONTRACT_VERSION).toMatch(/^\d+\.\d+\.\d+$/);
});

it('gives every page to a remote that exists', () => {
  const owners = Object.values(ROUTES).flatMap(({ target }) =>
    target.kind === 'page' ? [target.remote] : [],
  );
  expect(new Set(owners)).toEqual(new Set(REMOTE_NAMES));
});
