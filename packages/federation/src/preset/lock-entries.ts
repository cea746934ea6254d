import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

type Versions = Readonly<Record<string, string>>;

type Installed = Readonly<Record<string, { readonly version: string }>>;

interface Lockfile {
  /** What packages of the workspace depend on, by their folder. */
  readonly importers: Readonly<
    Record<string, { readonly dependencies?: Installed; readonly devDependencies?: Installed }>
  >;
  readonly packages: Readonly<Record<string, { readonly resolution?: { readonly integrity?: string } }>>;
  readonly snapshots: Readonly<
    Record<string, { readonly dependencies?: Versions; readonly optionalDependencies?: Versions }>
  >;
}

let last: { readonly text: string; readonly lock: Lockfile } | null = null;

function lockfileOf(root: string): Lockfile {
  const text = readFileSync(path.join(root, 'pnpm-lock.yaml'), 'utf8');
  if (last?.text !== text) last = { text, lock: parse(text) as Lockfile };
  return last.lock;
}

/**
 * What the lock file says of libraries and of all that they depend on: `name@version integrity`, in their order. Comments,
 * and what nobody of these uses, are not in it.
 * @param libraries names, by the folder of the package that imports them
 */
export function lockEntries(
  root: string,
  libraries: ReadonlyMap<string, ReadonlySet<string>>,
): readonly string[] {
  const { importers, packages, snapshots } = lockfileOf(root);
  const found = new Map<string, string>();
  const visit = (key: string) => {
    const snapshot = snapshots[key];
    if (found.has(key) || snapshot === undefined) return;
    // Peers stand in parentheses behind the version.
    const integrity = packages[key.replace(/\(.*$/, '')]?.resolution?.integrity ?? '';
    found.set(key, `${key} ${integrity}`);
    const { dependencies, optionalDependencies } = snapshot;
    for (const [name, version] of Object.entries({ ...dependencies, ...optionalDependencies }))
      visit(keyOf(name, version));
  };
  for (const [folder, names] of libraries) {
    const importer = importers[path.relative(root, folder).replaceAll('\\', '/') || '.'];
    const installed = { ...importer?.devDependencies, ...importer?.dependencies };
    for (const name of names) {
      const { version } = installed[name] ?? {};
      if (version !== undefined) visit(keyOf(name, version));
    }
  }
  return [...found.values()].toSorted();
}

/** An alias names its package before the version. */
function keyOf(name: string, version: string): string {
  return /^\d/.test(version) ? `${name}@${version}` : version;
}
