import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  aBuildRecord,
  aBuiltApp,
  aDocument,
  anEntry,
  SOME_INTEGRITY,
  temporaryFolder,
} from './fixtures/release.ts';
import { publish, release, removeVersion } from './publish.ts';
import { PublishError } from './publish-error.ts';
import { ReleaseStore } from './store.ts';

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

async function releasedVersions(): Promise<Record<string, string[]>> {
  const { document } = await store.readDocument();
  return Object.fromEntries(
    Object.entries(document.microFrontends).map(([app, all]) => [
      app,
      all.map((one) => one.metadata.version),
    ]),
  );
}

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
    expect(await releasedVersions()).toEqual({});
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
    expect(store.has('mf-map', VERSION)).toBe(false);
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

describe('releasing', () => {
  it('gives a published version to every visitor, with all that the shell needs to load it', async () => {
    await publish(store, await builtApp());
    await release(store, 'mf-map', VERSION);
    const manifest = await readFile(path.join(store.versionFolder('mf-map', VERSION), 'mf-manifest.json'));
    const integrity = `sha384-${createHash('sha384').update(manifest).digest('base64')}`;
    const base = `/r/mf-map/${VERSION}`;
    expect((await store.readDocument()).document.microFrontends['@suite/mf-map']).toEqual([
      {
        url: `${base}/mf-manifest.json`,
        metadata: { integrity, version: VERSION },
        deployment: { traffic: 100, default: true },
        extras: {
          suite: {
            state: 'stable',
            container: 'mf_map__9f8e7d6c',
            entry: { url: `${base}/remoteEntry.1.js`, integrity: SOME_INTEGRITY },
            contract: { provides: '1.0.0', requiresShell: '^1.0.0' },
            shared: { react: '^19.3.1' },
            preload: {
              routes: ['map'],
              assets: [`${base}/assets/remote.1.js`],
              pages: { map: [`${base}/assets/page-map.1.js`, `${base}/assets/page-map.1.css`] },
            },
          },
        },
      },
    ]);
  });

  it('takes the place of the version before, and can go back to it', async () => {
    const next = '1.0.0-00000002';
    await publish(store, await builtApp());
    await publish(store, await builtApp({ version: next, container: 'mf_map__00000002' }));
    await release(store, 'mf-map', VERSION);
    await release(store, 'mf-map', next);
    expect(await releasedVersions()).toEqual({ '@suite/mf-map': [next] });
    await release(store, 'mf-map', VERSION);
    expect(await releasedVersions()).toEqual({ '@suite/mf-map': [VERSION] });
  });

  it('loses none of two releases at once', async () => {
    await publish(store, await builtApp());
    await publish(
      store,
      await builtApp({ app: 'mf-panels', container: 'mf_panels__1' }, { name: 'mf-panels' }),
    );
    await Promise.all([release(store, 'mf-map', VERSION), release(store, 'mf-panels', VERSION)]);
    expect(await releasedVersions()).toEqual({ '@suite/mf-map': [VERSION], '@suite/mf-panels': [VERSION] });
  });

  it('refuses a version that is not published', async () => {
    await expect(release(store, 'mf-map', VERSION)).rejects.toThrow(
      new PublishError(`mf-map ${VERSION} is not published`),
    );
  });

  it('refuses a version whose entry has no integrity, and leaves the document as it is', async () => {
    await store.writeDocument(aDocument(anEntry('mf-map', '1.0.0-00000001')), '');
    await publish(store, await builtApp({ integrity: {} }));
    await expect(release(store, 'mf-map', VERSION)).rejects.toThrow(
      new PublishError(`mf-map ${VERSION} has no integrity for remoteEntry.1.js`),
    );
    expect(await releasedVersions()).toEqual({ '@suite/mf-map': ['1.0.0-00000001'] });
  });
});
