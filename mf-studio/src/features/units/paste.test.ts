import { describe, expect, it } from 'vitest';
import { bulkPrice } from './bulk-price.ts';
import { type CellTexts, parseCell } from './cells.ts';
import type { FactName } from './grid-row.ts';
import { type Grid, pasteBlock, readBlock } from './paste.ts';

const TEXTS: CellTexts = {
  status: new Map([['slobodan', 'available']]),
  publish: new Map([
    ['yes', true],
    ['ne', false],
  ]),
  typeKey: new Map([['dve spavaće sobe', 'two_bedroom']]),
};

describe('a cell', () => {
  it.each([
    ['priceEur', '412.000 €', 412_000],
    ['priceEur', '412,000', 412_000],
    ['priceEur', '412 000,00', 412_000],
    ['priceEur', '412000', 412_000],
    ['priceEur', '', null],
    ['priceEur', '–', null],
    ['status', 'Sold', 'sold'],
    ['status', 'slobodan', 'available'],
    ['orientation', 'se', 'SE'],
    ['orientation', '', null],
    ['publish', 'Yes', true],
    ['publish', 'ne', false],
    ['typeKey', 'Dve spavaće sobe', 'two_bedroom'],
    ['typeKey', 'studio', 'studio'],
    ['area', '86,4', 86.4],
    ['area', '86.4 m²', 86.4],
    ['terraceArea', '–', null],
    ['floor', '−1', -1],
    ['rooms', '', 0],
  ] as const)('%s reads %j', (field, text, value) => {
    expect(parseCell(field, text, TEXTS)).toEqual({ value });
  });

  it.each([
    // Letters in place of zeros, as a scanned list has them.
    ['priceEur', '299.OOO'],
    ['priceEur', '-5'],
    ['priceEur', '41.20.00'],
    ['priceEur', '9999999999'],
    ['status', 'lent'],
    ['typeKey', 'dvosoban'],
    ['area', '0'],
    ['area', ''],
    ['floor', '2.5'],
    ['rooms', '51'],
    ['status', ''],
    ['orientation', 'up'],
    ['publish', 'perhaps'],
  ] as const)('%s refuses %j', (field, text) => {
    expect(parseCell(field, text, TEXTS)).toBeNull();
  });
});

describe('a block', () => {
  it.each([
    [
      'a\tb\nc\td\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a\r\nb', [['a'], ['b']]],
    ['"two\nlines"\t"a ""quote"""', [['two\nlines', 'a "quote"']]],
    ['a\t\tb', [['a', '', 'b']]],
    ['', []],
  ])('of %j is read as spreadsheets copy it', (text, rows) => {
    expect(readBlock(text)).toEqual(rows);
  });

  const FIELDS: readonly (FactName | null)[] = [null, 'status', 'priceEur'];
  const grid: Grid = { ids: [1, 2, 3], fields: FIELDS, texts: TEXTS };
  const at = (row: number, column: number) => ({ row, column });

  it('is pasted from the framed cell on; what does not fit is counted', () => {
    const pasted = pasteBlock(grid, at(1, 1), at(1, 1), 'sold\t250.000\nlent\t251.000\nsold\t1');
    expect(pasted.edits).toEqual([
      { id: 2, field: 'status', value: 'sold' },
      { id: 2, field: 'priceEur', value: 250_000 },
      { id: 3, field: 'priceEur', value: 251_000 },
    ]);
    expect(pasted.refused).toBe(3);
  });

  it('of one value fills what is chosen', () => {
    const { edits } = pasteBlock(grid, at(0, 1), at(2, 1), 'reserved');
    expect(edits.map(({ id, value }) => [id, value])).toEqual([
      [1, 'reserved'],
      [2, 'reserved'],
      [3, 'reserved'],
    ]);
  });

  it('changes nothing where nothing may be changed', () => {
    expect(pasteBlock(grid, at(0, 0), at(0, 0), '105')).toEqual({ edits: [], refused: 1 });
  });
});

it.each([
  [3, 500, 268_000, 276_000],
  [-10, 1, 200_001, 180_001],
  [0, 1000, 199_600, 200_000],
] as const)('%d %% rounded to %d makes %d %d', (percent, rounding, before, value) => {
  expect(
    bulkPrice(
      [
        { id: 1, priceEur: before },
        { id: 2, priceEur: null },
      ],
      percent,
      rounding,
    ),
  ).toEqual([{ id: 1, field: 'priceEur', value }]);
});
