import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sourceGraph } from './source-graph.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'suite-graph-'));
  write('mf-made/package.json', '{"name":"mf-made"}');
  const kit = {
    name: '@suite/kit',
    sideEffects: ['*.css'],
    exports: { '.': './index.ts', './parts/*': './parts/*.ts' },
  };
  write('packages/kit/package.json', JSON.stringify(kit));
  write(
    'packages/kit/index.ts',
    "export { A, type AProps } from './a.ts';\nexport * from './more.ts';\nexport { default as D } from './d.ts';",
  );
  write(
    'packages/kit/a.ts',
    "import './a.css';\nimport { help } from './help.ts';\nimport { useState } from 'react';\nexport interface AProps {}\nexport const A = [help, useState];",
  );
  write('packages/kit/a.css', ".a { background: url('./a.png') }");
  write('packages/kit/a.png', '');
  write('packages/kit/help.ts', "import type { Unused } from './unused.ts';\nexport const help = 1;");
  write('packages/kit/more.ts', 'export const B = 2;');
  write('packages/kit/d.ts', 'export default 3;');
  write('packages/kit/unused.ts', 'export type Unused = 1;');
  write(
    'packages/kit/parts/wheel.ts',
    "import { parse } from '@scope/parser/fast';\nexport const wheel = parse;",
  );
});
afterEach(() => rmSync(root, { recursive: true }));

function write(name: string, text: string): void {
  const file = path.join(root, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function graph(source: string) {
  write('mf-made/src/remote.ts', source);
  const { files, libraries } = sourceGraph(root, [path.join(root, 'mf-made/src/remote.ts')]);
  const named = (folder: string) => path.relative(root, folder);
  return {
    files: [...files]
      .map(named)
      .filter((file) => file !== 'mf-made/src/remote.ts')
      .toSorted(),
    libraries: Object.fromEntries([...libraries].map(([folder, names]) => [named(folder), [...names]])),
  };
}

const WHOLE = ['a.css', 'a.png', 'a.ts', 'd.ts', 'help.ts', 'index.ts', 'more.ts'].map(
  (file) => `packages/kit/${file}`,
);
const A = ['packages/kit/a.css', 'packages/kit/a.png', 'packages/kit/a.ts', 'packages/kit/help.ts'];

describe('what a module leads to', () => {
  it.each([
    ['an export of a package that passes it on', "import { A } from '@suite/kit';", A],
    ['one under another name', "import { A as Mine } from '@suite/kit';", A],
    [
      'one that all of a module is passed on with',
      "import { B } from '@suite/kit';",
      ['packages/kit/more.ts'],
    ],
    ['a default that is passed on by a name', "import { D } from '@suite/kit';", ['packages/kit/d.ts']],
    ['an export that it passes on itself', "export { B } from '@suite/kit';", ['packages/kit/more.ts']],
    ['an entry of many', "import { wheel } from '@suite/kit/parts/wheel';", ['packages/kit/parts/wheel.ts']],
    ['a type', "import type { AProps } from '@suite/kit';", []],
    ['a type among others', "import { type AProps, B } from '@suite/kit';", ['packages/kit/more.ts']],
    ['all of a package', "import * as kit from '@suite/kit';", WHOLE],
    ['a package that comes later', "const kit = () => import('@suite/kit');", WHOLE],
    ['a stylesheet', "import '../../packages/kit/a.css';", ['packages/kit/a.css', 'packages/kit/a.png']],
    [
      'a file that is copied',
      "new URL('../../packages/kit/a.png', import.meta.url);",
      ['packages/kit/a.png'],
    ],
  ])('%s', (_, source, files) => {
    expect(graph(source).files).toEqual(files);
  });

  it('libraries are those that the files import, of the package that has them', () => {
    const { libraries } = graph(
      "import { A } from '@suite/kit';\nimport { wheel } from '@suite/kit/parts/wheel';",
    );
    expect(libraries).toEqual({ 'packages/kit': ['react', '@scope/parser'] });
  });

  it('what is made of manifests counts for nothing, made or not', () => {
    const source = "import { routes } from './compiled/remotes.ts';";
    expect(graph(source).files).toEqual([]);
    write('mf-made/src/compiled/remotes.ts', 'export const routes = 1;');
    expect(graph(source).files).toEqual([]);
  });

  it('a file of a library by its path is of that library, installed or not', () => {
    const { files, libraries } = graph(
      "import { a } from '../node_modules/decoder/plain.js';\nimport { b } from '../node_modules/@scope/other/b.js';",
    );
    expect(files).toEqual([]);
    expect(libraries).toEqual({ 'mf-made': ['decoder', '@scope/other'] });
  });

  it('compiled messages are those that they are made of, where the language is known later', () => {
    write('mf-made/locales/en.json', '{}');
    write('mf-made/locales/sr.json', '{}');
    const { files } = graph(`const messages = (l: string) => import(\`../locales/compiled/\${l}.json\`);`);
    expect(files).toEqual(['mf-made/locales/en.json', 'mf-made/locales/sr.json']);
  });

  it('styles that a stylesheet takes of a package count', () => {
    write('packages/kit/package.json', '{"name":"@suite/kit","exports":{"./a.css":"./a.css"}}');
    write('mf-made/src/row.css', '.row { composes: a from "@suite/kit/a.css"; }');
    expect(graph("import './row.css';").files).toEqual([
      'mf-made/src/row.css',
      'packages/kit/a.css',
      'packages/kit/a.png',
    ]);
  });

  it('of a package that does something when it is loaded, everything counts', () => {
    write('packages/kit/package.json', '{"name":"@suite/kit","exports":{".":"./index.ts"}}');
    expect(graph("import { B } from '@suite/kit';").files).toEqual(WHOLE);
  });

  it.each([
    ["import { x } from './gone.ts';", 'which is not there'],
    ["import { x } from '@suite/kit/gone';", 'No package of the workspace has @suite/kit/gone'],
    ['const = ;', 'cannot be read'],
  ])('%s is refused', (source, sentence) => {
    expect(() => graph(source)).toThrow(sentence);
  });
});
