/** `package.json` of a package of the workspace, as far as it matters to who installs it. */
export interface WorkspaceManifest {
  readonly name: string;
  readonly version: string;
  readonly exports?: Readonly<Record<string, string>>;
  readonly bin?: Readonly<Record<string, string>>;
  readonly sideEffects?: boolean | readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly suite?: {
    /** Libraries of which it imports files by their path: they come along in its own `node_modules`. */
    readonly bundles?: readonly string[];
  };
}

/** Versions that stand behind `workspace:*` and `catalog:`, by the name of the package. */
export type Versions = ReadonlyMap<string, string>;

const SOURCE = /^\.\/src\/(.*?)(?:\.tsx?)$/;

/** Where the build of a module lies; what is no script is where it was, in the folder of builds. */
export function builtPath(source: string): string {
  const script = SOURCE.exec(source);
  return script ? `./dist/${script[1]}.js` : source.replace(/^\.\/src\//, './dist/');
}

/** What a registry is told of a package: the same entries as in the workspace, each by its build. */
export function publishedManifest(manifest: WorkspaceManifest, versions: Versions): object {
  const { name, version, sideEffects, exports = {}, bin, suite } = manifest;
  return {
    name,
    version,
    type: 'module',
    ...(sideEffects !== undefined && { sideEffects }),
    ...(bin && { bin: mapped(bin, builtPath) }),
    exports: { ...mapped(exports, entryOf), './package.json': './package.json' },
    dependencies: resolved(manifest.dependencies, versions),
    ...(suite?.bundles && { bundleDependencies: suite.bundles }),
    ...(manifest.peerDependencies && { peerDependencies: resolved(manifest.peerDependencies, versions) }),
  };
}

/** A script comes with its types. */
function entryOf(source: string): string | Readonly<Record<'types' | 'default', string>> {
  const built = builtPath(source);
  return SOURCE.test(source) ? { types: built.replace(/\.js$/, '.d.ts'), default: built } : built;
}

function mapped<Value>(
  entries: Readonly<Record<string, string>>,
  change: (value: string) => Value,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(entries).map(([key, value]) => [key, change(value)]));
}

/** The versions that the workspace was tested with. @throws {Error} for a package that it does not know. */
export function resolved(
  dependencies: Readonly<Record<string, string>> | undefined,
  versions: Versions,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(dependencies ?? {}).map(([name, range]) => [name, versionOf(name, range, versions)]),
  );
}

function versionOf(name: string, range: string, versions: Versions): string {
  if (!/^(workspace|catalog):/.test(range)) return range;
  const version = versions.get(name);
  if (!version) throw new Error(`The workspace has no version of ${name}`);
  return version;
}
