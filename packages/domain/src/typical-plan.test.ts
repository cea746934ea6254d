import { expect, it } from 'vitest';
import { isTypicalPlan } from './typical-plan.ts';

const indoors = (areaM2: number) => ({ name: 'Room', areaM2, isOutdoor: false });
const terrace = (areaM2: number) => ({ name: 'Terrace', areaM2, isOutdoor: true });
const unmarked = (areaM2: number) => ({ name: 'Room', areaM2 });

it.each([
  ['the same areas', [indoors(60), indoors(40), terrace(20)], 100, 20, false],
  ['rooms 2 % larger', [indoors(102), terrace(20)], 100, 20, false],
  ['rooms more than 2 % larger', [indoors(102.1), terrace(20)], 100, 20, true],
  ['rooms 2 % smaller', [indoors(98), terrace(20)], 100, 20, false],
  ['rooms more than 2 % smaller', [indoors(97.9), terrace(20)], 100, 20, true],
  ['a terrace 2 % larger', [indoors(100), terrace(20.4)], 100, 20, false],
  ['a terrace more than 2 % larger', [indoors(100), terrace(20.5)], 100, 20, true],
  ['rooms and terrace that differ and make up for it', [indoors(105), terrace(15)], 100, 20, true],
  ['a drawn terrace that the unit has not', [indoors(100), terrace(5)], 100, null, true],
  ['a terrace that is not drawn', [indoors(100)], 100, 20, true],
  ['no terrace, neither drawn nor own', [indoors(100)], 100, null, false],
  ['rooms that do not say where they are', [unmarked(100), unmarked(20)], 100, 20, false],
  ['such rooms, of another area in all', [unmarked(100), unmarked(20)], 90, 20, true],
  ['no rooms', [], 100, 20, false],
  ['no own area', [indoors(100)], 0, null, false],
])('a plan with %s', (_, rooms, area, terraceArea, expected) => {
  expect(isTypicalPlan(rooms, { area, terraceArea })).toBe(expected);
});
