import { beforeEach, expect, it, vi } from 'vitest';

const style = document.createElement('style');
style.textContent = 'main { color: black }';
const sheetOf = ({ sheet }: HTMLStyleElement) => sheet ?? expect.fail('there is no sheet');

beforeEach(() => {
  vi.resetModules();
  document.adoptedStyleSheets = [];
  document.head.replaceChildren(style);
});

const fresh = () => import('./foreign-styles.ts');

it('leaves styles as they are that came from files, whenever they come', async () => {
  const { dropForeignStyles } = await fresh();
  expect(dropForeignStyles()).toBe(false);
  const later = document.createElement('style');
  later.textContent = 'p { color: black } a { color: black }';
  document.head.append(later);
  expect([dropForeignStyles(), dropForeignStyles()]).toEqual([false, false]);
});

it('takes away sheets that are in no file', async () => {
  const { dropForeignStyles } = await fresh();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('main { visibility: hidden }');
  document.adoptedStyleSheets = [sheet];
  expect(dropForeignStyles()).toBe(true);
  expect(document.adoptedStyleSheets).toEqual([]);
  expect(dropForeignStyles()).toBe(false);
});

it('sees a rule that was added to a file of the shell, or taken out, before it first looked', async () => {
  const { dropForeignStyles } = await fresh();
  sheetOf(style).insertRule('a { color: red }', 0);
  expect(dropForeignStyles()).toBe(true);
  sheetOf(style).deleteRule(0);
  expect(dropForeignStyles()).toBe(false);
  sheetOf(style).deleteRule(0);
  expect(dropForeignStyles()).toBe(true);
});
