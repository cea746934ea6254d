import { expect, it } from 'vitest';
import { aRow } from '../../fixtures/rows.ts';
import { batchesOf } from './batch.ts';
import { changesIn, type EditAction, type EditState, editReducer, NO_EDITS } from './edits.ts';

const ROWS = [aRow({ id: 1, name: '101', priceEur: 200_000 }), aRow({ id: 2, name: '102', status: 'sold' })];
const reduce = editReducer(new Map(ROWS.map((row) => [row.id, row])));
const after = (...actions: readonly EditAction[]): EditState => actions.reduce(reduce, NO_EDITS);
const price = (id: number, value: number | null): EditAction => ({
  kind: 'edit',
  edits: [{ id, field: 'priceEur', value }],
});

it('keeps what is typed beside what was read, and forgets what is typed back', () => {
  expect(changesIn(after(price(1, 210_000)).edits, ROWS)).toMatchObject([
    { field: 'priceEur', was: 200_000, becomes: 210_000 },
  ]);
  expect(changesIn(after(price(1, 210_000), price(1, 200_000)).edits, ROWS)).toEqual([]);
  expect(changesIn(after(price(9, 1)).edits, ROWS)).toEqual([]);
});

it('undoes and redoes, many cells at once as they were changed at once', () => {
  const both: EditAction = {
    kind: 'edit',
    edits: [
      { id: 1, field: 'status', value: 'reserved' },
      { id: 2, field: 'status', value: 'reserved' },
    ],
  };
  const count = (state: EditState) => changesIn(state.edits, ROWS).length;
  expect(count(after(price(1, 1), both))).toBe(3);
  expect(count(after(price(1, 1), both, { kind: 'undo' }))).toBe(1);
  expect(count(after(price(1, 1), both, { kind: 'undo' }, { kind: 'redo' }))).toBe(3);
  expect(count(after(both, { kind: 'clear' }))).toBe(0);
  expect(count(after(both, { kind: 'clear' }, { kind: 'undo' }))).toBe(2);
  // What was undone is not redone over something new.
  expect(count(after(both, { kind: 'undo' }, price(1, 1), { kind: 'redo' }))).toBe(1);
});

it('forgets what the rows say once they are read anew, and nothing else', () => {
  const typed = after(price(1, 210_000), price(2, 5));
  const read = [aRow({ id: 1, name: '101', priceEur: 210_000 }), ROWS[1] ?? aRow({})];
  const settled = editReducer(new Map(read.map((row) => [row.id, row])))(typed, { kind: 'settle' });
  expect([...settled.edits]).toEqual([[2, { priceEur: 5 }]]);
  expect(settled.past).toEqual([]);
});

it('says to the server of each cell what it was and what it becomes, by what is changed', () => {
  const { edits } = after(price(1, null), {
    kind: 'edit',
    edits: [{ id: 2, field: 'publish', value: false }],
  });
  expect(batchesOf(changesIn(edits, ROWS))).toEqual({
    live: [
      {
        priceEur: [{ id: 1, was: 200_000, becomes: null }],
        publish: [{ id: 2, was: true, becomes: false }],
      },
    ],
    draft: [],
  });
});

it('sends what belongs to a version to the draft, and everything of a unit that only the draft has', () => {
  const row = aRow({ id: -1, name: '999', buildingKey: 'B9' });
  const change = (of: typeof row, field: 'area' | 'priceEur', was: number | null, becomes: number) => ({
    row: of,
    field,
    was,
    becomes,
  });
  const name = { building: 'B9', number: '999' };
  expect(batchesOf([change(ROWS[0] ?? row, 'area', 86.4, 90), change(row, 'priceEur', null, 1000)])).toEqual({
    live: [],
    draft: [
      {
        area: [{ building: 'B2', number: '101', was: 86.4, becomes: 90 }],
        priceEur: [{ ...name, was: null, becomes: 1000 }],
      },
    ],
  });
  const hidden = editReducer(new Map([[row.id, row]]))(NO_EDITS, {
    kind: 'edit',
    edits: [{ id: row.id, field: 'publish', value: false }],
  });
  expect(hidden.edits.size).toBe(0);
});
