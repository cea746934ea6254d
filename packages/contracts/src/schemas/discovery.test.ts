import { describe, expect, it } from 'vitest';
import type { DiscoveryEntry } from '../discovery.ts';
import { discoveryDocument } from './discovery.ts';

const INTEGRITY = `sha384-${'A'.repeat(64)}`;

type Deployment = DiscoveryEntry['deployment'];

function entry(version: string, deployment: Deployment, extras: object = {}) {
  return {
    url: `/r/mf-map/${version}/mf-manifest.json`,
    metadata: { integrity: INTEGRITY, version },
    deployment,
    extras: {
      suite: {
        state: deployment.default ? 'stable' : 'canary',
        container: `mf_map__${version}`,
        entry: { url: `/r/mf-map/${version}/remoteEntry.js`, integrity: INTEGRITY },
        contract: { provides: '1.0.0', requiresShell: '^1.0.0' },
        shared: {},
        preload: { routes: [], assets: [], pages: {} },
        ...extras,
      },
    },
  };
}

const stable = (traffic: number, extras: object = {}) => entry('1', { traffic, default: true }, extras);
const canary = (traffic: number, extras: object = {}) =>
  entry('2', { traffic, default: false, salt: 'r2', cohorts: ['qa'] }, extras);

function problems(...versions: readonly unknown[]): string[] {
  const result = discoveryDocument.safeParse({ schema: 'x', microFrontends: { '@suite/mf-map': versions } });
  return result.success ? [] : result.error.issues.map((issue) => issue.message);
}

describe('the stricter schema of the discovery document', () => {
  it.each([
    ['one version', [stable(100)]],
    ['a canary beside the stable version', [stable(95), canary(5)]],
    ['shares in hundredths', [stable(99.7), canary(0.3)]],
    ['a pinned default', [stable(100, { state: 'pinned' })]],
    ['a revoked version that nobody gets', [stable(100), canary(0, { state: 'revoked' })]],
    [
      'the facts of a document',
      [
        stable(100, {
          revision: 3,
          author: 'a',
          at: '2026-01-02T03:04:05.000Z',
          reason: '',
          exclusive: true,
          revoked: ['mf-map@9'],
          locked: ['mf-map'],
        }),
      ],
    ],
  ])('takes %s', (_, versions) => {
    expect(problems(...versions)).toEqual([]);
  });

  it.each([
    ['no version', [], 'Too small: expected array to have >=1 items'],
    [
      'two defaults',
      [stable(50), entry('2', { traffic: 50, default: true })],
      'must have exactly one default',
    ],
    ['no default', [canary(100)], 'must have exactly one default'],
    ['a sum of 180', [stable(100), canary(80)], 'must share out exactly 100 percent of the traffic'],
    [
      'one version twice',
      [stable(95), entry('1', { traffic: 5, default: false })],
      'must name each version once',
    ],
    [
      'one container for two versions',
      [stable(95), canary(5, { container: 'mf_map__1' })],
      'must have a container for each version',
    ],
    [
      'a canary as the default',
      [stable(100, { state: 'canary' })],
      'must have a default that is stable or pinned',
    ],
    [
      'traffic for a revoked version',
      [stable(95), canary(5, { state: 'revoked' })],
      'must give a revoked version to nobody',
    ],
    ['a revision that is no whole number', [stable(100, { revision: 1.5 })], 'Invalid input: expected int'],
    ['a fact that nobody knows', [stable(100, { owner: 'x' })], 'Unrecognized key'],
  ])('refuses %s', (_, versions, message) => {
    expect(problems(...versions).join('\n')).toContain(message);
  });
});
