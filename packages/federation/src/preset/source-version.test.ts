import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { containerName, sourceVersion } from './source-version.ts';

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

const UI = '@suite/ui';

describe('of the checkout, an app', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'suite-checkout-'));
    for (const app of ['mf-one', 'mf-two', 'shell'])
      copy(`${app}/package.json`, { name: app, version: '1.0.0' });
    copy('packages/federation/package.json', { name: '@suite/federation', dependencies: { bundler: '1' } });
    const kit = {
      name: '@suite/ui',
      sideEffects: false,
      exports: { '.': './index.ts', './choices': './more.ts', './fields': './more.ts' },
    };
    copy('packages/ui/package.json', kit);
    copy('packages/ui/index.ts', "export { Chip } from './chip.ts';\nexport { Dialog } from './dialog.ts';");
    copy('packages/ui/chip.ts', "import { draw } from 'library';\nexport const Chip = draw;");
    copy('packages/ui/dialog.ts', 'export const Dialog = 1;');
    copy('packages/ui/more.ts', 'export const more = 1;');
    for (const name of ['bus', 'api-client', 'i18n', 'picture']) {
      copy(`packages/${name}/package.json`, { name, exports: { '.': './index.ts', './geo': './index.ts' } });
      copy(`packages/${name}/index.ts`, '');
    }
    copy('shell/src/main.tsx', "import './chip.ts';");
    copy('shell/src/chip.ts', '');
    copy(
      'mf-one/src/remote.ts',
      `import { Chip } from '${UI}';
export const pages = Chip;`,
    );
    copy(
      'mf-two/src/remote.ts',
      `import { Dialog } from '${UI}';
export const pages = Dialog;`,
    );
    copy('pnpm-lock.yaml', LOCK);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  function copy(name: string, content: object | string): void {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  }
  const versions = () =>
    ['shell', 'mf-one', 'mf-two'].map((app) => sourceVersion(path.join(root, app), root));
  /** Which apps are another version after the change. */
  function changedBy(name: string, content: string): string[] {
    const before = versions();
    copy(name, content);
    const after = versions();
    return ['shell', 'mf-one', 'mf-two'].filter((_, index) => before[index] !== after[index]);
  }

  it.each([
    [
      'a component that one remote uses',
      'packages/ui/chip.ts',
      'export const Chip = 2;',
      ['shell', 'mf-one'],
    ],
    ['another', 'packages/ui/dialog.ts', 'export const Dialog = 2;', ['shell', 'mf-two']],
    ['a component that no remote uses', 'packages/ui/more.ts', 'export const more = 2;', ['shell']],
    ['a test of a package', 'packages/ui/chip.test.ts', 'anything', []],
    ['the README of a package', 'packages/ui/README.md', 'anything', []],
    ['a file that nothing leads to', 'packages/ui/left.ts', 'anything', []],
    ['the build preset', 'packages/federation/src/preset.ts', '', ['shell', 'mf-one', 'mf-two']],
    ['a comment in the lock file', 'pnpm-lock.yaml', `# A comment\n${LOCK}`, []],
    ['another library in the lock file', 'pnpm-lock.yaml', LOCK.replaceAll('sha512-other', 'sha512-new'), []],
    [
      'a library of one component',
      'pnpm-lock.yaml',
      LOCK.replaceAll('sha512-library', 'sha512-new'),
      ['shell', 'mf-one'],
    ],
    [
      'what that library uses',
      'pnpm-lock.yaml',
      LOCK.replaceAll('sha512-below', 'sha512-new'),
      ['shell', 'mf-one'],
    ],
    [
      'the bundler',
      'pnpm-lock.yaml',
      LOCK.replaceAll('sha512-bundler', 'sha512-new'),
      ['shell', 'mf-one', 'mf-two'],
    ],
  ])('is another version when %s changes only where it reads it', (_, name, content, changed) => {
    expect(changedBy(name, content)).toEqual(changed);
  });
});

const LOCK = `
importers:
  packages/ui:
    dependencies:
      library: { specifier: 'catalog:', version: 1.0.0(react@19.0.0) }
  packages/federation:
    dependencies:
      bundler: { specifier: 'catalog:', version: 2.0.0 }
  packages/other:
    dependencies:
      other: { specifier: 'catalog:', version: 3.0.0 }
packages:
  library@1.0.0: { resolution: { integrity: sha512-library } }
  below@1.1.0: { resolution: { integrity: sha512-below } }
  bundler@2.0.0: { resolution: { integrity: sha512-bundler } }
  other@3.0.0: { resolution: { integrity: sha512-other } }
snapshots:
  library@1.0.0(react@19.0.0): { dependencies: { below: 1.1.0 } }
  below@1.1.0: {}
  bundler@2.0.0: {}
  other@3.0.0: {}
`;

it.each([
  ['mf-map', '1.0.0-9f8e7d6c', 'mf_map__9f8e7d6c'],
  ['shell', 'dev', 'shell__dev'],
  ['mf-building', '2.0.0-beta-00000001', 'mf_building__00000001'],
])('names the container of %s %s %s', (app, version, container) => {
  expect(containerName(app, version)).toBe(container);
});
