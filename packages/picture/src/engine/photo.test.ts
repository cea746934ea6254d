import { expect, test } from 'vitest';
import { chosenWidth } from './photo.ts';

const CHOICE = { srcset: '/f?v=1&resize=800 800w, /f?v=1&resize=1280 1280w, /f?v=1 4000w', sizes: '100vw' };

test.each([
  ['http://a.example/f?v=1&resize=1280', 1280],
  ['http://a.example/f?v=1', 4000],
  ['http://a.example/f?v=2', null],
  ['', null],
])('the browser took %s: %s pixels', (src, width) => {
  expect(chosenWidth(CHOICE, src, 'http://a.example/page')).toBe(width);
});
