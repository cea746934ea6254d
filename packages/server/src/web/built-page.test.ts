import { expect, it } from 'vitest';
import { builtPage, withStill } from './built-page.ts';

const FIRST = '<link href="/r/shell/1/assets/first.css" integrity="sha256-b" rel="stylesheet">';
const STYLE = '<link href="/r/shell/1/assets/main.css" integrity="sha256-a" rel="stylesheet">';
const SCRIPTS =
  '<script defer src="/r/shell/1/assets/react.js"></script><script defer src="/r/shell/1/assets/main.js"></script>';
const STILL =
  '<link rel="stylesheet" href="/r/shell/1/assets/still.css"><script defer src="/r/shell/1/assets/still.js"></script>';
const PAGE = `<html><head><script>watch()</script>${SCRIPTS}${FIRST}<template id="still">${STILL}</template></head><body>${STYLE}</body></html>`;

const FILES: Readonly<Record<string, string>> = {
  '/r/shell/1/assets/first.css': ':root{--ink:#111}',
  '/r/shell/1/assets/still.css': 'canvas{inset:0}',
  '/r/shell/1/assets/main.css': '.bar{height:56px}',
};
const textOf = async (address: string) => FILES[address] ?? null;

it('knows what starts a shell apart from what brings its first picture to life', async () => {
  const page = await builtPage(PAGE, textOf);
  expect(page.startMarkup).toBe(SCRIPTS + FIRST + STYLE);
  expect(page.styleMarkup).toBe(FIRST);
  expect(page.template).not.toContain('still');
  expect(page.scriptHashes).toHaveLength(1);
});

it('writes the styles of the head out, and asks for those of the body', async () => {
  const page = await builtPage(PAGE, textOf);
  expect(page.template).toContain('<style>:root{--ink:#111}</style>');
  expect(page.template).toContain(`<body>${STYLE}</body>`);
  expect(page.stillMarkup).toBe(
    '<style>canvas{inset:0}</style><script defer src="/r/shell/1/assets/still.js"></script>',
  );
  expect(page.styleHashes).toEqual([
    "'sha256-LR6Ziklc59eV3nq8E1Iu9l02otK5qlx8s2EJ0YRpeyg='",
    "'sha256-EyZ2OHeUilKM8jZMSNy8jTBCzxDyF1DBbgFomGB9AoI='",
  ]);
  expect(page.filesMarkup).toBe(`${SCRIPTS}${STYLE}<script defer src="/r/shell/1/assets/still.js"></script>`);
});

it.each([
  ['is not there', null],
  ['would end the element', 'a{content:"</style>"}'],
])('leaves a style a file that %s', async (_, text) => {
  const page = await builtPage(PAGE, async () => text);
  expect(page.template).toContain(FIRST);
  expect(page.stillMarkup).toBe(STILL);
  expect(page.styleHashes).toEqual([]);
});

it('lets scripts and styles of the shell wait in a template behind the still picture', async () => {
  const page = await builtPage(PAGE, async () => null);
  expect(withStill(page)).toBe(
    `<html><head><script>watch()</script>${STILL}<template id="start">${STYLE}${SCRIPTS}</template>${FIRST}</head><body></body></html>`,
  );
});

it('serves a version that was built without one as before', async () => {
  const page = await builtPage(PAGE.replace(/<template.*<\/template>/, ''), textOf);
  expect(page.stillMarkup).toBe('');
});
