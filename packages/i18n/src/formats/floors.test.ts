import { expect, test } from 'vitest';
import { floorLabel } from './floors.ts';

test.each([
  [12, '12', '12'],
  [1, '1', '1'],
  [0, 'B', 'PO'],
  [-1, 'B2', 'PO2'],
  [-2, 'B3', 'PO3'],
])('floor %i is %s in English and %s in Serbian', (floor, english, serbian) => {
  expect([floorLabel(floor, 'en'), floorLabel(floor, 'rs')]).toEqual([english, serbian]);
});
