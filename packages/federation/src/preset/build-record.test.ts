import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Compilation, Compiler } from '@rspack/core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BuildRecordPlugin, integrityOf, RECORD_FILE } from './build-record.ts';

const FACTS = { app: 'mf-map', version: '1.0.0-1', container: 'mf_map__1', shared: { react: '^19.3.1' } };
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

/** What the bundler would call once all assets are on the disk. */
function build(exposes: object[], entry = 'remoteEntry.js'): unknown {
  const manifest = { metaData: { remoteEntry: { name: entry } }, exposes };
  writeFileSync(path.join(folder, 'mf-manifest.json'), JSON.stringify(manifest));
  const compilation = {
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
  const compiler = {
    outputPath: folder,
    hooks: {
      afterEmit: {
        tap: (_: string, run: (of: Compilation) => void) => run(compilation as unknown as Compilation),
      },
    },
  };
  new BuildRecordPlugin(FACTS).apply(compiler as unknown as Compiler);
  return JSON.parse(readFileSync(path.join(folder, RECORD_FILE), 'utf8'));
}

it('says what a build is, what to fetch for each page and panel, and how each script must hash', () => {
  const record = build([
    { assets: { js: { sync: ['assets/remote.js'] }, css: { sync: ['assets/page-map.css'] } } },
  ]);
  expect(record).toEqual({
    ...FACTS,
    entry: 'remoteEntry.js',
    exposedAssets: ['assets/remote.js', 'assets/page-map.css'],
    pageAssets: { map: ['assets/page-map.js', 'assets/page-map.css'], compare: ['assets/remote.js'] },
    integrity: Object.fromEntries(
      FILES.map((file) => [file, integrityOf(readFileSync(path.join(folder, file)))]),
    ),
  });
});

it('names the last script of the page for the shell, which has no container and exposes nothing', () => {
  expect(build([], '')).toMatchObject({ entry: 'assets/remote.js', exposedAssets: [] });
});

it('hashes as the browser checks it', () => {
  const expected = createHash('sha384').update('alert(1)').digest('base64');
  expect(integrityOf(new TextEncoder().encode('alert(1)'))).toBe(`sha384-${expected}`);
});
