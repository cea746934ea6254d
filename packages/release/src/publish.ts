import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { APP_NAMES, type AppName, CONTRACT_VERSION, type DiscoveryEntry } from '@suite/contracts';
import { z } from 'zod';
import { compressFolder } from './compress.ts';
import { withStable } from './document.ts';
import { PublishError } from './publish-error.ts';
import { readJson } from './read-json.ts';
import { remoteManifest } from './remote-manifest.ts';
import { ConflictError, type ReleaseStore } from './store.ts';

/** `release.json` of a build. */
const buildRecord = z.object({
  app: z.enum(APP_NAMES),
  version: z.string().regex(/^[\w.-]+$/),
  container: z.string(),
  entry: z.string(),
  exposedAssets: z.array(z.string()),
  pageAssets: z.record(z.string(), z.array(z.string())),
  shared: z.record(z.string(), z.string()),
  integrity: z.record(z.string(), z.string()),
});
type BuildRecord = z.infer<typeof buildRecord>;

const WRITE_ATTEMPTS = 5;

/**
 * Puts a build into the store under its version. Files first, all or nothing.
 * @param appDir folder of the app; its build is in `dist`, its `remote.json` beside it.
 * @throws {PublishError} when the version exists already, or the build or `remote.json` is not as it must be.
 */
export async function publish(
  store: ReleaseStore,
  appDir: string,
): Promise<{ app: AppName; version: string }> {
  const dist = path.join(appDir, 'dist');
  const record = await readRecord(dist);
  const { app, version } = record;
  if (app !== 'shell') await checkRemote(appDir, app);
  if (store.has(app, version)) throw new PublishError(`${app} ${version} is published already`);
  const target = store.versionFolder(app, version);
  const draft = `${target}.${process.pid}.tmp`;
  await mkdir(path.dirname(target), { recursive: true });
  await cp(dist, draft, { recursive: true, filter: (file) => !file.endsWith('.map') });
  if (app !== 'shell') await cp(path.join(appDir, 'remote.json'), path.join(draft, 'remote.json'));
  await compressFolder(draft);
  await rename(draft, target);
  return { app, version };
}

/** Makes a published version the stable one of its app, which every visitor gets. */
export async function release(store: ReleaseStore, app: AppName, version: string): Promise<void> {
  if (!store.has(app, version)) throw new PublishError(`${app} ${version} is not published`);
  const entry = await discoveryEntry(store, app, version);
  for (let attempt = 1; ; attempt += 1) {
    const { document, revision } = await store.readDocument();
    try {
      await store.writeDocument(withStable(document, app, entry), revision);
      return;
    } catch (error) {
      if (!(error instanceof ConflictError) || attempt === WRITE_ATTEMPTS) throw error;
    }
  }
}

/** Takes a version out of the store, for a publish that must be repeated. */
export async function removeVersion(store: ReleaseStore, app: AppName, version: string): Promise<void> {
  await rm(store.versionFolder(app, version), { recursive: true, force: true });
}

async function checkRemote(appDir: string, app: AppName): Promise<void> {
  const { name } = await remoteManifest(appDir);
  if (name === app) return;
  throw new PublishError(`${path.join(appDir, 'remote.json')} is that of ${name}, the build that of ${app}`);
}

async function readRecord(folder: string): Promise<BuildRecord> {
  const file = path.join(folder, 'release.json');
  if (!existsSync(file)) throw new PublishError(`${folder} holds no build`);
  const result = buildRecord.safeParse(await readJson(file));
  if (!result.success) throw new PublishError(`${file} is not the record of a build`);
  return result.data;
}

async function discoveryEntry(store: ReleaseStore, app: AppName, version: string): Promise<DiscoveryEntry> {
  const folder = store.versionFolder(app, version);
  const record = await readRecord(folder);
  const base = `/r/${app}/${version}`;
  const address = (file: string) => `${base}/${file}`;
  const manifest = await readFile(path.join(folder, 'mf-manifest.json'));
  const remote = app === 'shell' ? null : await remoteManifest(folder);
  return {
    url: `${base}/mf-manifest.json`,
    metadata: { integrity: sha384(manifest), version },
    deployment: { traffic: 100, default: true },
    extras: {
      suite: {
        state: 'stable',
        container: record.container,
        entry: { url: `${base}/${record.entry}`, integrity: integrityOf(record, record.entry) },
        contract: { provides: CONTRACT_VERSION, requiresShell: remote?.contract ?? `^${CONTRACT_VERSION}` },
        shared: record.shared,
        preload: {
          routes: [...(remote?.preload ?? [])],
          assets: record.exposedAssets.map(address),
          pages: Object.fromEntries(
            Object.entries(record.pageAssets).map(([page, files]) => [page, files.map(address)]),
          ),
        },
      },
    },
  };
}

function integrityOf(record: BuildRecord, file: string): string {
  const integrity = record.integrity[file];
  if (!integrity) throw new PublishError(`${record.app} ${record.version} has no integrity for ${file}`);
  return integrity;
}

function sha384(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
