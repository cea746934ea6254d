import { createHash } from 'node:crypto';
import type { AppName, DiscoveryEntry, RemoteManifest, RemoteOffer } from '@suite/contracts';
import { type ReleaseStore, versionName } from '../store/release-store.ts';
import { type BuildRecord, buildRecord, RECORD_FILE } from './build-record.ts';
import { PublishError } from './publish-error.ts';
import { remoteManifestOf } from './remote-manifest.ts';

/** The contracts that a version was built with, beside its files. */
export const CONTRACT_FILE = 'contract.json';

export interface PublishedContract {
  /** When the version was published, ISO 8601. */
  readonly publishedAt?: string;
  /** Version of the contracts. */
  readonly provides: string;
  /** Sources of the contracts, by their path, to hold the types of two versions against each other. */
  readonly sources: Readonly<Record<string, string>>;
}

/** What the discovery document says of a version in the store. @throws {PublishError} when it is not there, or not whole. */
export async function publishedEntry(
  store: ReleaseStore,
  app: AppName,
  version: string,
  fallbackOrigin?: string,
): Promise<DiscoveryEntry> {
  const record = await publishedRecord(store, app, version);
  const manifest = await publishedFile(store, app, version, 'mf-manifest.json');
  const remote = app === 'shell' ? null : await publishedManifest(store, app, version);
  const provides = await providedContract(store, app, version);
  const base = `/${versionName(app, version)}`;
  const address = (file: string) => `${base}/${file}`;
  const elsewhere = (file: string) => fallbackOrigin && { fallbackUrl: fallbackOrigin + address(file) };
  return {
    url: address('mf-manifest.json'),
    ...elsewhere('mf-manifest.json'),
    metadata: { integrity: sha384(manifest), version },
    deployment: { traffic: 100, default: true },
    extras: {
      suite: {
        state: 'stable',
        container: record.container,
        entry: {
          url: address(record.entry),
          ...elsewhere(record.entry),
          integrity: integrityOf(record, record.entry),
        },
        contract: {
          provides,
          requiresShell: remote?.contract ?? `^${provides}`,
        },
        shared: record.shared,
        ...(remote && { remote: offerOf(remote) }),
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

function offerOf({ team, routes, panels, menu }: RemoteManifest): RemoteOffer {
  return { team, routes, panels, menu };
}

/** @throws {PublishError} when the version is not there, or its record is none. */
export async function publishedRecord(
  store: ReleaseStore,
  app: AppName,
  version: string,
): Promise<BuildRecord> {
  const stored = await store.readFile(app, version, RECORD_FILE);
  // It is written last.
  if (!stored) throw new PublishError(`${app} ${version} is not published`);
  const result = buildRecord.safeParse(JSON.parse(stored.toString()));
  if (!result.success) throw new PublishError(`The record of ${app} ${version} is not that of a build`);
  return result.data;
}

async function providedContract(store: ReleaseStore, app: AppName, version: string): Promise<string> {
  const bytes = await publishedFile(store, app, version, CONTRACT_FILE);
  return (JSON.parse(bytes.toString()) as PublishedContract).provides;
}

async function publishedManifest(
  store: ReleaseStore,
  app: AppName,
  version: string,
): Promise<RemoteManifest> {
  const bytes = await publishedFile(store, app, version, 'remote.json');
  return remoteManifestOf(JSON.parse(bytes.toString()), `remote.json of ${app} ${version}`);
}

export async function publishedFile(
  store: ReleaseStore,
  app: AppName,
  version: string,
  file: string,
): Promise<Buffer> {
  const stored = await store.readFile(app, version, file);
  if (!stored) throw new PublishError(`${app} ${version} has no ${file}`);
  return stored;
}

function integrityOf(record: BuildRecord, file: string): string {
  const integrity = record.integrity[file];
  if (!integrity) throw new PublishError(`${record.app} ${record.version} has no integrity for ${file}`);
  return integrity;
}

export function sha384(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
