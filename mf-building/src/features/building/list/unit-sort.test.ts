import { expect, it } from 'vitest';
import { aUnit } from '../../../fixtures/building.ts';
import { DEFAULT_SORT, nextSort, parseSort, sortToText, sortUnits, type UnitSort } from './unit-sort.ts';

const price = (text: string) => ({ properties: { price: text } });
const units = [
  aUnit({ name: '10', area: 50, floor: 1, apartmentTypeKey: 'studio', ...price('300,000') }),
  aUnit({ name: 'A2', area: 40, floor: 3, apartmentTypeKey: 'loft', status: 'sold', ...price('1') }),
  aUnit({ name: '2', area: 50, floor: 2, apartmentTypeKey: 'duplex', status: 'reserved' }),
  aUnit({ name: '3', area: 45, floor: 2, apartmentTypeKey: 'one_bedroom', ...price('90,000') }),
];

it.each<[UnitSort, string[]]>([
  [{ column: 'number', direction: 'ascending' }, ['2', '3', '10', 'A2']],
  [{ column: 'number', direction: 'descending' }, ['A2', '10', '3', '2']],
  [{ column: 'area', direction: 'ascending' }, ['A2', '3', '2', '10']],
  [{ column: 'area', direction: 'descending' }, ['2', '10', '3', 'A2']],
  [{ column: 'floor', direction: 'descending' }, ['A2', '2', '3', '10']],
  [{ column: 'type', direction: 'ascending' }, ['10', '3', '2', 'A2']],
  [{ column: 'status', direction: 'ascending' }, ['3', '10', '2', 'A2']],
  [{ column: 'status', direction: 'descending' }, ['A2', '2', '3', '10']],
  [{ column: 'price', direction: 'ascending' }, ['3', '10', '2', 'A2']],
  [{ column: 'price', direction: 'descending' }, ['10', '3', '2', 'A2']],
])('sorts by %j', (sort, expected) => {
  expect(sortUnits(units, sort).map((unit) => unit.name)).toEqual(expected);
});

it.each<[string | null, UnitSort, string | null]>([
  [null, DEFAULT_SORT, null],
  ['number', DEFAULT_SORT, null],
  ['-number', { column: 'number', direction: 'descending' }, '-number'],
  ['area', { column: 'area', direction: 'ascending' }, 'area'],
  ['-floor', { column: 'floor', direction: 'descending' }, '-floor'],
  ['-sun', { column: 'sun', direction: 'descending' }, '-sun'],
  ['-price', { column: 'price', direction: 'descending' }, '-price'],
  ['rooms', DEFAULT_SORT, null],
])('reads %s from the address and writes it back', (text, sort, written) => {
  expect(parseSort(text)).toEqual(sort);
  expect(sortToText(sort)).toBe(written);
});

it.each<[UnitSort, string[]]>([
  [{ column: 'sun', direction: 'descending' }, ['3', '1', '2', '4']],
  [{ column: 'sun', direction: 'ascending' }, ['2', '1', '3', '4']],
  [{ column: 'sea', direction: 'descending' }, ['2', '1', '3', '4']],
])('sorts by evening sun and sea, those without last: %j', (sort, expected) => {
  const lit = [
    aUnit({ name: '1', light: { eveningSunHours: 1.5, seaViewDegrees: 24 } }),
    aUnit({ name: '2', light: { eveningSunHours: 0, seaViewDegrees: 108 } }),
    aUnit({ name: '3', light: { eveningSunHours: 2.5 } }),
    aUnit({ name: '4' }),
  ];
  expect(sortUnits(lit, sort).map((unit) => unit.name)).toEqual(expected);
});

it('begins with the most sun and sea', () => {
  expect(nextSort(DEFAULT_SORT, 'sun').direction).toBe('descending');
  expect(nextSort({ column: 'sun', direction: 'descending' }, 'sun').direction).toBe('ascending');
});

it('turns the order of a column round on the second press', () => {
  const byArea = nextSort(DEFAULT_SORT, 'area');
  expect(byArea).toEqual({ column: 'area', direction: 'ascending' });
  expect(nextSort(byArea, 'area').direction).toBe('descending');
  expect(nextSort({ column: 'area', direction: 'descending' }, 'area').direction).toBe('ascending');
});
