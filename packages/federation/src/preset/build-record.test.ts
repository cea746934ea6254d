import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Compilation, Compiler } from '@rspack/core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BuildRecordPlugin, integrityOf, RECORD_FILE } from './build-record.ts';
import { REPOSITORY_ROOT } from './source-version.ts';

const FACTS = {
  app: 'mf-map',
  version: '1.0.0-1',
  container: 'mf_map__1',
  shared: { react: '^19.3.1', swr: '^2.0.0' },
};
const FILES = ['remoteEntry.js', 'assets/remote.js', 'assets/page-map.js', 'assets/page-map.css'];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'suite-build-'));
  mkdirSync(path.join(folder, 'assets'));
  for (const file of FILES) writeFileSync(path.join(folder, file), `/* ${file} */`);
});
afterEach(() => rmSync(folder, { recursive: true }));

function chunk(name: string | undefined, ...groups: string[][]) {
  return { name, groupsIterable: new Set(groups.map((files) => ({ getFiles: () => files }))) };
}

/** A module, and what others import of it by name. */
function importedModule(
  identifier: string,
  names: readonly string[],
  resource?: string,
  imports = 'esm import',
) {
  return { identifier: () => identifier, resource, names, imports };
}

const MODULES = [
  importedModule('consume shared module (default) react@^19.3.1 (strict) (strict)', ['useState', 'memo']),
  importedModule('consume shared module (default) @suite/ui/choices@^1.0.0 (strict) (strict)', ['RadioRows']),
  importedModule('bus', ['$filter'], '/packages/federation/src/runtime/bound-bus.cjs'),
  importedModule(
    'endpoints',
    ['getBuilding', 'listProjects', 'listProjectFeatures'],
    path.join(REPOSITORY_ROOT, 'packages/api/src/generated/endpoints.ts'),
  ),
  importedModule('other', ['other'], '/src/other.ts'),
];

/** What the bundler would call once all assets are on the disk. */
async function build(
  exposes: object[],
  entry = 'remoteEntry.js',
  modules: readonly object[] = MODULES,
): Promise<unknown> {
  const manifest = { metaData: { remoteEntry: { name: entry } }, exposes };
  writeFileSync(path.join(folder, 'mf-manifest.json'), JSON.stringify(manifest));
  const compilation = {
    modules,
    moduleGraph: {
      getIncomingConnections: ({ names }: { names: readonly string[] }) => [
        { dependency: {} },
        ...names.map((name) => ({ dependency: { ids: [name, 'deeper'] } })),
      ],
      getOutgoingConnections: ({ names, imports }: { names: readonly string[]; imports: string }) => [
        { resolvedModule: { names, imports, type: 'javascript/auto' }, dependency: { type: imports } },
      ],
      getProvidedExports: ({ names }: { names: readonly string[] }) => names,
    },
    assets: Object.fromEntries([...FILES, 'mf-manifest.json', 'assets/pin.svg'].map((file) => [file, {}])),
    entrypoints: new Map([
      ['main', { getFiles: () => ['assets/vendor.js', 'assets/remote.js', 'assets/main.css'] }],
    ]),
    chunks: new Set([
      chunk('remote', ['assets/remote.js']),
      chunk(
        'page-map',
        ['assets/page-map.js', 'assets/page-map.css', 'assets/pin.svg'],
        ['assets/page-map.js'],
      ),
      chunk('panel-compare', ['assets/remote.js']),
      chunk(undefined, ['assets/remote.js']),
    ]),
  };
  let written: Promise<void> | undefined;
  const compiler = {
    outputPath: folder,
    hooks: {
      afterEmit: {
        tapPromise: (_: string, write: (of: Compilation) => Promise<void>) => {
          written = write(compilation as unknown as Compilation);
        },
      },
    },
  };
  new BuildRecordPlugin(FACTS).apply(compiler as unknown as Compiler);
  await written;
  return JSON.parse(readFileSync(path.join(folder, RECORD_FILE), 'utf8'));
}

it('says what a build is, what to fetch for each page and panel, and how each script must hash', async () => {
  const record = await build([
    { assets: { js: { sync: ['assets/remote.js'] }, css: { sync: ['assets/page-map.css'] } } },
  ]);
  expect(record).toEqual({
    ...FACTS,
    // Of what it could share it needs what it imports.
    shared: { react: '^19.3.1' },
    uses: {
      '@suite/bus': ['$filter'],
      '@suite/ui/choices': ['RadioRows'],
      react: ['memo', 'useState'],
    },
    offers: {},
    operations: ['GET /api/v1/frontend/buildings/{id}', 'GET /api/v1/frontend/projects'],
    entry: 'remoteEntry.js',
    exposedAssets: ['assets/remote.js', 'assets/page-map.css'],
    pageAssets: { map: ['assets/page-map.js', 'assets/page-map.css'], compare: ['assets/remote.js'] },
    integrity: Object.fromEntries(
      FILES.map((file) => [file, integrityOf(readFileSync(path.join(folder, file)))]),
    ),
  });
});

it('names the last script of the page for the shell, which has no container and exposes nothing', async () => {
  expect(await build([], '')).toMatchObject({ entry: 'assets/remote.js', exposedAssets: [] });
});

it('says of the shell what it offers, by module', async () => {
  const provided = importedModule(
    'provide shared module (default) @suite/ui@1.2.0 = /packages/ui/src/index.ts',
    ['Card', 'Button'],
  );
  const commonJs = importedModule(
    'provide shared module (default) react@19.3.1 = /react/index.js',
    ['useState'],
    undefined,
    'cjs require',
  );
  expect(await build([], '', [...MODULES, provided, commonJs])).toMatchObject({
    shared: FACTS.shared,
    uses: {},
    offers: { '@suite/ui': ['Button', 'Card'], react: ['default', 'useState'] },
  });
});

it('hashes as the browser checks it', () => {
  const expected = createHash('sha384').update('alert(1)').digest('base64');
  expect(integrityOf(new TextEncoder().encode('alert(1)'))).toBe(`sha384-${expected}`);
});
