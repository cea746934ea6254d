import { beforeEach, expect, it } from 'vitest';
import {
  $compare,
  $compareCandidate,
  $panel,
  dropCompareCandidate,
  replaceCompare,
  resetStores,
  restoreCompare,
  setCompare,
  toggleCompare,
} from './index.ts';

beforeEach(() => {
  localStorage.clear();
  resetStores();
});

const stored = () => JSON.parse(localStorage.getItem('compare') ?? 'null') as unknown;

it('adds a home and removes it again', () => {
  expect(toggleCompare(7)).toBe('changed');
  toggleCompare(9);
  expect([$compare.get(), stored()]).toEqual([
    [7, 9],
    [7, 9],
  ]);
  toggleCompare(7);
  expect([$compare.get(), stored()]).toEqual([[9], [9]]);
  expect($panel.get()).toBeNull();
});

it('asks which home goes when a fifth comes, and opens where that is asked', () => {
  setCompare([1, 2, 3, 4]);
  expect(toggleCompare(5)).toBe('full');
  expect($compare.get()).toEqual([1, 2, 3, 4]);
  expect([$compareCandidate.get(), $panel.get()]).toEqual([5, 'compare']);
  replaceCompare(2, 5);
  expect([$compare.get(), stored()]).toEqual([
    [1, 5, 3, 4],
    [1, 5, 3, 4],
  ]);
  expect($compareCandidate.get()).toBeNull();
});

it('leaves the four as they are when the visitor says so', () => {
  setCompare([1, 2, 3, 4]);
  toggleCompare(5);
  dropCompareCandidate();
  expect([$compare.get(), $compareCandidate.get()]).toEqual([[1, 2, 3, 4], null]);
});

it('holds four at most, whoever writes them', () => {
  setCompare([1, 1, 2, 3, 4, 5]);
  expect($compare.get()).toEqual([1, 2, 3, 4]);
  localStorage.setItem('compare', '[1,2,3,4,5,6]');
  restoreCompare()();
  expect($compare.get()).toEqual([1, 2, 3, 4]);
});

it('follows another tab', () => {
  const stop = restoreCompare();
  window.dispatchEvent(new StorageEvent('storage', { key: 'compare', newValue: '[8]' }));
  stop();
  expect($compare.get()).toEqual([8]);
});
