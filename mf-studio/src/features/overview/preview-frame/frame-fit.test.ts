import { expect, it } from 'vitest';
import { frameFit } from './frame-fit.ts';

it.each([
  ['desktop', { width: 1400, height: 700 }, { width: 1400, height: 700, scale: 1 }],
  ['desktop', { width: 960, height: 600 }, { width: 1280, height: 800, scale: 0.75 }],
  ['tablet', { width: 1400, height: 556 }, { width: 834, height: 1112, scale: 0.5 }],
  ['phone', { width: 1400, height: 900 }, { width: 390, height: 844, scale: 1 }],
  ['phone', { width: 195, height: 900 }, { width: 390, height: 844, scale: 0.5 }],
] as const)('a %s in a room of %o', (size, room, expected) => {
  expect(frameFit(size, room)).toEqual(expected);
});
