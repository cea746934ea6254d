import { expect, it } from 'vitest';
import { builtPath, publishedManifest } from './published-manifest.ts';

it.each([
  ['./src/index.ts', './dist/index.js'],
  ['./src/standalone/standalone.tsx', './dist/standalone/standalone.js'],
  ['./src/definitions/*.ts', './dist/definitions/*.js'],
  ['./src/tokens.css', './dist/tokens.css'],
  ['./src/list-row.module.css', './dist/list-row.module.css'],
  ['./tsconfig.json', './tsconfig.json'],
])('the build of %s is %s', (source, expected) => {
  expect(builtPath(source)).toBe(expected);
});

const versions = new Map([
  ['react', '19.3.1'],
  ['@suite/contracts', '1.2.0'],
  ['@suite/testing', '1.0.0'],
]);

it('a registry is told the same entries, with types, and the versions that were tested', () => {
  const manifest = {
    name: '@suite/ui',
    version: '1.1.0',
    private: true,
    sideEffects: ['*.css'],
    exports: { '.': './src/index.ts', './tokens.css': './src/tokens.css' },
    bin: { 'suite-dev': './src/dev.ts' },
    scripts: { typecheck: 'tsc -p .' },
    dependencies: { react: 'catalog:', '@suite/contracts': 'workspace:*', zod: '^4.0.0' },
    devDependencies: { vitest: 'catalog:' },
    peerDependencies: { '@suite/testing': 'workspace:*' },
  };
  expect(publishedManifest(manifest, versions)).toEqual({
    name: '@suite/ui',
    version: '1.1.0',
    type: 'module',
    sideEffects: ['*.css'],
    bin: { 'suite-dev': './dist/dev.js' },
    exports: {
      '.': { types: './dist/index.d.ts', default: './dist/index.js' },
      './tokens.css': './dist/tokens.css',
      './package.json': './package.json',
    },
    dependencies: { react: '19.3.1', '@suite/contracts': '1.2.0', zod: '^4.0.0' },
    peerDependencies: { '@suite/testing': '1.0.0' },
  });
});

it('libraries whose files it imports by their path come along', () => {
  const manifest = {
    name: '@suite/model',
    version: '1.0.0',
    suite: { bundles: ['meshoptimizer'] },
    dependencies: { react: 'catalog:' },
  };
  expect(publishedManifest(manifest, versions)).toMatchObject({ bundleDependencies: ['meshoptimizer'] });
});

it('a package that the workspace does not know is no dependency', () => {
  const manifest = { name: '@suite/ui', version: '1.0.0', dependencies: { vue: 'catalog:' } };
  expect(() => publishedManifest(manifest, versions)).toThrow('The workspace has no version of vue');
});
