import { expect, it } from 'vitest';
import { idsInAddress } from './ids-in-address.ts';

it.each([
  [null, null],
  ['', []],
  ['1,2', [1, 2]],
  ['1,1, 2,x,-3,0', [1, 2]],
  ['1,2,3,4,5', [1, 2, 3, 4]],
])('%j holds %j', (text, expected) => {
  expect(idsInAddress(text, 4)).toEqual(expected);
});
