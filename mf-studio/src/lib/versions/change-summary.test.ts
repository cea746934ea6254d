import { expect, it } from 'vitest';
import { changeSummary, type KindChanges, kindMessageId } from './change-summary.ts';

const changes = (kind: string, [added = 0, changed = 0, removed = 0]: readonly number[]): KindChanges => ({
  kind,
  added: { count: added, keys: [] },
  changed: { count: changed, keys: [] },
  removed: { count: removed, keys: [] },
});

it('counts what is new, changed and gone of a kind together', () => {
  expect(changeSummary([changes('shapes', [1, 1, 1]), changes('units', [2])])).toEqual([
    { kind: 'shapes', count: 3 },
    { kind: 'units', count: 2 },
  ]);
});

it('names files only where nothing else changed', () => {
  expect(changeSummary([changes('views', [1]), changes('files', [4])])).toEqual([
    { kind: 'views', count: 1 },
  ]);
  expect(changeSummary([changes('files', [4])])).toEqual([{ kind: 'files', count: 4 }]);
  expect(changeSummary([])).toEqual([]);
});

it('makes the name of a kind a message id', () => {
  expect(kindMessageId('points of interest')).toBe('studio.kind.points-of-interest');
});
