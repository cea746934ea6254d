import { CONTRACT_VERSION } from '@suite/contracts';
import { resolve } from '@suite/domain';
import { afterEach, expect, test, vi } from 'vitest';
import { canaryOf, documentWith, REMOTES } from '../fixtures/discovery.ts';
import { moduleInfo, provideModuleInfo } from './module-info.ts';

const canary = canaryOf('mf-map');
const { suite } = canary.extras;
const shared = { react: '^19.3.1', '@suite/ui': '^1.0.0' };
const document_ = documentWith({ 'mf-map': { ...canary, extras: { suite: { ...suite, shared } } } });
const visit = { visitorId: 'a'.repeat(32), cohorts: [], overrides: {}, shellVersion: CONTRACT_VERSION };
const resolved = resolve(document_, visit);

afterEach(() => vi.unstubAllGlobals());

test('names the shell, and every remote in the version that the visitor gets', () => {
  const info = moduleInfo(document_, resolved, '1.0.0-abc');
  const map = `mf_map__canary:${location.origin}/r/mf-map/2.0.0-canary/remoteEntry.js`;
  expect(Object.keys(info)).toHaveLength(REMOTES.length + 1);
  expect(info[map]).toMatchObject({
    version: '2.0.0-canary',
    globalName: 'mf_map__canary',
    publicPath: `${location.origin}/r/mf-map/2.0.0-canary/`,
    remoteEntry: 'remoteEntry.js',
    shared: [
      { sharedName: 'react', version: '19.3.1' },
      { sharedName: '@suite/ui', version: '1.0.0' },
    ],
  });
  const { remotesInfo } = info.shell__abc ?? {};
  expect(Object.keys(remotesInfo ?? {})).toHaveLength(REMOTES.length);
  expect(remotesInfo?.mf_map__canary).toEqual({ matchedVersion: map.slice('mf_map__canary:'.length) });
});

test('is there for the devtool, beside what the runtime says', () => {
  const moduleInfo = { host: {} };
  vi.stubGlobal('__FEDERATION__', { moduleInfo });
  provideModuleInfo(document_, resolved);
  expect(Object.keys(moduleInfo)).toHaveLength(REMOTES.length + 1);
});

test('is nothing where there is no federation', () => {
  expect(() => provideModuleInfo(document_, resolved)).not.toThrow();
});
