import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ownModule } from './own-module.ts';

/** What the shell brings and every remote uses: one instance of each in the page. */
const EAGER = [
  'react',
  'react-dom',
  'react-router',
  'nanostores',
  '@nanostores/react',
  'react-intl',
  'swr',
  '@suite/ui',
  '@suite/bus',
  '@suite/api-client',
  '@suite/i18n',
];
/** Shared too, but fetched with the first remote that draws a picture or a map. */
const LAZY = ['@suite/picture'];
/** Of packages that are there from the start, what comes with the first chunk that uses it. */
const LAZY_SUBPATHS = ['@suite/ui/choices', '@suite/ui/fields'];

/** Entry points of a package that are imported beside its main one; each is shared on its own. */
const SUBPATHS: Readonly<Record<string, readonly string[]>> = {
  react: ['react/jsx-runtime', 'react/jsx-dev-runtime'],
  'react-dom': ['react-dom/client'],
  '@suite/ui': ['@suite/ui/choices', '@suite/ui/fields'],
  '@suite/picture': ['@suite/picture/geo'],
};

/** All of them. */
export const SHARED_NAMES = [...EAGER, ...LAZY].flatMap((name) => [name, ...(SUBPATHS[name] ?? [])]);

interface SharedEntry {
  singleton: true;
  version: string;
  requiredVersion: string;
  eager?: boolean;
  strictVersion?: boolean;
  import?: string | false;
}

/** Where an app finds a package: from its own folder on upwards, else from where the packages of the suite are that it bundles. */
function packageFolder(appDir: string, name: string): string | undefined {
  const suite = path.join(appDir, 'node_modules/@suite');
  const bundled = existsSync(suite)
    ? readdirSync(suite).map((one) => realpathSync(path.join(suite, one)))
    : [];
  return [appDir, ...bundled]
    .flatMap(foldersUpFrom)
    .map((folder) => path.join(folder, 'node_modules', name))
    .find((folder) => existsSync(folder));
}

/** Where Node looks for the packages of a module in it. */
function foldersUpFrom(folder: string): readonly string[] {
  const above = path.dirname(folder);
  return above === folder ? [folder] : [folder, ...foldersUpFrom(above)];
}

/** @throws {Error} where it is not. */
function installedFolder(appDir: string, name: string): string {
  const folder = packageFolder(appDir, name);
  if (!folder) throw new Error(`${name} is not installed for ${appDir}`);
  return folder;
}

/**
 * Installed version of a package, read from where the app finds it. The bundler would infer the literal
 * text `catalog:` or `workspace:*` from the app's package.json.
 */
function installedVersion(appDir: string, name: string): string {
  const folder = installedFolder(appDir, name);
  return (JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string }).version;
}

/** Shared modules of the shell (`provide`), which bundles them, or of a remote, which takes the shell's. */
export function sharedModules(appDir: string, provide: boolean): Record<string, SharedEntry> {
  const shared: Record<string, SharedEntry> = {};
  for (const name of [...EAGER, ...LAZY]) {
    if (!provide && !packageFolder(appDir, name)) continue;
    const version = installedVersion(appDir, name);
    for (const key of [name, ...(SUBPATHS[name] ?? [])]) {
      shared[key] = {
        singleton: true,
        version,
        requiredVersion: requiredRange(name, version, provide),
        ...(provide
          ? { eager: isEager(name, key), ...(key === 'react-router' && { import: CURATED_ROUTER }) }
          : { import: false, strictVersion: true }),
      };
    }
  }
  return shared;
}

/**
 * Of a library, what the app was tested with, or higher. Of a package of the suite, its major version: which exports of
 * it an app uses is known one by one, so that one which uses nothing new fits a shell with an earlier minor version.
 */
function requiredRange(name: string, version: string, provide: boolean): string {
  const isByMajor = !provide && name.startsWith('@suite/') && !version.startsWith('0.');
  return isByMajor ? `^${version.split('.')[0]}.0.0` : `^${version}`;
}

function isEager(name: string, key: string): boolean {
  return EAGER.includes(name) && !LAZY_SUBPATHS.includes(key);
}

/** Versions of the shared modules, for the discovery document. */
export function sharedVersions(appDir: string, provide: boolean): Record<string, string> {
  return Object.fromEntries(
    Object.entries(sharedModules(appDir, provide)).map(([name, entry]) => [name, entry.requiredVersion]),
  );
}

const CURATED_ROUTER = ownModule('curated-router');

/** The router behind the curated one: its entry file, which the shared name itself can no longer reach. */
export function routerAlias(appDir: string): Record<string, string> {
  const folder = path.join(realpathSync(path.join(appDir, 'node_modules/react-router')), 'dist/production');
  return {
    'curated-react-router-source$': path.join(folder, 'index.js'),
    [path.join(folder, 'lib/dom/ssr/components.js')]: ownModule('no-framework-mode'),
  };
}

/** Files of the runtime's core that `no-snapshots.ts` stands in for. */
const SNAPSHOTS = [
  'plugins/generate-preload-assets.js',
  'plugins/snapshot/index.js',
  'plugins/snapshot/SnapshotHandler.js',
  'utils/preload.js',
];
const NO_SNAPSHOTS = ownModule('no-snapshots');

/**
 * The bundler resolves the federation runtime as CommonJS, which cannot be tree-shaken. These aliases lead
 * to the ESM build of the same version: a remote's entry is 8.8 kB instead of 32.1 kB (gzip).
 */
export function esmRuntimeAlias(): Record<string, string> {
  const enhanced = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced'));
  const tools = createRequire(enhanced.resolve('@module-federation/runtime-tools'));
  const bundlerRuntime = tools.resolve('@module-federation/webpack-bundler-runtime');
  const runtime = createRequire(bundlerRuntime).resolve('@module-federation/runtime');
  const core = createRequire(runtime).resolve('@module-federation/runtime-core');
  const toolsCore = tools.resolve('@module-federation/runtime-tools/runtime-core');
  const sdk = createRequire(core).resolve('@module-federation/sdk');
  const errorCodes = createRequire(core).resolve('@module-federation/error-codes');
  return {
    [bundlerRuntime]: bundlerRuntime.replace(/index\.cjs$/, 'bundler.js'),
    [runtime]: runtime.replace(/\.cjs$/, '.js'),
    [core]: core.replace(/\.cjs$/, '.js'),
    [toolsCore]: toolsCore.replace(/\.cjs$/, '.js'),
    [sdk]: sdk.replace(/\.cjs$/, '.js'),
    [errorCodes]: errorCodes.replace(/\.cjs$/, '.mjs'),
    [path.join(path.dirname(errorCodes), 'desc.mjs')]: ownModule('no-descriptions'),
    [path.join(path.dirname(core), 'utils/semver/index.js')]: ownModule('version-ranges'),
    ...Object.fromEntries(SNAPSHOTS.map((file) => [path.join(path.dirname(core), file), NO_SNAPSHOTS])),
  };
}

/** Messages are compiled to syntax trees at build time, so the parser of ICU messages stays at home. */
export function noMessageParserAlias(appDir: string): Record<string, string> {
  const i18n = createRequire(path.join(realpathSync(installedFolder(appDir, '@suite/i18n')), 'package.json'));
  const intl = createRequire(i18n.resolve('react-intl'));
  const parser = realpathSync(intl.resolve('@formatjs/icu-messageformat-parser'));
  return { '@formatjs/icu-messageformat-parser$': path.join(path.dirname(parser), 'no-parser.js') };
}
