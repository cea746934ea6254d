import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  $compare,
  $compareCandidate,
  $favourites,
  addFavourites,
  completeWanted,
  forgetWanted,
  resetStores,
  savedStatus,
  setCompare,
  WANTED_KEY,
  type WantedAction,
  wantAfterLogin,
  wantedPath,
} from './index.ts';

const HEART: WantedAction = {
  kind: 'favourite',
  apartmentId: 304,
  name: '304',
  status: 'available',
  path: '/masterplan/3/building/12?floor=3',
};

beforeEach(() => {
  forgetWanted();
  localStorage.clear();
  resetStores();
});

describe('what a guest wanted', () => {
  it('is done after the login, once', () => {
    wantAfterLogin(HEART);
    expect(wantedPath()).toBe(HEART.path);
    expect($favourites.get()).toEqual([]);
    expect(completeWanted()).toMatchObject(HEART);
    expect([$favourites.get(), savedStatus(304)]).toEqual([[304], 'available']);
    expect([completeWanted(), wantedPath()]).toEqual([null, null]);
  });

  it('is what was wanted last', () => {
    wantAfterLogin(HEART);
    wantAfterLogin({ ...HEART, kind: 'compare', apartmentId: 305 });
    completeWanted();
    expect([$favourites.get(), $compare.get()]).toEqual([[], [305]]);
  });

  it('takes nothing away that is there already', () => {
    addFavourites([304]);
    setCompare([304]);
    wantAfterLogin(HEART);
    completeWanted();
    wantAfterLogin({ ...HEART, kind: 'compare' });
    completeWanted();
    expect([$favourites.get(), $compare.get()]).toEqual([[304], [304]]);
  });

  it('asks which home goes where four are compared', () => {
    setCompare([1, 2, 3, 4]);
    wantAfterLogin({ ...HEART, kind: 'compare' });
    completeWanted();
    expect([$compare.get(), $compareCandidate.get()]).toEqual([[1, 2, 3, 4], 304]);
  });

  it('is forgotten after an hour', () => {
    vi.useFakeTimers({ now: 0 });
    wantAfterLogin(HEART);
    vi.setSystemTime(59 * 60_000);
    expect(wantedPath()).toBe(HEART.path);
    vi.setSystemTime(60 * 60_000);
    expect(completeWanted()).toBeNull();
    vi.useRealTimers();
  });

  it('lives as long as the page where storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked });
    wantAfterLogin(HEART);
    expect(completeWanted()).toMatchObject(HEART);
    vi.unstubAllGlobals();
  });
});

it.each([
  '',
  '7',
  'x',
  '[]',
  '{"kind":"pay","apartmentId":1,"atMs":1}',
  '{"kind":"compare","apartmentId":-1}',
])('%j in the storage is nothing that was wanted', (text) => {
  localStorage.setItem(WANTED_KEY, text);
  expect(completeWanted()).toBeNull();
});
