import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  $favourites,
  addFavourites,
  FAVOURITES_ACCOUNT_KEY,
  favouritesToSend,
  forgetAccountFavourites,
  noteFavouritesSent,
  removeFavourite,
  resetStores,
  takeAccountFavourites,
} from './index.ts';

const ANA = 7;
const stored = () => JSON.parse(localStorage.getItem('favorites') ?? 'null') as unknown;

beforeEach(() => {
  localStorage.clear();
  resetStores();
  forgetAccountFavourites();
  localStorage.clear();
});

/** A round with a server whose list is `there` before what is sent. */
function round(there: readonly number[], accountId = ANA) {
  const change = favouritesToSend(accountId);
  const ids = [...new Set([...there.filter((id) => !change.remove.includes(id)), ...change.add])];
  takeAccountFavourites(accountId, ids, change);
  return change;
}

describe('the lists of browser and account', () => {
  it('are merged at the first login', () => {
    addFavourites([1, 2]);
    expect(round([2, 3])).toEqual({ add: [1, 2], remove: [] });
    expect($favourites.get().toSorted()).toEqual([1, 2, 3]);
    expect(stored()).toEqual($favourites.get());
    expect(favouritesToSend(ANA)).toEqual({ add: [], remove: [] });
  });

  it('follow each other from then on: what was removed elsewhere goes, what was saved elsewhere comes', () => {
    addFavourites([1, 2]);
    round([]);
    round([2, 9]);
    expect($favourites.get()).toEqual([2, 9]);
    removeFavourite(2);
    addFavourites([4]);
    expect(round([2, 9, 5])).toEqual({ add: [4], remove: [2] });
    expect($favourites.get()).toEqual([9, 5, 4]);
  });

  it('keep what is pressed while the server is asked', () => {
    addFavourites([1, 2]);
    const change = favouritesToSend(ANA);
    removeFavourite(1);
    addFavourites([3]);
    takeAccountFavourites(ANA, [1, 2], change);
    expect($favourites.get()).toEqual([2, 3]);
    expect(favouritesToSend(ANA)).toEqual({ add: [3], remove: [1] });
  });

  it('say once more what was sent and not confirmed, as it is now', () => {
    addFavourites([1]);
    round([]);
    // Removed and saved again, and the page is left before the server has said anything.
    removeFavourite(1);
    noteFavouritesSent(ANA, favouritesToSend(ANA));
    addFavourites([1]);
    expect(favouritesToSend(ANA)).toEqual({ add: [1], remove: [] });
    expect(round([])).toEqual({ add: [1], remove: [] });
    expect($favourites.get()).toEqual([1]);
    expect(favouritesToSend(ANA)).toEqual({ add: [], remove: [] });
    // Saved and removed again.
    addFavourites([2]);
    noteFavouritesSent(ANA, favouritesToSend(ANA));
    removeFavourite(2);
    expect(round([1, 2])).toEqual({ add: [], remove: [2] });
    expect($favourites.get()).toEqual([1]);
  });

  it('are not those of another account', () => {
    addFavourites([1]);
    round([]);
    expect(favouritesToSend(8)).toEqual({ add: [], remove: [] });
    expect($favourites.get()).toEqual([]);
    round([5], 8);
    expect($favourites.get()).toEqual([5]);
  });
});

describe('after logging out', () => {
  it('the browser holds nothing of the account, statuses neither', () => {
    addFavourites([1]);
    localStorage.setItem('favorites-statuses', '{"1":"available"}');
    round([2]);
    forgetAccountFavourites();
    expect($favourites.get()).toEqual([]);
    expect([stored(), localStorage.getItem('favorites-statuses')]).toEqual([[], '{}']);
    expect(favouritesToSend(ANA)).toEqual({ add: [], remove: [] });
  });

  it('a list that no account has taken stays', () => {
    addFavourites([1]);
    forgetAccountFavourites();
    expect($favourites.get()).toEqual([1]);
  });
});

it.each(['not json', '[]', '{"id":"x","ids":7}', '{"id":7}'])('%s in the storage does no harm', (text) => {
  localStorage.setItem(FAVOURITES_ACCOUNT_KEY, text);
  addFavourites([1]);
  round([2]);
  expect($favourites.get()).toContain(2);
});

it('a browser whose storage is blocked follows the account as long as the page lives', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
    setItem: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  addFavourites([1]);
  round([2]);
  removeFavourite(2);
  expect(favouritesToSend(ANA)).toEqual({ add: [], remove: [2] });
  vi.unstubAllGlobals();
});
