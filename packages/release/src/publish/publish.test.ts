import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { A_CONTRACT, aBuildRecord, aBuiltApp, temporaryFolder } from '../fixtures/release.ts';
import { ReleaseStore } from '../store/release-store.ts';
import { publish as publishAny, removeVersion } from './publish.ts';
import { PublishError } from './publish-error.ts';

const VERSION = '1.0.0-9f8e7d6c';
let store: ReleaseStore;
let folders: string[];

beforeEach(async () => {
  store = new ReleaseStore(await temporaryFolder());
  folders = [store.folder];
});
afterEach(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

async function builtApp(...parts: Parameters<typeof aBuiltApp>): Promise<string> {
  const folder = await aBuiltApp(...parts);
  folders.push(folder);
  return folder;
}

const publish = (to: ReleaseStore, appDir: string) => publishAny(to, appDir, { contract: A_CONTRACT });

describe('publishing', () => {
  it('puts the files of a build into the store, packed, without source maps', async () => {
    await expect(publish(store, await builtApp())).resolves.toEqual({ app: 'mf-map', version: VERSION });
    const files = await readdir(store.versionFolder('mf-map', VERSION), { recursive: true });
    expect(files.toSorted()).toEqual([
      'assets',
      'assets/page-map.1.js',
      'assets/page-map.1.js.br',
      'assets/page-map.1.js.gz',
      'assets/small.css',
      'contract.json',
      'mf-manifest.json',
      'release.json',
      'remote.json',
      'remoteEntry.1.js',
      'remoteEntry.1.js.br',
      'remoteEntry.1.js.gz',
    ]);
  });

  it('gives nobody the version', async () => {
    await publish(store, await builtApp());
    expect((await store.readDocument()).document.microFrontends).toEqual({});
  });

  it('lets exactly one of two who publish the same version at once', async () => {
    const [one, other] = [await builtApp(), await builtApp()];
    const results = await Promise.allSettled([publish(store, one), publish(store, other)]);
    expect(results.map((result) => result.status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await store.versions('mf-map')).toEqual([VERSION]);
  });

  it('refuses a version that is there, and leaves it as it is', async () => {
    await publish(store, await builtApp());
    const again = await builtApp({ container: 'mf_map__other' });
    await expect(publish(store, again)).rejects.toThrow(
      new PublishError(`mf-map ${VERSION} is published already`),
    );
    const record = await readFile(path.join(store.versionFolder('mf-map', VERSION), 'release.json'), 'utf8');
    expect(JSON.parse(record)).toEqual(aBuildRecord());
  });

  it('takes a version again once it was removed', async () => {
    const app = await builtApp();
    await publish(store, app);
    await removeVersion(store, 'mf-map', VERSION);
    await expect(publish(store, app)).resolves.toEqual({ app: 'mf-map', version: VERSION });
  });

  it('refuses an app that is not built', async () => {
    const empty = await temporaryFolder();
    folders.push(empty);
    await expect(publish(store, empty)).rejects.toThrow(
      new PublishError(`${path.join(empty, 'dist')} holds no build`),
    );
  });

  it.each([
    ['no JSON', '{'],
    ['nothing of a record', '{}'],
    ['an app that nobody knows', JSON.stringify(aBuildRecord({ app: 'mf-other' }))],
    ['a version that leads out of the store', JSON.stringify(aBuildRecord({ version: '../../x' }))],
  ])('refuses a build whose record holds %s', async (_, text) => {
    const app = await builtApp();
    await writeFile(path.join(app, 'dist/release.json'), text);
    await expect(publish(store, app)).rejects.toThrow(PublishError);
    expect(await readdir(store.folder)).toEqual([]);
  });

  it('refuses a remote whose remote.json names another one', async () => {
    const app = await builtApp({}, { name: 'mf-building' });
    await expect(publish(store, app)).rejects.toThrow(
      new PublishError(`${path.join(app, 'remote.json')} is that of mf-building, the build that of mf-map`),
    );
    expect(await store.has('mf-map', VERSION)).toBe(false);
  });

  it('refuses a remote whose remote.json is not valid, and stores nothing', async () => {
    await expect(publish(store, await builtApp({}, { team: '' }))).rejects.toThrow(PublishError);
    expect(await readdir(store.folder)).toEqual([]);
  });

  it('asks no remote.json of the shell', async () => {
    const shell = await builtApp({ app: 'shell', container: 'shell__9f8e7d6c' });
    await rm(path.join(shell, 'remote.json'));
    await publish(store, shell);
    expect(await readdir(store.versionFolder('shell', VERSION))).not.toContain('remote.json');
  });
});
