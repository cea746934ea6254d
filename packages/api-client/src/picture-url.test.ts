import { expect, it } from 'vitest';
import { pictureUrl } from './picture-url.ts';

it.each([
  [1, 32],
  [32, 32],
  [33, 160],
  [390.5, 400],
  [800, 800],
  [801, 1280],
  [2560, 2560],
])('asks for a picture of %d pixels in the width %d', (width, served) => {
  expect(pictureUrl('/file', width)).toBe(`/file?resize=${served}`);
});

it('asks for the original above the largest width', () => {
  expect(pictureUrl('/file?v=ab12', 2561)).toBe('/file?v=ab12');
});

it('keeps the query that the address has', () => {
  expect(pictureUrl('/file?v=ab12', 400)).toBe('/file?v=ab12&resize=400');
});
