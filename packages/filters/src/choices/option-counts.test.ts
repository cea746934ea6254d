import type { FilterState, Orientation } from '@suite/contracts';
import { typeChoices } from '@suite/domain';
import { describe, expect, it } from 'vitest';
import { aUnit } from '../fixtures/unit.ts';
import {
  orientationOptions,
  priceRangeOptions,
  typeOptions,
  withOrientations,
  withPriceRange,
} from './option-counts.ts';

const priced = (perM2: number) => ({ area: 10, properties: { price: String(perM2 * 10) } });
const units = [
  aUnit({
    id: 1,
    floor: 1,
    apartmentTypeId: 1,
    apartmentTypeKey: 'studio',
    orientation: 'S',
    ...priced(5000),
  }),
  aUnit({ id: 2, floor: 1, orientation: 'N', ...priced(6000) }),
  aUnit({ id: 3, floor: 2, orientation: 'S', ...priced(12_000) }),
  aUnit({ id: 4, floor: 2, orientation: null }),
];
const types = typeChoices(null, units);
const counts = (options: { count: number }[]) => options.map((option) => option.count);
const chosen = (options: { selected: boolean }[]) => options.map((option) => option.selected);

describe('live counts', () => {
  it.each<[FilterState, number[]]>([
    [{}, [1, 3]],
    [{ floor: [2, 2] }, [0, 2]],
    [{ typeIds: [1] }, [1, 3]],
    [{ typeIds: [], floor: [1, 1] }, [1, 1]],
  ])('of types under %j are %j', (filter, expected) => {
    expect(counts(typeOptions(units, filter, types))).toEqual(expected);
  });

  it.each<[FilterState, number[]]>([
    [{}, [1, 2]],
    [{ floor: [2, 2] }, [0, 1]],
    [{ orientations: ['N'] }, [1, 2]],
  ])('of orientations under %j are %j', (filter, expected) => {
    expect(counts(orientationOptions(units, filter, ['N', 'S']))).toEqual(expected);
  });

  it.each<[FilterState, number[]]>([
    [{}, [4, 1, 1, 1]],
    [{ priceRange: '11k+', floor: [1, 1] }, [2, 1, 1, 0]],
  ])('of price ranges under %j are %j', (filter, expected) => {
    expect(counts(priceRangeOptions(units, filter, ['', '0-6k', '6-7.5k', '11k+']))).toEqual(expected);
  });
});

describe('what is chosen', () => {
  it('is everything at first', () => {
    expect(chosen(typeOptions(units, {}, types))).toEqual([true, true]);
    expect(chosen(orientationOptions(units, {}, ['N', 'S']))).toEqual([true, true]);
    expect(chosen(priceRangeOptions(units, {}, ['', '11k+']))).toEqual([true, false]);
  });

  it.each<[Orientation[], FilterState]>([
    [['N', 'S'], {}],
    [['S'], { orientations: ['S'] }],
    [[], { orientations: [] }],
  ])('of orientations %j gives %j', (orientations, expected) => {
    expect(withOrientations({ orientations: ['N'] }, orientations, ['N', 'S'])).toEqual(expected);
  });

  it('of price ranges leaves no trace when it is all of them', () => {
    expect(withPriceRange({}, '11k+')).toEqual({ priceRange: '11k+' });
    expect(withPriceRange({ priceRange: '11k+' }, '')).toEqual({});
  });
});
