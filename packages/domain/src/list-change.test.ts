import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyListChange, isNoChange, listChange } from './list-change.ts';

it.each([
  [[], [], [], []],
  [[], [1, 2], [1, 2], []],
  [[1, 2], [2, 3], [3], [1]],
  [[1, 2], [], [], [1, 2]],
])('from %j to %j is adding %j and removing %j', (from, to, add, remove) => {
  expect(listChange(from, to)).toEqual({ add, remove });
  expect(isNoChange(listChange(from, to))).toBe(add.length + remove.length === 0);
});

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: 6 });

it('leads from any list to any other, and there again', () => {
  fc.assert(
    fc.property(ids, ids, (from, to) => {
      const change = listChange(from, to);
      const arrived = applyListChange(from, change);
      expect(arrived.toSorted()).toEqual(to.toSorted());
      expect(applyListChange(arrived, change)).toEqual(arrived);
    }),
  );
});

it('of two devices ends in the same list, whichever comes first', () => {
  fc.assert(
    fc.property(ids, ids, ids, (before, one, other) => {
      const [first, second] = [listChange(before, one), listChange(before, other)];
      const forth = applyListChange(applyListChange(before, first), second);
      const back = applyListChange(applyListChange(before, second), first);
      expect(forth.toSorted()).toEqual(back.toSorted());
    }),
  );
});
