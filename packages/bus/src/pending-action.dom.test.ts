import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  $compare,
  $compareCandidate,
  $favourites,
  addFavourites,
  clearPendingAction,
  deferUntilLogin,
  PENDING_ACTION_KEY,
  type PendingAction,
  pendingActionPath,
  resetStores,
  resumePendingAction,
  savedStatus,
  setCompare,
} from './index.ts';

const HEART: PendingAction = {
  kind: 'favourite',
  apartmentId: 304,
  name: '304',
  status: 'available',
  path: '/masterplan/3/building/12?floor=3',
};

beforeEach(() => {
  clearPendingAction();
  localStorage.clear();
  resetStores();
});

describe('what a guest wanted', () => {
  it('is done after the login, once', () => {
    deferUntilLogin(HEART);
    expect(pendingActionPath()).toBe(HEART.path);
    expect($favourites.get()).toEqual([]);
    expect(resumePendingAction()).toMatchObject(HEART);
    expect([$favourites.get(), savedStatus(304)]).toEqual([[304], 'available']);
    expect([resumePendingAction(), pendingActionPath()]).toEqual([null, null]);
  });

  it('is what was wanted last', () => {
    deferUntilLogin(HEART);
    deferUntilLogin({ ...HEART, kind: 'compare', apartmentId: 305 });
    resumePendingAction();
    expect([$favourites.get(), $compare.get()]).toEqual([[], [305]]);
  });

  it('takes nothing away that is there already', () => {
    addFavourites([304]);
    setCompare([304]);
    deferUntilLogin(HEART);
    resumePendingAction();
    deferUntilLogin({ ...HEART, kind: 'compare' });
    resumePendingAction();
    expect([$favourites.get(), $compare.get()]).toEqual([[304], [304]]);
  });

  it('asks which home goes where four are compared', () => {
    setCompare([1, 2, 3, 4]);
    deferUntilLogin({ ...HEART, kind: 'compare' });
    resumePendingAction();
    expect([$compare.get(), $compareCandidate.get()]).toEqual([[1, 2, 3, 4], 304]);
  });

  it('is forgotten after an hour', () => {
    vi.useFakeTimers({ now: 0 });
    deferUntilLogin(HEART);
    vi.setSystemTime(59 * 60_000);
    expect(pendingActionPath()).toBe(HEART.path);
    vi.setSystemTime(60 * 60_000);
    expect(resumePendingAction()).toBeNull();
    vi.useRealTimers();
  });

  it('lives as long as the page where storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked });
    deferUntilLogin(HEART);
    expect(resumePendingAction()).toMatchObject(HEART);
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
  localStorage.setItem(PENDING_ACTION_KEY, text);
  expect(resumePendingAction()).toBeNull();
});
