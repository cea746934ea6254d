import { expect, it } from 'vitest';
import { isNear, type Position } from './near.ts';

const PORTO_VALA: Position = [18.968, 42.1935];
const BUDVA: Position = [18.84, 42.288];
const BUDAPEST: Position = [19.04, 47.498];
const FIJI: Position = [179.9, -17];
const ACROSS_THE_DATE_LINE: Position = [-179.9, -17];

it.each<[string, Position, Position[], boolean]>([
  ['Budva is near Porto Vala', BUDVA, [PORTO_VALA], true],
  ['a place is near itself', BUDVA, [BUDVA], true],
  ['Budapest is not near Porto Vala', BUDAPEST, [PORTO_VALA], false],
  ['Budapest is near one of several', BUDAPEST, [PORTO_VALA, BUDAPEST], true],
  ['nothing is near no project', BUDVA, [], false],
  ['the date line parts nothing', FIJI, [ACROSS_THE_DATE_LINE], true],
])('%s', (_, place, projects, expected) => {
  expect(isNear(place, projects)).toBe(expected);
});
