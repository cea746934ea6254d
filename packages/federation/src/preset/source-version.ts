import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { discoveryKey } from './discovery-key.ts';
import { lockEntries } from './lock-entries.ts';
import { SHARED_NAMES } from './shared.ts';
import { sourceGraph } from './source-graph.ts';

interface PackageJson {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, string>>;
}

export const REPOSITORY_ROOT = path.resolve(import.meta.dirname, '../../../..');

const LOCK_FILE = 'pnpm-lock.yaml';

/** What is compiled is made of other sources: messages of the app's own, routes of manifests that count in the page anyway. */
const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', 'compiled', 'demo', 'tools']);
/** Of a repository of its own: what it is tested, kept and owned by. */
const SKIPPED_FILES = /^\.|(\.test\.tsx?|\.md)$|^(pnpm-.*\.yaml|vitest\.config\.ts|CODEOWNERS)$/;

/**
 * The checkout that an app lies in, which has the lock file: a repository of its own, or the suite's.
 * @throws {Error} when nothing was installed with pnpm.
 */
export function checkoutOf(appDir: string): string {
  const folder = path.resolve(appDir);
  const places = [folder, path.dirname(folder), REPOSITORY_ROOT];
  const checkout = places.find((one) => existsSync(path.join(one, LOCK_FILE)));
  if (!checkout) throw new Error(`${folder} has no ${LOCK_FILE}: pnpm install writes it`);
  return checkout;
}

export function readPackageJson(folder: string): PackageJson {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as PackageJson;
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) return isSkipped(entry.name) ? [] : sourceFiles(file);
      return SKIPPED_FILES.test(entry.name) ? [] : [file];
    })
    .toSorted();
}

function isSkipped(folder: string): boolean {
  return folder.startsWith('.') || SKIPPED_FOLDERS.has(folder);
}

/** Where the bundler begins in a shell: the page, and scripts beside it. */
export const SHELL_ENTRIES = {
  main: 'src/main.tsx',
  still: 'src/first-picture/still.ts',
  startAfter: 'src/first-picture/start-after.ts',
  watchdog: 'src/watchdog/start.ts',
  serviceWorker: 'src/service-worker/worker/worker.ts',
} as const;

export const REMOTE_ENTRY = 'src/remote.ts';

/** Libraries of an app that no module imports: the compiler of messages, and what compiled modules take. */
const OF_EVERY_APP = ['@formatjs/cli', '@swc/helpers'];
const PRESET = '@suite/federation';

/**
 * What an app is built from: all of its own folder and of the build preset, of other packages of the workspace the files that
 * its modules lead to, and what the lock file says of the libraries that these import. In a repository of its own the preset
 * and the packages of the suite are libraries as all others.
 */
export interface AppSources {
  readonly files: readonly string[];
  readonly lockEntries: readonly string[];
}

export function appSources(appDir: string, root = checkoutOf(appDir)): AppSources {
  const folder = path.resolve(appDir);
  const isShell = readPackageJson(folder).name === 'shell';
  const entries = isShell ? Object.values(SHELL_ENTRIES) : [REMOTE_ENTRY];
  const own = sourceFiles(folder);
  const roots = [
    ...entries.map((entry) => path.join(folder, entry)).filter((file) => own.includes(file)),
    ...(isShell ? sharedSources(root) : []),
  ];
  const { files, libraries } = sourceGraph(root, roots);
  const preset = path.join(root, 'packages/federation');
  const isInWorkspace = existsSync(preset);
  const used = new Map<string, ReadonlySet<string>>([
    ...libraries,
    ...(isInWorkspace
      ? [[preset, new Set(Object.keys(readPackageJson(preset).dependencies ?? {}))] as const]
      : []),
    [folder, new Set([...(libraries.get(folder) ?? []), ...OF_EVERY_APP, PRESET])],
  ]);
  const ofPreset = isInWorkspace ? sourceFiles(preset) : [];
  return {
    files: [...new Set([...own, ...ofPreset, ...files])].toSorted(),
    lockEntries: lockEntries(root, used),
  };
}

/** Entry modules of the workspace packages that a shell gives to every remote, whatever it uses of them itself. */
function sharedSources(root: string): readonly string[] {
  return SHARED_NAMES.filter((name) => name.startsWith('@suite/')).map((name) => {
    const [, folder = '', ...rest] = name.split('/');
    const { exports = {} } = readPackageJson(path.join(root, 'packages', folder));
    return path.join(root, 'packages', folder, exports[['.', ...rest].join('/')] ?? '');
  });
}

/**
 * Version of an app as it stands: the version of its package.json and 8 hex digits of a hash over everything that goes into
 * it (and the key that a shell is built with), for example `1.0.0-9f8e7d6c`. The same sources always give the same version,
 * so a version that is in the release store already need not be built again.
 * @param root of the checkout that the app lies in
 */
export function sourceVersion(
  appDir: string,
  root = checkoutOf(appDir),
  sources = appSources(appDir, root),
): string {
  const hash = createHash('sha256').update(sources.lockEntries.join('\n'));
  for (const file of sources.files) {
    hash.update(`\0${path.relative(root, file).replaceAll('\\', '/')}\0`).update(readFileSync(file));
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
