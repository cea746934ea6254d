import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { run } from '../apps.ts';
import { ROOT } from '../workspace.ts';
import { publishedManifest, resolved, type Versions, type WorkspaceManifest } from './published-manifest.ts';

/** What a remote in a repository of its own is made with, and what that needs. */
export const PUBLISHED = [
  'contracts',
  'api',
  'domain',
  'shapes',
  'basemap',
  'access',
  'filter-engine',
  'bus',
  'api-client',
  'i18n',
  'ui',
  'picture',
  'model',
  'explorer',
  'filters',
  'forms',
  'federation',
  'testing',
  'release',
  'create-remote',
] as const;

/** What is no part of what others install. */
const LEFT_OUT = new Set(['node_modules', 'dist', 'tools', 'demo', 'examples', 'bench', 'tsconfig.json']);
const TEST = /\.(test|fixture)\.tsx?$/;
const SCRIPT = /\.tsx?$/;
/** A manifest of the workspace that is handed out: what it needs is named as in a published one. */
const TEMPLATE = /(^|[/\\])package\.json\.template$/;

/** A package as it goes to a registry. */
export interface PackedPackage {
  readonly name: string;
  readonly version: string;
  readonly folder: string;
}

/** Builds every package that is published into a folder of its own below `into`: modules, types, source maps, sources. The folder is a workspace of them. */
export async function packPackages(into: string): Promise<readonly PackedPackage[]> {
  await run('pnpm', ['--silent', 'run', 'messages']);
  const versions = await workspaceVersions();
  const files = await Promise.all(PUBLISHED.map(async (name) => [name, await filesOf(name)] as const));
  await compile(
    files.flatMap(([, all]) => all.filter((file) => SCRIPT.test(file) && isSource(file))),
    into,
  );
  await writeFile(path.join(into, 'package.json'), '{ "private": true }\n');
  await writeFile(path.join(into, 'pnpm-workspace.yaml'), 'packages: ["*"]\n');
  return Promise.all(
    files.map(async ([name, all]) => {
      const target = path.join(into, name);
      await Promise.all(all.map((file) => copy(name, file, target, versions)));
      const manifest = await readManifest(name);
      for (const library of manifest.suite?.bundles ?? []) {
        const place = path.join('node_modules', library);
        await cp(path.join(packageFolder(name), place), path.join(target, place), {
          recursive: true,
          dereference: true,
        });
      }
      const published = JSON.stringify(publishedManifest(manifest, versions), null, 2);
      await writeFile(path.join(target, 'package.json'), `${published}\n`);
      return { name: manifest.name, version: manifest.version, folder: target };
    }),
  );
}

const packageFolder = (name: string) => path.join(ROOT, 'packages', name);
const isSource = (file: string) => path.relative(ROOT, file).split(path.sep)[2] === 'src';

async function readManifest(name: string): Promise<WorkspaceManifest> {
  return JSON.parse(await readFile(path.join(packageFolder(name), 'package.json'), 'utf8'));
}

/** Versions of the packages of the workspace, and of the libraries in its catalog. */
export async function workspaceVersions(): Promise<Versions> {
  const { catalog } = parse(await readFile(path.join(ROOT, 'pnpm-workspace.yaml'), 'utf8')) as {
    readonly catalog: Readonly<Record<string, string>>;
  };
  const own = await Promise.all(PUBLISHED.map(readManifest));
  return new Map([...Object.entries(catalog), ...own.map(({ name, version }) => [name, version] as const)]);
}

async function filesOf(name: string): Promise<readonly string[]> {
  const folder = packageFolder(name);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !TEST.test(entry.name) && entry.name !== 'package.json')
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !LEFT_OUT.has(path.relative(folder, file).split(path.sep)[0] ?? ''));
}

/** Modules, types and source maps of all packages at once: `<package>/src/…`. */
async function compile(files: readonly string[], into: string): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'suite-packages-'));
  try {
    const configuration = {
      extends: path.join(ROOT, 'tsconfig.base.json'),
      compilerOptions: {
        noEmit: false,
        rewriteRelativeImportExtensions: true,
        declaration: true,
        declarationMap: true,
        sourceMap: true,
        types: ['node'],
        typeRoots: [path.join(ROOT, 'node_modules/@types')],
        rootDir: path.join(ROOT, 'packages'),
        outDir: folder,
        // The sources are checked as they are; here they are taken apart.
        noCheck: true,
      },
      files,
    };
    await writeFile(path.join(folder, 'tsconfig.json'), JSON.stringify(configuration));
    await run('pnpm', ['exec', 'tsc', '-p', folder]);
    await Promise.all(
      PUBLISHED.map((name) => takeBuild(path.join(folder, name, 'src'), path.join(into, name, 'dist'))),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Its maps lead to the sources beside the build, wherever it was made. */
async function takeBuild(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    const target = path.join(to, path.relative(from, file));
    await mkdir(path.dirname(target), { recursive: true });
    if (file.endsWith('.map')) await writeFile(target, withSource(await readFile(file, 'utf8'), target, to));
    else await cp(file, target);
  }
}

function withSource(map: string, file: string, dist: string): string {
  const content = JSON.parse(map) as { readonly sources: readonly string[] };
  const place = path.relative(dist, path.dirname(file));
  const folder = path.join(path.relative(path.dirname(file), path.dirname(dist)), 'src', place);
  const sources = content.sources.map((source) => path.posix.join(folder, path.posix.basename(source)));
  return JSON.stringify({ ...content, sources });
}

/** Sources stand beside their builds, for who follows a source map; what no compiler reads stands among the builds. */
async function copy(name: string, file: string, target: string, versions: Versions): Promise<void> {
  const place = path.relative(packageFolder(name), file);
  const isBuilt = isSource(file) && !SCRIPT.test(file);
  const to = path.join(target, isBuilt ? place.replace(/^src/, 'dist') : place);
  await mkdir(path.dirname(to), { recursive: true });
  if (TEMPLATE.test(file)) await writeFile(to, await filledTemplate(file, versions));
  else await cp(file, to);
}

async function filledTemplate(file: string, versions: Versions): Promise<string> {
  const manifest = JSON.parse(await readFile(file, 'utf8')) as WorkspaceManifest;
  const { dependencies, devDependencies } = manifest;
  const filled = {
    ...manifest,
    dependencies: resolved(dependencies, versions),
    devDependencies: resolved(devDependencies, versions),
  };
  return `${JSON.stringify(filled, null, 2)}\n`;
}
