import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { discoveryKey } from './discovery-key.ts';

interface PackageJson {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

export const REPOSITORY_ROOT = path.resolve(import.meta.dirname, '../../../..');

/** What is compiled is made of other sources: messages of the app's own, routes of manifests that count in the page anyway. */
const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', 'compiled', 'demo', 'tools']);
const SKIPPED_FILES = /(\.test\.tsx?|\.md)$/;

export function readPackageJson(folder: string): PackageJson {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as PackageJson;
}

/** Folders of the workspace packages that an app is built from, the app's own first. */
export function sourceFolders(appDir: string): string[] {
  const found = new Set<string>();
  const visit = (folder: string) => {
    if (found.has(folder)) return;
    found.add(folder);
    const { dependencies = {}, devDependencies = {} } = readPackageJson(folder);
    const tools = '@suite/federation' in devDependencies ? ['@suite/federation'] : [];
    for (const name of [...Object.keys(dependencies), ...tools].filter((one) => one.startsWith('@suite/'))) {
      const child = path.join(REPOSITORY_ROOT, 'packages', name.slice('@suite/'.length));
      if (existsSync(child)) visit(child);
    }
  };
  visit(path.resolve(appDir));
  return [...found];
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) return SKIPPED_FOLDERS.has(entry.name) ? [] : sourceFiles(file);
      return SKIPPED_FILES.test(entry.name) ? [] : [file];
    })
    .toSorted();
}

/** The lock file without what other packages of the workspace depend on: a new remote is no new version of the shell. */
function lockOf(folders: readonly string[]): string {
  const text = readFileSync(path.join(REPOSITORY_ROOT, 'pnpm-lock.yaml'), 'utf8');
  const names = folders.map((folder) => path.relative(REPOSITORY_ROOT, folder).replaceAll('\\', '/'));
  return text.replace(/^importers:\n.*?(?=^\S)/ms, (importers) =>
    importers
      .split(/^(?= {2}\S)/m)
      .filter((block) => names.some((name) => block.startsWith(`  ${name}:`)))
      .join(''),
  );
}

/**
 * Version of an app as it stands: the version of its package.json and 8 hex digits of a hash over every
 * source that goes into it (and the key that a shell is built with), for example `1.0.0-9f8e7d6c`. The same
 * sources always give the same version, so a version that is in the release store already need not be built again.
 */
export function sourceVersion(appDir: string): string {
  const folders = sourceFolders(appDir);
  const hash = createHash('sha256').update(lockOf(folders));
  for (const file of folders.flatMap(sourceFiles)) {
    hash
      .update(`\0${path.relative(REPOSITORY_ROOT, file).replaceAll('\\', '/')}\0`)
      .update(readFileSync(file));
  }
  const { name, version } = readPackageJson(appDir);
  const key = name === 'shell' ? discoveryKey() : null;
  if (key !== null) hash.update(`\0${key}`);
  return `${version}-${hash.digest('hex').slice(0, 8)}`;
}

/** Name of the container's global: unique per version, because a global that exists is never loaded again. */
export function containerName(app: string, version: string): string {
  return `${app.replaceAll('-', '_')}__${version.split('-').at(-1)}`;
}
