import type { UnitList } from '@suite/api';
import { describe, expect, it } from 'vitest';
import { aRow } from '../../../fixtures/rows.ts';
import type { FactName } from '../grid-row.ts';
import { additionsOf, proposalsOf } from './proposals.ts';

type Values = UnitList['rows'][number]['values'];

const ROWS = [
  aRow({ id: 1, name: '101', priceEur: 200_000 }),
  aRow({ id: 2, name: '102', status: 'sold', priceEur: 300_000 }),
  aRow({ id: 3, name: '101', buildingKey: 'B3', building: 'Reef House', priceEur: 150_000 }),
];
const FIELDS: readonly FactName[] = ['status', 'priceEur', 'area', 'terraceArea'];
const list = (...values: readonly Values[]) =>
  values.map((one, index) => ({ line: index + 2, values: one, refused: [] }));
const proposed = (...values: readonly Values[]) => proposalsOf(ROWS, list(...values), FIELDS, true);

describe('what a list would change', () => {
  it.each<[string, Values, number | null]>([
    ['the key of the building', { building: 'B3', number: '101', priceEur: 151_000 }, 3],
    ['its title, in any case', { building: 'reef house', number: '101', priceEur: 151_000 }, 3],
    ['the number alone, where that tells it', { number: '102', priceEur: 301_000 }, 2],
    ['nothing, where it does not', { number: '101', priceEur: 1 }, null],
  ])('is found by %s', (_by, values, id) => {
    const { changes, skipped } = proposed(values);
    expect(changes.map(({ row }) => row.id)).toEqual(id === null ? [] : [id]);
    expect(skipped.map(({ reason }) => reason)).toEqual(id === null ? ['no-building'] : []);
  });

  it.each<[Values, string | null]>([
    [{ priceEur: 240_000 }, null],
    [{ priceEur: 282_000 }, 'price-jump'],
    [{ priceEur: 149_000 }, 'price-jump'],
    [{ priceEur: null }, 'price-gone'],
    [{ status: 'reserved' }, null],
    [{ area: 90 }, null],
  ])('%j is doubted as %s', (values, doubt) => {
    const { changes } = proposed({ building: 'B2', number: '101', ...values });
    expect(changes.map((one) => one.doubt)).toEqual([doubt]);
  });

  it('asks about a sold unit that is for sale again', () => {
    expect(proposed({ number: '102', status: 'available' }).changes[0]?.doubt).toBe('for-sale-again');
  });

  it('takes an empty cell for nothing said, and leaves alone what may not be changed', () => {
    const { changes, unchanged } = proposed({ number: '102', status: null, terraceArea: null, floor: 7 });
    expect([changes, unchanged]).toEqual([[], 1]);
  });

  it('tells of lines without a number, of units named twice, and how many it does not name', () => {
    const { skipped, absent } = proposed({ priceEur: 1 }, { number: '102' }, { number: '102', priceEur: 9 });
    expect(skipped.map(({ line, reason }) => [line, reason])).toEqual([
      [2, 'no-number'],
      [4, 'twice'],
    ]);
    expect(absent).toBe(2);
  });

  it('adds units that it says enough of, with status and price as changes', () => {
    const whole = { building: 'B4', number: '1', typeKey: 'studio', floor: 2, area: 30, priceEur: 90_000 };
    const { added, skipped } = proposed({ ...whole, status: 'reserved' }, { building: 'B4', number: '2' });
    expect(skipped).toEqual([{ line: 3, reason: 'says-too-little', name: 'B4 2' }]);
    const name = { building: 'B4', number: '1' };
    expect(additionsOf(added, FIELDS)).toEqual([
      {
        added: [{ ...name, typeKey: 'studio', floor: 2, area: 30 }],
        status: [{ ...name, was: 'available', becomes: 'reserved' }],
        priceEur: [{ ...name, was: null, becomes: 90_000 }],
      },
    ]);
    expect(additionsOf(added, ['area'])[0]).not.toHaveProperty('priceEur');
    expect(additionsOf([], FIELDS)).toEqual([]);
    expect(proposalsOf(ROWS, list(whole), FIELDS, false).added).toEqual([]);
  });

  it('adds more units than the server takes at once in several parts', () => {
    const names = ['1', '2', '3', '4', '5'].map((number) => ({ building: 'B4', number }));
    const units = names.map((name) => ({ ...name, typeKey: 'studio' as const, floor: 2, area: 30 }));
    expect(additionsOf(units, FIELDS, 2).map(({ added }) => added)).toEqual([
      units.slice(0, 2),
      units.slice(2, 4),
      units.slice(4),
    ]);
  });

  it('looks at each of 10,000 rows a few times, however many lines there are', () => {
    let looks = 0;
    const rows = Array.from({ length: 10_000 }, (_, index) => {
      const row = aRow({ id: index + 1, name: String(index) });
      return Object.defineProperty({ ...row }, 'buildingKey', {
        get: () => {
          looks += 1;
          return 'B2';
        },
      });
    });
    const lines = list(...rows.map(({ name }) => ({ building: 'B2', number: name, priceEur: 1000 })));
    expect(proposalsOf(rows, lines, FIELDS, true).changes).toHaveLength(10_000);
    expect(looks).toBeLessThan(10 * rows.length);
  });
});
