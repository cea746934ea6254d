import { spawn } from 'node:child_process';
import path from 'node:path';
import type { AppName, RemoteManifest } from '@suite/contracts';
import { REPOSITORY_ROOT, sourceVersion } from '@suite/federation/preset';
import { holdsBuild, publish, type ReleaseStore, Releases } from '@suite/release';
import { remoteManifests } from './manifests.mjs';

/** Builds at a time: each uses about one core. */
const CONCURRENCY = 2;

/** What the remotes of this checkout say of themselves. */
export function manifests(): readonly RemoteManifest[] {
  return remoteManifests() as RemoteManifest[];
}

/** Everything that this checkout releases: the shell, and the remotes that have a manifest. */
export function appNames(): readonly AppName[] {
  return ['shell', ...manifests().map(({ name }) => name)];
}

interface AppVersion {
  readonly app: AppName;
  readonly version: string;
}

export interface AppBuild extends AppVersion {
  readonly buildMs: number;
}

/** A build that failed; the message ends with what the build printed. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
}

/** Runs a command in the repository and gives what it printed. @throws {BuildError} when it fails. */
export async function run(
  command: string,
  args: readonly string[],
  cwd = REPOSITORY_ROOT,
  env = process.env,
): Promise<string> {
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  const text = Buffer.concat(output).toString();
  if (code !== 0) throw new BuildError(`${command} ${args.join(' ')} failed\n${text}`);
  return text;
}

/** Compiles the messages of every package that has some. The results are read by builds, types and tests. */
export async function compileMessages(): Promise<void> {
  await run('pnpm', ['--silent', 'run', 'messages']);
}

export function appFolder(app: AppName): string {
  return path.join(REPOSITORY_ROOT, app);
}

/** Where an app's build lies. */
export function builtFolder(app: AppName): string {
  return path.join(appFolder(app), 'dist');
}

/**
 * Builds apps, each into its `dist`, but for those whose build of the same sources lies there.
 * @param apps by default all of them
 */
export async function buildSources(
  apps: readonly AppVersion[] = sourceVersions(),
  onBuilt?: (build: AppBuild) => void,
): Promise<void> {
  const isThere = await Promise.all(apps.map(({ app, version }) => holdsBuild(builtFolder(app), version)));
  const queue = apps.filter((_, index) => !isThere[index]);
  if (queue.length > 0) await compileMessages();
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const startedMs = performance.now();
      await run('pnpm', ['--silent', 'exec', 'rspack', 'build'], appFolder(next.app));
      onBuilt?.({ ...next, buildMs: performance.now() - startedMs });
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
}

/**
 * Publishes every app whose sources are not in the store yet, built where they are not, and makes it the stable version,
 * all in one change of the document. What a person decided stays: an app that is pinned, locked, on its way as a canary,
 * or taken back with these very sources is left as it is.
 */
export async function releaseSources(
  store: ReleaseStore,
  onBuilt?: (build: AppBuild) => void,
): Promise<void> {
  const apps = sourceVersions();
  const missing = await withoutPublished(store, apps);
  await buildSources(missing, onBuilt);
  // A build tells its own version: a source may have been saved since the versions were computed.
  const published = await Promise.all(
    missing.map(({ app }) => publish(store, appFolder(app), { isAlone: false })),
  );
  await giveToAll(store, [...apps.filter((one) => !missing.includes(one)), ...published]);
}

function sourceVersions(): readonly AppVersion[] {
  return appNames().map((app) => ({ app, version: sourceVersion(appFolder(app)) }));
}

async function withoutPublished(
  store: ReleaseStore,
  versions: readonly AppVersion[],
): Promise<readonly AppVersion[]> {
  const isThere = await Promise.all(versions.map(({ app, version }) => store.has(app, version)));
  return versions.filter((_, index) => !isThere[index]);
}

async function giveToAll(store: ReleaseStore, versions: readonly AppVersion[]): Promise<void> {
  const releases = new Releases(store, { author: 'start', reason: 'the sources of this checkout' });
  const changed: AppVersion[] = [];
  for (const { app, version } of versions) {
    if (await releases.isServed(app, version)) continue;
    if (await releases.isHeld(app, version))
      console.log(`${app} ${version} waits: see npm run release -- status`);
    else changed.push({ app, version });
  }
  if (changed.length > 0) await releases.releaseTogether(changed);
}
