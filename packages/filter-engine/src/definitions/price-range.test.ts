import type { Unit } from '@suite/api';
import { aUnit } from '@suite/api/fixtures';
import { PRICE_RANGES, type PriceRange } from '@suite/contracts';
import { describe, expect, it } from 'vitest';
import { countMatching } from '../units.ts';

const perSquareMetre = (price: number) => aUnit({ area: 1, properties: { price: String(price) } });

const inPriceRange = (unit: Unit, priceRange: PriceRange) => countMatching([unit], { priceRange }) === 1;

describe('[R5.046] a price range', () => {
  it.each<[number, PriceRange]>([
    [1, '0-6k'],
    [5999, '0-6k'],
    [6000, '6-7.5k'],
    [7499, '6-7.5k'],
    [7500, '7.5-9k'],
    [8999, '7.5-9k'],
    [9000, '9-11k'],
    [10_999, '9-11k'],
    [11_000, '11k+'],
    [900_000, '11k+'],
  ])('has %i €/m² in %s and in no other', (price, range) => {
    const holding = PRICE_RANGES.filter((one) => one !== '' && inPriceRange(perSquareMetre(price), one));
    expect(holding).toEqual([range]);
    expect(inPriceRange(perSquareMetre(price), '')).toBe(true);
  });

  it('is of price by area', () => {
    const unit = aUnit({ area: 50, properties: { price: '350,000' } });
    expect(inPriceRange(unit, '6-7.5k')).toBe(true);
  });

  it.each([
    ['a price', aUnit({ properties: {} })],
    ['a price above 0', aUnit({ properties: { price: '0' } })],
    ['an area', aUnit({ area: 0, properties: { price: '250000' } })],
  ])('has a unit without %s in All Ranges alone', (_, unit) => {
    expect(PRICE_RANGES.filter((range) => inPriceRange(unit, range))).toEqual(['']);
  });
});
