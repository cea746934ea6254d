import { expect, it } from 'vitest';
import { aRow } from '../../fixtures/rows.ts';
import { changesIn, editReducer, NO_EDITS } from './edits.ts';
import type { GridRow } from './grid-row.ts';
import { savedBatch, takeBack } from './take-back.ts';

const AT = '2026-11-20T08:40:00.000Z';
const BEFORE = [aRow({ id: 1, priceEur: 200_000 }), aRow({ id: 2, priceEur: 300_000 })];
const AFTER = [aRow({ id: 1, priceEur: 210_000 }), aRow({ id: 2, priceEur: 310_000 })];
const byId = (rows: readonly GridRow[]) => new Map(rows.map((row) => [row.id, row]));
const CHANGES = changesIn(
  new Map([
    [1, { priceEur: 210_000 }],
    [2, { priceEur: 310_000 }],
  ]),
  BEFORE,
);

it('takes a saving back by typing what was there before, which is looked at and saved as any change', () => {
  const batch = savedBatch(CHANGES, [], AT);
  if (!batch) throw new Error('Nothing was saved');
  const { edits, changedSince } = takeBack(batch, byId(AFTER));
  expect(changedSince).toEqual([]);
  const reduce = editReducer(byId(AFTER));
  const { edits: typed } = reduce(NO_EDITS, { kind: 'edit', edits });
  expect(changesIn(typed, AFTER)).toMatchObject([
    { field: 'priceEur', was: 210_000, becomes: 200_000 },
    { field: 'priceEur', was: 310_000, becomes: 300_000 },
  ]);
  // Once it is saved, nothing of it is left to take back.
  expect(takeBack(batch, byId(BEFORE)).edits).toEqual([]);
});

it('leaves what somebody has changed since, and what is gone', () => {
  const batch = savedBatch(CHANGES, [], AT);
  if (!batch) throw new Error('Nothing was saved');
  const [first] = AFTER;
  const since = byId([{ ...(first as GridRow), priceEur: 215_000 }]);
  expect(takeBack(batch, since).edits).toEqual([]);
  expect(takeBack(batch, since).changedSince.map(({ id }) => id)).toEqual([1, 2]);
});

it('knows nothing of what the server refused', () => {
  expect(savedBatch(CHANGES, [{ id: 1, field: 'priceEur' }], AT)?.cells.map(({ id }) => id)).toEqual([2]);
  expect(
    savedBatch(
      CHANGES,
      [
        { id: 1, field: 'priceEur' },
        { id: 2, field: 'priceEur' },
      ],
      AT,
    ),
  ).toBeNull();
});
