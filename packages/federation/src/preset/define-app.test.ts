import { generateKeyPairSync } from 'node:crypto';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { defineRemote, defineShell } from './define-app.ts';
import { discoveryKey } from './discovery-key.ts';
import { containerName, REPOSITORY_ROOT, sourceVersion } from './source-version.ts';

const REMOTE = path.join(REPOSITORY_ROOT, 'mf-account');
/** A public key of P-256. */
const KEY = publicKeyOf('P-256');
const SHELL = path.join(REPOSITORY_ROOT, 'shell');

describe('the build of a remote', () => {
  const configuration = defineRemote(REMOTE);
  const container = containerName('mf-account', sourceVersion(REMOTE));

  it('has names that no other version of it has', () => {
    expect(configuration.output?.uniqueName).toBe(container);
    const styles = configuration.module?.generator?.['css/auto'] as { localIdentName: string };
    expect(styles.localIdentName.startsWith(`${container}__`)).toBe(true);
  });

  it('can lie anywhere, and starts nothing by itself', () => {
    expect(configuration.output?.publicPath).toBe('auto');
    expect(configuration.entry).toEqual({});
  });

  it('takes a module that threw for broken when it is asked for again', () => {
    expect(configuration.output?.strictModuleErrorHandling).toBe(true);
  });
});

describe('the build of the shell', () => {
  const configuration = defineShell(SHELL);

  it('lies under its version', () => {
    expect(configuration.output?.publicPath).toBe(`/r/shell/${sourceVersion(SHELL)}/`);
  });

  it('leaves the parser of messages and the whole router out', () => {
    const alias = Object.keys(configuration.resolve?.alias ?? {});
    expect(alias).toContain('@formatjs/icu-messageformat-parser$');
    expect(alias).toContain('curated-react-router-source$');
  });
});

describe('the key of the discovery document', () => {
  afterEach(() => vi.unstubAllEnvs());
  const builtIn = () =>
    defineShell(SHELL)
      .plugins?.flatMap((plugin) => (plugin as { _args?: object[] })._args ?? [])
      .find((constants) => '__DISCOVERY_KEY__' in constants);

  it('is told by the page where a shell is built without one', () => {
    vi.stubEnv('DISCOVERY_PUBLIC_KEY', '');
    expect(builtIn()).toEqual({ __DISCOVERY_KEY__: 'null' });
  });

  it('is built into the shell, which is another version then, and into no remote', () => {
    vi.stubEnv('DISCOVERY_PUBLIC_KEY', '');
    const before = [SHELL, REMOTE].map((app) => sourceVersion(app));
    vi.stubEnv('DISCOVERY_PUBLIC_KEY', KEY);
    expect(builtIn()).toEqual({ __DISCOVERY_KEY__: JSON.stringify(KEY) });
    const after = [SHELL, REMOTE].map((app) => sourceVersion(app));
    expect([after[0] === before[0], after[1] === before[1]]).toEqual([false, true]);
  });

  it.each(['x', publicKeyOf('P-384')])('is refused where it is none: %s', (text) => {
    expect(() => discoveryKey({ DISCOVERY_PUBLIC_KEY: text })).toThrow('is no public key of the curve P-256');
  });
});

function publicKeyOf(namedCurve: string): string {
  const { publicKey } = generateKeyPairSync('ec', { namedCurve });
  return publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
}
