import { expect, test } from 'vitest';
import { wholePeriods } from './patterns.ts';

test.each([
  ['a period of whole pixels', 6, 1],
  ['one that ends on half a pixel', 7.5, 2],
  ['lines on a slant', 7 * Math.SQRT2, 9],
  ['crossed lines on a slant', 8 * Math.SQRT2, 3],
])('%s is repeated until it ends on a whole pixel', (_name, periodPx, periods) => {
  expect(wholePeriods(periodPx)).toBe(periods);
});
