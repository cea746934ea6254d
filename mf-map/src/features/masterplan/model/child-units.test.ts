import { expect, it } from 'vitest';
import { matchesByChild, unitsBelow } from './child-units.ts';

/** 1 has 2 and 3; 4 stands in 3; 8 and 9 stand in each other. */
const MASTERPLANS = [
  { id: 1, parentId: 0 },
  { id: 2, parentId: 1 },
  { id: 3, parentId: 1 },
  { id: 4, parentId: 3 },
  { id: 8, parentId: 9 },
  { id: 9, parentId: 8 },
];
const unit = (id: number, buildingId: number, masterplanId: number) => ({ id, buildingId, masterplanId });
const UNITS = [unit(21, 12, 2), unit(31, 13, 3), unit(41, 14, 4), unit(11, 11, 1), unit(81, 18, 8)];

it.each([
  [1, [21, 31, 41, 11]],
  [3, [31, 41]],
  [4, [41]],
  [8, [81]],
  [7, []],
])('the homes below masterplan %i are %j', (id, expected) => {
  expect(unitsBelow(UNITS, id, MASTERPLANS).map((one) => one.id)).toEqual(expected);
});

it.each([
  [
    'communities count what is in them and below them',
    [21, 31, 41],
    { 'masterplan-2': 1, 'masterplan-3': 2 },
  ],
  ['what stands in none of them is not counted', [11], { 'masterplan-2': 0, 'masterplan-3': 0 }],
  ['nothing matches', [], { 'masterplan-2': 0, 'masterplan-3': 0 }],
])('%s', (_, matched, expected) => {
  const children = [
    { kind: 'masterplan', id: 2 },
    { kind: 'masterplan', id: 3 },
  ] as const;
  const counts = matchesByChild(UNITS, new Set(matched), children, MASTERPLANS);
  expect(Object.fromEntries(counts)).toEqual(expected);
});

it('a building counts for itself before the community that it stands in', () => {
  const children = [
    { kind: 'building', id: 12 },
    { kind: 'building', id: 14 },
  ] as const;
  const counts = matchesByChild(UNITS, new Set([21, 31, 41]), children, MASTERPLANS);
  expect(Object.fromEntries(counts)).toEqual({ 'building-12': 1, 'building-14': 1 });
});
