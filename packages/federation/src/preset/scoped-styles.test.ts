import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rspack, type Stats } from '@rspack/core';
import { describe, expect, it } from 'vitest';
import { globalStyles, ScopedStylesPlugin } from './scoped-styles.ts';

const CONTAINER = 'mf_map__9f8e7d6c';
const OWN = `.${CONTAINER}__card-x1`;
const globalIn = (css: string) =>
  globalStyles(css.replaceAll('.own', OWN), CONTAINER).map((one) => one.replaceAll(OWN, '.own'));

describe('styles of a remote', () => {
  it.each([
    '.own{color:red}',
    '.own button,.own>a:hover{color:red}',
    'html[lang=sr] .own{color:red}',
    'body:has(dialog[open]) .own{display:none}',
    '.own:not(.other):has(> button, "a")::before{content:"}{,"}',
    '@media (width<600px){@supports (gap:1px){.own{gap:1px}}}',
    '@layer remote{.own{color:red}}',
    '.own{color:red;& a{color:blue}@media print{a{color:black}}}',
    `@keyframes ${CONTAINER}__turn-x{from{rotate:0deg}to{rotate:1turn}}`,
    '@media print{body:has(>.own)>:not(.own){display:none}}',
    '/* button{color:red} */.own{background:url("data:image/svg+xml,{;}")}',
    '.own\\,a{color:red}',
  ])('hold inside it: %s', (css) => {
    expect(globalIn(css)).toEqual([]);
  });

  it.each([
    ['button,a{color:red}', ['button', 'a']],
    ['.own,a{color:red}', ['a']],
    ['*{color:red}', ['*']],
    [':root{--ink:red}', [':root']],
    ['.card{color:red}', ['.card']],
    ['.mf_map__other__card-x1{color:red}', ['.mf_map__other__card-x1']],
    ['body:has(.own) button{color:red}', ['body:has(.own) button']],
    ['button:not(.own){color:red}', ['button:not(.own)']],
    ['@media (width<600px){a{color:red}}', ['a']],
    ['@layer remote{a{color:red}}', ['a']],
    ['@media print{a{color:red}}', ['a']],
    ['@keyframes turn{from{rotate:0deg}}', ['@keyframes turn']],
    ['@font-face{font-family:x;src:url(x)}', ['@font-face']],
    ['@property --x{syntax:"*";inherits:true}', ['@property --x']],
    [
      '@import "https://elsewhere.example/x.css";.own{color:red}',
      ['@import "https://elsewhere.example/x.css"'],
    ],
  ])('do not hold for others: %s', (css, expected) => {
    expect(globalIn(css)).toEqual(expected);
  });
});

it('fails the build of a remote that would style others', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'scoped-styles-'));
  try {
    await writeFile(
      path.join(folder, 'main.js'),
      "import * as styles from './a.module.css'; console.log(styles);",
    );
    const build = async (css: string) => {
      await writeFile(path.join(folder, 'a.module.css'), css);
      const stats = await new Promise<Stats | undefined>((resolve, reject) => {
        rspack(
          {
            context: folder,
            mode: 'production',
            entry: './main.js',
            output: { path: path.join(folder, 'dist'), uniqueName: CONTAINER },
            module: {
              rules: [{ test: /\.css$/, type: 'css/auto' }],
              generator: { 'css/auto': { localIdentName: `${CONTAINER}__[local]-[hash:base64:6]` } },
            },
            plugins: [new ScopedStylesPlugin(CONTAINER)],
          },
          (error, result) => (error ? reject(error) : resolve(result)),
        );
      });
      return stats?.toJson({ all: false, errors: true }).errors?.map(({ message }) => message) ?? [];
    };
    expect(await build('.card { color: red } .card a { color: blue }')).toEqual([]);
    const [error, ...others] = await build('.card { color: red } button { color: red }');
    expect(error).toContain('"button" would hold outside of this remote');
    expect(others).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
