import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AppName, RemoteManifest } from '@suite/contracts';
import { checkContract } from '../contract-gate/check-contract.ts';
import { ownContract } from '../contract-gate/own-contract.ts';
import { type ReleaseStore, versionName } from '../store/release-store.ts';
import { FILES_FILE, type ListedVersion } from '../trust/files.ts';
import type { TrustedChanges } from '../trust/trusted-changes.ts';
import { RECORD_FILE, readRecord } from './build-record.ts';
import { compressFolder } from './compress.ts';
import { PublishError } from './publish-error.ts';
import { CONTRACT_FILE, type PublishedContract } from './published.ts';
import { remoteManifest } from './remote-manifest.ts';
import { claimIssues, liveClaims } from './route-claims.ts';

export interface PublishOptions {
  /** The contracts that the app was built with; those of this checkout unless they are given. */
  readonly contract?: PublishedContract;
  /**
   * Whether the version is held against what visitors have now; not when all apps are released together, of which
   * each may need the others.
   */
  readonly isAlone?: boolean;
}

/**
 * Puts a build into the store under its version. Files first, all or nothing.
 * @param appDir folder of the app; its build is in `dist`, its `remote.json` beside it.
 * @throws {PublishError} when the version exists already, the build or `remote.json` is not as it must be, or the
 * version does not fit what visitors have now.
 */
export async function publish(
  store: ReleaseStore,
  appDir: string,
  options: PublishOptions = {},
): Promise<{ app: AppName; version: string }> {
  const dist = path.join(appDir, 'dist');
  const record = await readRecord(dist);
  const { app, version } = record;
  const contract = options.contract ?? (await ownContract());
  const manifest = app === 'shell' ? null : await manifestOf(appDir, app);
  const range = manifest?.contract ?? `^${contract.provides}`;
  if (await store.has(app, version)) throw new PublishError(`${app} ${version} is published already`);
  if (options.isAlone !== false) {
    const { shared, uses, offers } = record;
    const needs = {
      version,
      contract: { provides: contract.provides, requiresShell: range },
      shared,
      uses,
      offers,
    };
    await checkContract(store, { app, needs, contract });
    if (manifest) await checkClaims(store, manifest);
  }
  const draft = await mkdtemp(path.join(tmpdir(), 'suite-publish-'));
  try {
    await cp(dist, draft, { recursive: true, filter: (file) => !file.endsWith('.map') });
    if (app !== 'shell') await cp(path.join(appDir, 'remote.json'), path.join(draft, 'remote.json'));
    await writeFile(
      path.join(draft, CONTRACT_FILE),
      JSON.stringify({ ...contract, publishedAt: new Date().toISOString() }),
    );
    await compressFolder(draft);
    if (store.trusted) await signFolder(store.trusted, { app, version }, draft);
    await store.objects.putFolder(versionName(app, version), draft, RECORD_FILE);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return { app, version };
}

/** Says what each file is that is published, signed by who publishes it. */
async function signFolder(trusted: TrustedChanges, listed: ListedVersion, folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const places = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
  const files = await Promise.all(
    places.map(
      async (place) => [path.relative(folder, place).replaceAll('\\', '/'), await readFile(place)] as const,
    ),
  );
  await writeFile(path.join(folder, FILES_FILE), await trusted.signFiles(listed, new Map(files)));
}

/** Takes a version out of the store, for a publish that must be repeated. */
export async function removeVersion(store: ReleaseStore, app: AppName, version: string): Promise<void> {
  await store.objects.removeFolder(versionName(app, version));
}

async function manifestOf(appDir: string, app: AppName): Promise<RemoteManifest> {
  const manifest = await remoteManifest(appDir);
  if (manifest.name === app) return manifest;
  throw new PublishError(
    `${path.join(appDir, 'remote.json')} is that of ${manifest.name}, the build that of ${app}`,
  );
}

/** A route or a panel has one owner: what visitors have of others is not taken from them. */
async function checkClaims(store: ReleaseStore, { name, routes, panels }: RemoteManifest): Promise<void> {
  const { document } = await store.readDocument();
  const others = liveClaims(document).filter(({ app }) => app !== name);
  const [first] = claimIssues([...others, { app: name, routes, panels }]);
  if (first)
    throw new PublishError(`${first}: one of them has to give it up, and be released without it, first`);
}
