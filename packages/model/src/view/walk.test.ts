import { expect, it } from 'vitest';
import { directionOf, nearestUnit, nextUnit, type PlacedUnit } from './walk.ts';

/** Two floors of three homes, and one on a house behind. */
const PLACED: readonly PlacedUnit[] = [
  { id: 201, label: [100, 100] },
  { id: 202, label: [200, 100] },
  { id: 203, label: [300, 100] },
  { id: 101, label: [100, 200] },
  { id: 102, label: [200, 200] },
  { id: 103, label: [300, 200] },
  { id: 900, label: [150, 100] },
];
const HIDDEN = new Set([900]);
const isSeen = ({ id }: PlacedUnit) => !HIDDEN.has(id);
const from = (id: number) => PLACED.find((one) => one.id === id) as PlacedUnit;

it.each([
  [201, 'ArrowRight', 202],
  [202, 'ArrowRight', 203],
  [203, 'ArrowLeft', 202],
  [202, 'ArrowDown', 102],
  [103, 'ArrowUp', 203],
  [203, 'ArrowRight', undefined],
  [101, 'ArrowDown', undefined],
])('goes from %i by %s to %s, past what is hidden', (id, key, expected) => {
  const direction = directionOf(key);
  expect(direction && nextUnit(PLACED, from(id), direction, isSeen)?.id).toBe(expected);
});

it('begins at the one nearest to the middle that is seen', () => {
  expect(nearestUnit(PLACED, [155, 105], isSeen)?.id).toBe(202);
  expect(nearestUnit([], [0, 0], isSeen)).toBeUndefined();
});

it('takes no other key for a direction', () => {
  expect(directionOf('Enter')).toBeUndefined();
});
