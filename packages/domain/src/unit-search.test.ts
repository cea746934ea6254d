import { describe, expect, it } from 'vitest';
import { anUnit } from './fixtures/unit.ts';
import { searchUnits } from './unit-search.ts';
import { countAvailable, filterableUnits } from './units.ts';

const units = ['A10', 'A2', 'b2', '302'].map((name) => anUnit({ name, apartmentTypeId: 2 }));
const names = (text: string) => searchUnits(units, text).map((unit) => unit.name);

describe('[R5.038] the search for a unit number', () => {
  it.each([
    ['a', ['A2', 'A10']],
    ['A1', ['A10']],
    ['2', ['302', 'A2', 'b2']],
    ['B2', ['b2']],
    [' 302 ', ['302']],
    ['3 02', []],
    ['x', []],
    ['', []],
    ['  ', []],
  ])('for %j finds %j', (text, expected) => {
    expect(names(text)).toEqual(expected);
  });
});

it('[R5.039] finds only units of a type, a studio too', () => {
  const found = searchUnits(
    [
      anUnit({ name: '1', apartmentTypeId: 0, apartmentTypeKey: null }),
      anUnit({ name: '11', apartmentTypeId: 1, apartmentTypeKey: 'studio' }),
      anUnit({ name: '12', apartmentTypeId: 9, apartmentTypeKey: 'public_area' }),
      anUnit({ name: '13', apartmentTypeId: 7, apartmentTypeKey: 'loft' }),
    ],
    '1',
  );
  expect(found.map((unit) => unit.name)).toEqual(['11', '13']);
});

it('[R3.008] a public area is never filtered, found by search or counted', () => {
  const hall = anUnit({ name: '1', apartmentTypeId: 9, apartmentTypeKey: 'public_area' });
  expect(searchUnits([hall], '1')).toEqual([]);
  expect(filterableUnits([hall])).toEqual([]);
  expect(countAvailable([hall])).toBe(0);
});
