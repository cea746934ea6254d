import { expect, it } from 'vitest';
import { aPolygon } from '../../../fixtures/building.ts';
import { type AvoidRectsInput, avoidRects } from './avoid-rects.ts';

const input: AvoidRectsInput = {
  view: { widthPx: 1600, heightPx: 900, polygons: [aPolygon(101, 0, 0), aPolygon(102, 1, 0)] },
  focusBox: undefined,
  frame: { width: 800, height: 450 },
  chosenUnitId: null,
};

it('tells where each unit stands in the resting picture', () => {
  const { units, chosen } = avoidRects(input);
  expect(units).toHaveLength(2);
  const [first, second] = units;
  expect(first && second && second.left >= first.right).toBe(true);
  expect(units.every((box) => box.right <= 800 && box.bottom <= 450)).toBe(true);
  expect(chosen).toBeNull();
});

it('tells where the chosen unit stands', () => {
  const { units, chosen } = avoidRects({ ...input, chosenUnitId: 102 });
  expect(chosen).toEqual(units[1]);
  expect(avoidRects({ ...input, chosenUnitId: 999 }).chosen).toBeNull();
});
