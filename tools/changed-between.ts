import { existsSync } from 'node:fs';
import path from 'node:path';
import type { AppName, RemoteManifest } from '@suite/contracts';
import { sourceVersion } from '@suite/federation/preset';
import { remoteManifests } from './manifests.mjs';

export interface ChangedApps {
  readonly apps: readonly AppName[];
  /** Who answers for the remotes among them. */
  readonly teams: readonly string[];
}

/** The apps of a checkout that were another version in a former one, or were not there. */
export function changedBetween(before: string, after: string): ChangedApps {
  const manifests = remoteManifests(after) as RemoteManifest[];
  const all: readonly AppName[] = ['shell', ...manifests.map(({ name }) => name)];
  const apps = all.filter(
    (app) => formerVersion(before, app) !== sourceVersion(path.join(after, app), after),
  );
  const changed = manifests.filter(({ name }) => apps.includes(name));
  return { apps, teams: changed.map(({ team }) => team) };
}

/** Null where the app was not there, or its sources cannot be followed any more. */
function formerVersion(root: string, app: string): string | null {
  try {
    return existsSync(path.join(root, app)) ? sourceVersion(path.join(root, app), root) : null;
  } catch {
    return null;
  }
}
