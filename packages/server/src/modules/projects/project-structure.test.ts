import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parentsFirst } from './structure.ts';

const row = (id: number, parentId: number | null) => ({ id, parent_id: parentId });
const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

describe('masterplans, parents first', () => {
  it('follow the one that they lie in, in their order', () => {
    const rows = [row(3, 1), row(2, 3), row(1, null), row(4, 1), row(5, null)];
    expect(idsOf(parentsFirst(rows))).toEqual([1, 3, 2, 4, 5]);
  });

  it('come last where they lie in a circle', () => {
    expect(idsOf(parentsFirst([row(1, 2), row(2, 1), row(3, null)]))).toEqual([3, 1, 2]);
  });

  it('are all there, once, whatever lies in what', () => {
    const parent = fc.option(fc.integer({ min: 1, max: 12 }));
    fc.assert(
      fc.property(fc.array(parent, { minLength: 1, maxLength: 12 }), (parents) => {
        const rows = parents.map((parentId, index) => row(index + 1, parentId));
        expect(idsOf(parentsFirst(rows)).toSorted((a, b) => a - b)).toEqual(idsOf(rows));
      }),
    );
  });
});
