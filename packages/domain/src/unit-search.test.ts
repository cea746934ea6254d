import { aUnit } from '@suite/api/fixtures';
import { describe, expect, it } from 'vitest';
import { searchUnits } from './unit-search.ts';
import { countAvailable, filterableUnits, isFilterable } from './units.ts';

const units = ['A10', 'A2', 'b2', '302'].map((name) => aUnit({ name, apartmentTypeId: 2 }));
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

it.each([
  // Type id, type key, whether the unit is counted, filtered and found.
  [0, null, false],
  [0, 'studio', false],
  [null, null, false],
  [1, 'studio', true],
  [7, 'loft', true],
  [7, null, true],
  [9, 'public_area', false],
] as const)(
  '[R5.039] [R3.008] a unit of type %s, %s is one everywhere: %s',
  (id, apartmentTypeKey, isOne) => {
    // A back end may send null for no type.
    const unit = aUnit({ name: '1', apartmentTypeId: id as number, apartmentTypeKey, status: 'available' });
    expect(isFilterable(unit)).toBe(isOne);
    expect(searchUnits([unit], '1')).toHaveLength(Number(isOne));
    expect(filterableUnits([unit])).toHaveLength(Number(isOne));
    expect(countAvailable([unit])).toBe(Number(isOne));
  },
);
