import { expect, it } from 'vitest';
import { builtPage, withStill } from './built-page.ts';

const STYLE = '<link href="/r/shell/1/assets/main.css" integrity="sha256-a" rel="stylesheet">';
const SCRIPTS =
  '<script defer src="/r/shell/1/assets/react.js"></script><script defer src="/r/shell/1/assets/main.js"></script>';
const STILL =
  '<link rel="stylesheet" href="/r/shell/1/assets/still.css"><script defer src="/r/shell/1/assets/still.js"></script>';
const PAGE = `<html><head><script>watch()</script>${SCRIPTS}${STYLE}<template id="still">${STILL}</template></head><body></body></html>`;

it('knows what starts a shell apart from what brings its first picture to life', () => {
  const page = builtPage(PAGE);
  expect(page.startMarkup).toBe(SCRIPTS + STYLE);
  expect(page.stillMarkup).toBe(STILL);
  expect(page.styleMarkup).toBe(STYLE);
  expect(page.template).not.toContain('still');
  expect(page.scriptHashes).toHaveLength(1);
});

it('lets the scripts of the shell wait in a template behind the still picture', () => {
  expect(withStill(builtPage(PAGE))).toBe(
    `<html><head><script>watch()</script>${STILL}<template id="start">${SCRIPTS}</template>${STYLE}</head><body></body></html>`,
  );
});

it('serves a version that was built without one as before', () => {
  expect(builtPage(PAGE.replace(/<template.*<\/template>/, '')).stillMarkup).toBe('');
});
