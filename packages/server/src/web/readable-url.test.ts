import { describe, expect, it } from 'vitest';
import { readablePath, readableUrl } from './readable-url.ts';

describe('an address', () => {
  it.each([
    ['/masterplan/1?view=2%', '/masterplan/1?view=2%'],
    ['/%', '/%25'],
    ['/rs/%E0%A4%A?q=%41', '/rs/%25E0%25A4%25A?q=%41'],
    ['/%ff#x', '/%25ff#x'],
    ['/%C4%8D', '/%C4%8D'],
    ['/api/v1/frontend/projects/%', '/api/v1/frontend/projects/%'],
  ])('%s comes as %s', (url, expected) => {
    expect(readableUrl(url)).toBe(expected);
  });
});

describe('a path', () => {
  it.each([
    ['/masterplan/%31', '/masterplan/1'],
    ['/masterplan%2F1', '/masterplan%2F1'],
    ['/%2Fmap', '/%2Fmap'],
    ['/%C4%8D', '/č'],
    ['/%', '/%'],
  ])('%s is read as %s', (path, expected) => {
    expect(readablePath(path)).toBe(expected);
  });
});
