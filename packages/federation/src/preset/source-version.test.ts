import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { containerName, REPOSITORY_ROOT, sourceFolders, sourceVersion } from './source-version.ts';

let app: string;
beforeEach(() => {
  app = mkdtempSync(path.join(tmpdir(), 'suite-app-'));
  write('package.json', JSON.stringify({ name: 'mf-made', version: '2.1.0' }));
  write('src/remote.ts', 'export const pages = {};');
  write('locales/en.json', '{}');
});
afterEach(() => rmSync(app, { recursive: true }));

function write(name: string, text: string): void {
  const file = path.join(app, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

describe('the version of an app', () => {
  it('is that of its package.json and eight hex digits of its sources', () => {
    expect(sourceVersion(app)).toMatch(/^2\.1\.0-[0-9a-f]{8}$/);
  });

  it('is the same for the same sources, wherever it is asked from', () => {
    const version = sourceVersion(app);
    write('src/remote.ts', 'export const pages = {};');
    expect(sourceVersion(app)).toBe(version);
    expect(sourceVersion(path.relative(process.cwd(), app))).toBe(version);
  });

  it.each([
    ['a source changes', 'src/remote.ts', 'export const pages = { a: 1 };'],
    ['a source is added', 'src/features/map/map.tsx', ''],
    ['a message changes', 'locales/en.json', '{"a":"A"}'],
    ['a stylesheet is added', 'src/map.module.css', '.map{}'],
    ['remote.json changes', 'remote.json', '{}'],
  ])('is another when %s', (_, file, text) => {
    const before = sourceVersion(app);
    write(file, text);
    expect(sourceVersion(app)).not.toBe(before);
  });

  it.each([
    'src/remote.test.ts',
    'src/map.browser.test.tsx',
    'README.md',
    'dist/remoteEntry.js',
    'node_modules/react/index.js',
    'locales/compiled/en.json',
  ])('is not touched by %s, which is in no build', (file) => {
    const before = sourceVersion(app);
    write(file, 'anything');
    expect(sourceVersion(app)).toBe(before);
  });

  it('is not the same for two apps with the same sources in other files', () => {
    const before = sourceVersion(app);
    rmSync(path.join(app, 'src/remote.ts'));
    write('src/other.ts', 'export const pages = {};');
    expect(sourceVersion(app)).not.toBe(before);
  });
});

describe('the packages that an app is built from', () => {
  const names = () => sourceFolders(app).map((folder) => path.relative(REPOSITORY_ROOT, folder));

  it('are its own folder, its workspace packages, and what those use', () => {
    write(
      'package.json',
      JSON.stringify({ name: 'x', version: '1.0.0', dependencies: { '@suite/bus': '*', react: '*' } }),
    );
    expect(names().slice(1).toSorted()).toEqual([
      'packages/api',
      'packages/bus',
      'packages/contracts',
      'packages/domain',
    ]);
    expect(sourceFolders(app)[0]).toBe(app);
  });

  it('have the build preset among them, but nothing else that is for development only', () => {
    write(
      'package.json',
      JSON.stringify({
        name: 'x',
        version: '1.0.0',
        devDependencies: { '@suite/federation': '*', '@suite/testing': '*' },
      }),
    );
    expect(names().slice(1)).toEqual(['packages/federation']);
  });
});

it.each([
  ['mf-map', '1.0.0-9f8e7d6c', 'mf_map__9f8e7d6c'],
  ['shell', 'dev', 'shell__dev'],
  ['mf-building', '2.0.0-beta-00000001', 'mf_building__00000001'],
])('names the container of %s %s %s', (app, version, container) => {
  expect(containerName(app, version)).toBe(container);
});
