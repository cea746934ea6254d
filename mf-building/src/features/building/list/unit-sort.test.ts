import { expect, it } from 'vitest';
import { DEFAULT_SORT, nextSort, parseSort, sortToText, sortUnits, type UnitSort } from './unit-sort.ts';

const units = [
  { name: '10', area: 50, floor: 1 },
  { name: 'A2', area: 40, floor: 3 },
  { name: '2', area: 50, floor: 2 },
];

it.each<[UnitSort, string[]]>([
  [{ column: 'number', direction: 'ascending' }, ['2', '10', 'A2']],
  [{ column: 'number', direction: 'descending' }, ['A2', '10', '2']],
  [{ column: 'area', direction: 'ascending' }, ['A2', '2', '10']],
  [{ column: 'area', direction: 'descending' }, ['2', '10', 'A2']],
  [{ column: 'floor', direction: 'descending' }, ['A2', '2', '10']],
])('sorts by %j', (sort, expected) => {
  expect(sortUnits(units, sort).map((unit) => unit.name)).toEqual(expected);
});

it.each<[string | null, UnitSort, string | null]>([
  [null, DEFAULT_SORT, null],
  ['number', DEFAULT_SORT, null],
  ['-number', { column: 'number', direction: 'descending' }, '-number'],
  ['area', { column: 'area', direction: 'ascending' }, 'area'],
  ['-floor', { column: 'floor', direction: 'descending' }, '-floor'],
  ['price', DEFAULT_SORT, null],
])('reads %s from the address and writes it back', (text, sort, written) => {
  expect(parseSort(text)).toEqual(sort);
  expect(sortToText(sort)).toBe(written);
});

it('turns the order of a column round on the second press', () => {
  const byArea = nextSort(DEFAULT_SORT, 'area');
  expect(byArea).toEqual({ column: 'area', direction: 'ascending' });
  expect(nextSort(byArea, 'area').direction).toBe('descending');
  expect(nextSort({ column: 'area', direction: 'descending' }, 'area').direction).toBe('ascending');
});
