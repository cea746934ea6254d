import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBuiltApp, temporaryFolder } from '../fixtures/release.ts';
import { publish } from '../publish/publish.ts';
import type { PublishedContract } from '../publish/published.ts';
import { Releases } from '../rollout/releases.ts';
import { ReleaseStore } from '../store/release-store.ts';
import { ownContract } from './own-contract.ts';

describe('the contract gate', () => {
  let own: PublishedContract;
  let store: ReleaseStore;
  const folders: string[] = [];
  let last = 0;

  async function made(app: 'shell' | 'mf-map', contract: PublishedContract, range = '^2.0.0') {
    last += 1;
    const version = `1.0.0-${String(last).padStart(8, '0')}`;
    const container = `${app.replace('-', '_')}__${last}`;
    const folder = await aBuiltApp({ app, version, container }, { contract: range });
    folders.push(folder);
    await publish(store, folder, { contract });
    return version;
  }
  const changed = (file: string, from: string, to: string, provides = own.provides): PublishedContract => {
    const text = own.sources[file] ?? '';
    expect(text).toContain(from);
    return { provides, sources: { ...own.sources, [file]: text.replace(from, to) } };
  };

  beforeAll(async () => {
    own = await ownContract();
    const folder = await temporaryFolder();
    folders.push(folder);
    store = new ReleaseStore(folder);
    const shell = await made('shell', own);
    const map = await made('mf-map', own);
    await new Releases(store, { author: 'ana', reason: '' }).releaseTogether([
      { app: 'shell', version: shell },
      { app: 'mf-map', version: map },
    ]);
  });
  afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

  it('has the contracts of this checkout without their tests', () => {
    expect(Object.keys(own.sources)).toContain('remotes.ts');
    expect(Object.keys(own.sources).filter((name) => name.includes('.test.'))).toEqual([]);
  });

  it('lets a remote pass that says the same in other words, or adds what nobody needs', async () => {
    const reworded = changed('stores.ts', 'readonly asOf: string | null;', 'readonly asOf: null | string;');
    await expect(made('mf-map', reworded)).resolves.toBeTruthy();
    const added = changed(
      'stores.ts',
      'readonly asOf: string | null;',
      'readonly asOf: string | null; readonly pets?: boolean;',
    );
    await expect(made('mf-map', added)).resolves.toBeTruthy();
  });

  it.each([
    [
      'a remote whose pages the shell could not draw',
      'remotes.ts',
      'readonly pages: Readonly<Record<string, LazyView<PageProps>>>;',
      'readonly pages: readonly string[];',
    ],
    [
      'a remote that needs of a panel what the shell does not give',
      'remotes.ts',
      'readonly onClose: () => void;',
      'readonly onClose: () => void; readonly title: string;',
    ],
    [
      'a remote that hears another thing than the shell tells',
      'events.ts',
      "'session:profile-failed': { status: number }",
      "'session:profile-failed': { status: string }",
    ],
    [
      'a remote that reads a store in another form',
      'stores.ts',
      'readonly asOf: string | null;',
      'readonly asOf: number;',
    ],
  ])('refuses %s', async (_, file, from, to) => {
    await expect(made('mf-map', changed(file, from, to))).rejects.toThrow(
      /^mf-map does not fit what visitors have now\n {2}shell 1\.0\.0-\w+: check\.ts\(\d+,\d+\): error TS/,
    );
  });

  it('refuses a shell that the remotes of today do not fit into', async () => {
    const shell = changed(
      'remotes.ts',
      'readonly contract: string;',
      'readonly contract: string; readonly team: string;',
    );
    await expect(made('shell', shell)).rejects.toThrow(/mf-map 1\.0\.0-\w+: check\.ts/);
  });

  it('delivery: incompatible contract: refuses a remote, or a shell, by the range that it names', async () => {
    await expect(made('mf-map', own, '^2.9.0')).rejects.toThrow(
      `mf-map needs the contracts ^2.9.0, the shell has ${own.provides}`,
    );
    await expect(made('shell', { ...own, provides: '3.0.0' })).rejects.toThrow(
      'mf-map needs the contracts ^2.0.0, the shell has 3.0.0',
    );
  });
});
