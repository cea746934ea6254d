import { rowBitset } from '@suite/filter-engine';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { idTextsOf, writeIds } from './id-texts.ts';

const SIZE = 200;
const rows = fc.uniqueArray(fc.nat(SIZE - 1)).map((list) => list.toSorted((a, b) => a - b));
const idsUpTo = (max: number) => fc.array(fc.integer({ min: 1, max }), { minLength: SIZE, maxLength: SIZE });

it('writes the ids of rows as JSON does, whatever their length', () => {
  fc.assert(
    fc.property(fc.oneof(idsUpTo(2_147_483_647), idsUpTo(99)), rows, (all, list) => {
      const text = writeIds(idTextsOf(all), rowBitset(list), ['{"ids":[', ']}']);
      expect(text.toString()).toBe(JSON.stringify({ ids: list.map((row) => all[row]) }));
    }),
  );
});
