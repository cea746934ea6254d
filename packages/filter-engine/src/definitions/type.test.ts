import type { UnitType } from '@suite/api';
import { aUnit } from '@suite/api/fixtures';
import type { TypeKey } from '@suite/contracts';
import { describe, expect, it } from 'vitest';
import { type FilterState, withChoice } from '../filters.ts';
import { type TypeOption, typeFilter, typeOptions } from './type.ts';

const type = (id: number, typeKey: TypeKey | null, name = typeKey ?? 'Loft'): UnitType => ({
  id,
  name,
  properties: { typeKey },
});
const summary = (types: UnitType[] | null, units = [aUnit()]) =>
  typeOptions(types, units).map(({ key, ids }) => [key, ...ids]);

describe('the choices of the type filter', () => {
  it('[R3.007] are in the order of types, whatever their ids', () => {
    const types = [type(4, 'duplex'), type(9, 'studio'), type(5, null), type(2, 'two_bedroom')];
    expect(summary(types)).toEqual([
      ['studio', 9],
      ['two_bedroom', 2],
      ['duplex', 4],
      [null, 5],
    ]);
  });

  it('never have public areas', () => {
    expect(summary([type(1, 'public_area'), type(2, 'studio')])).toEqual([['studio', 2]]);
  });

  it('are one where two types have the same label', () => {
    expect(summary([type(1, 'studio'), type(7, 'studio')])).toEqual([['studio', 1, 7]]);
  });

  it('[R3.007] come from the units where no response names them, and else from the static list by bedrooms', () => {
    const units = [
      aUnit({ apartmentTypeId: 3, apartmentTypeKey: 'two_bedroom' }),
      aUnit({ apartmentTypeId: 0, apartmentTypeKey: null }),
      aUnit({ apartmentTypeId: 9, apartmentTypeKey: 'public_area' }),
    ];
    expect(summary(null, units)).toEqual([['two_bedroom', 3]]);
    expect(summary([], units)).toEqual([['two_bedroom', 3]]);
    expect(summary(null, [])).toEqual([
      ['studio', 0],
      ['one_bedroom', 1],
      ['two_bedroom', 2],
      ['three_bedroom', 3],
      ['four_bedroom', 4],
      ['five_bedroom', 5],
      ['six_bedroom', 6],
    ]);
  });
});

describe('choosing types', () => {
  const all = typeOptions([type(1, 'studio'), type(7, 'studio'), type(2, 'duplex')], []);
  const [studio, duplex] = all;
  if (!studio || !duplex) throw new Error('Two choices are made above');

  const withTypes = (filter: FilterState, chosen: readonly TypeOption[]) =>
    withChoice(filter, typeFilter, typeFilter.choose(chosen), all);

  it('has all on at first, and leaves no trace of all', () => {
    expect(all.map((one) => typeFilter.isChosen(undefined, one))).toEqual([true, true]);
    expect(withTypes({ typeIds: [2], floor: [1, 2] }, all)).toEqual({ floor: [1, 2] });
  });

  it('takes every id of a choice, and none for none', () => {
    expect(withTypes({}, [studio])).toEqual({ typeIds: [1, 7] });
    expect(withTypes({}, [])).toEqual({ typeIds: [] });
    expect(all.map((one) => typeFilter.isChosen([7], one))).toEqual([true, false]);
  });
});
