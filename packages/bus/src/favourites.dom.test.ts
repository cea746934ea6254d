import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  $favourites,
  addFavourites,
  clearFavourites,
  keepSavedStatus,
  removeFavourite,
  resetStores,
  restoreFavourites,
  savedStatus,
  toggleFavourite,
} from './index.ts';

beforeEach(() => {
  localStorage.clear();
  resetStores();
});
afterEach(() => vi.unstubAllGlobals());

const stored = () => JSON.parse(localStorage.getItem('favorites') ?? 'null') as unknown;

describe('the list', () => {
  it('[R4.030] takes a home once', () => {
    addFavourites([7]);
    addFavourites([7, 9, 9]);
    expect($favourites.get()).toEqual([7, 9]);
    expect(stored()).toEqual([7, 9]);
  });

  it('[R4.031] adds a home that is not in it and removes one that is', () => {
    expect(toggleFavourite(7, 'available')).toBe('added');
    expect(toggleFavourite(9)).toBe('added');
    expect(stored()).toEqual([7, 9]);
    expect(toggleFavourite(7)).toBe('removed');
    expect($favourites.get()).toEqual([9]);
    expect(stored()).toEqual([9]);
  });

  it('is emptied, and comes back in front of what was added since', () => {
    addFavourites([7, 9]);
    const undo = clearFavourites();
    expect(stored()).toEqual([]);
    addFavourites([3]);
    undo();
    expect(stored()).toEqual([7, 9, 3]);
  });
});

describe('what an earlier visit left', () => {
  it.each([
    ['[7,9]', [7, 9]],
    ['[7,7,"9"]', [7, 9]],
    ['[7,null,-1,1.5,{"id":4},"x",0]', [7]],
    ['{"0":7}', []],
    ['not json', []],
    ['', []],
  ])('%s is read as %j', (text, expected) => {
    localStorage.setItem('favorites', text);
    restoreFavourites()();
    expect($favourites.get()).toEqual(expected);
  });

  it('is none where storage is blocked, and the page goes on without it', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    restoreFavourites()();
    toggleFavourite(7, 'sold');
    expect($favourites.get()).toEqual([7]);
    expect(savedStatus(7)).toBeNull();
  });
});

it('follows what another tab saves, until it is told to stop', () => {
  const stop = restoreFavourites();
  const changeStorage = (key: string | null, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  changeStorage('favorites', '[4,5]');
  expect($favourites.get()).toEqual([4, 5]);
  changeStorage('something else', '[6]');
  expect($favourites.get()).toEqual([4, 5]);
  changeStorage(null, null);
  expect($favourites.get()).toEqual([]);
  stop();
  changeStorage('favorites', '[4]');
  expect($favourites.get()).toEqual([]);
});

describe('the status of a saved home', () => {
  it('is kept from when it was saved', () => {
    toggleFavourite(7, 'available');
    expect(savedStatus(7)).toBe('available');
    expect(savedStatus(9)).toBeNull();
  });

  it('goes with the home', () => {
    toggleFavourite(7, 'available');
    removeFavourite(7);
    expect(savedStatus(7)).toBeNull();
    toggleFavourite(9, 'reserved');
    expect(savedStatus(9)).toBe('reserved');
  });

  it('comes back with Undo', () => {
    toggleFavourite(7, 'available');
    clearFavourites()();
    expect(savedStatus(7)).toBe('available');
  });

  it.each(['oops', 'null', '7'])('is not known where %s stands in the storage', (text) => {
    localStorage.setItem('favorites-statuses', text);
    expect(savedStatus(7)).toBeNull();
    addFavourites([7]);
    keepSavedStatus(7, 'sold');
    expect(savedStatus(7)).toBe('sold');
  });
});
