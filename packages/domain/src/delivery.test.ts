// @vitest-environment node
import { CONTRACT_VERSION, type DiscoveryDocument, type DiscoveryEntry } from '@suite/contracts';
import { describe, expect, it } from 'vitest';
import { satisfies, versionCandidates } from './delivery.ts';

describe('version ranges', () => {
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
});

describe('the versions of a remote to try', () => {
  const entry = (version: string, requiresShell: string, isDefault = true): DiscoveryEntry => ({
    url: `/r/mf-map/${version}/mf-manifest.json`,
    metadata: { integrity: 'sha384-', version },
    deployment: { traffic: isDefault ? 100 : 0, default: isDefault },
    extras: {
      suite: {
        state: isDefault ? 'stable' : 'canary',
        container: `mf_map__${version}`,
        entry: { url: `/r/mf-map/${version}/remoteEntry.js`, integrity: 'sha384-' },
        contract: { provides: CONTRACT_VERSION, requiresShell },
        shared: {},
        preload: { routes: [], assets: [], pages: {} },
      },
    },
  });
  const documentOf = (...entries: DiscoveryEntry[]): DiscoveryDocument => ({
    schema: 'v1-pre',
    microFrontends: { '@suite/mf-map': entries },
  });
  const versions = (...found: Parameters<typeof versionCandidates>) =>
    versionCandidates(...found).map((one) => one.metadata.version);

  it('are the stable one', () => {
    const document = documentOf(entry('2', '^1.0.0', false), entry('1', '^1.0.0'));
    expect(versions(document, 'mf-map', '1.4.0')).toEqual(['1']);
  });

  it('are none when it needs other contracts than the shell has', () => {
    expect(versions(documentOf(entry('1', '^2.0.0')), 'mf-map', '1.4.0')).toEqual([]);
    expect(versions(documentOf(entry('1', '^1.5.0')), 'mf-map', '1.4.0')).toEqual([]);
  });

  it('are none for a remote that is not in the document', () => {
    expect(versions(documentOf(entry('1', '^1.0.0')), 'mf-panels')).toEqual([]);
  });

  it('are held against the contracts of this build where nothing else is said', () => {
    expect(versions(documentOf(entry('1', `^${CONTRACT_VERSION}`)), 'mf-map')).toEqual(['1']);
  });
});
