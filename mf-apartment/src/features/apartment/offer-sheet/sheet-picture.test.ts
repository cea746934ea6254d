import { expect, it } from 'vitest';
import { sheetPart } from './sheet-picture.ts';

const ringAt = (top: number, height: number): [number, number][] => [
  [100, top],
  [200, top],
  [200, top + height],
  [100, top + height],
];
const boxAt = (y: number, height: number) => ({ x: 0, y, width: 2850, height });

it.each([
  ['the whole building, though the home is on its lowest floor', 1000, 60, boxAt(400, 700), 250],
  ['the home, where the building is higher than the sheet', 1700, 100, boxAt(200, 1600), 860],
  ['no more than the picture', 20, 60, boxAt(0, 300), 0],
])('the printed view shows %s', (_, top, unitHeight, building, y) => {
  const part = sheetPart({ width: 2850, height: 2000, ring: ringAt(top, unitHeight), building });
  expect(part).toEqual({ y, height: 1000 });
});
