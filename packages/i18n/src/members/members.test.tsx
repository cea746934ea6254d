import {
  $compare,
  $favourites,
  $notices,
  clearPendingAction,
  resetStores,
  resumePendingAction,
  savedStatus,
  setProfile,
} from '@suite/bus';
import { VISITOR } from '@suite/bus/fixtures';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AppIntl } from '../messages/app-intl.tsx';
import { useHeart } from './use-heart.ts';
import { type MemberUnit, useMemberActions } from './use-member-actions.ts';

const UNIT: MemberUnit = { id: 304, name: '304', status: 'available' };
const COMPARING = { selectedRoles: [], priceEnabled: true, compareEnabled: true };
const NO_MESSAGES = { en: {}, rs: {} };
const wrapper = ({ children }: { children: ReactNode }) => (
  <AppIntl messages={NO_MESSAGES}>{children}</AppIntl>
);
const actions = () => renderHook(() => useMemberActions(), { wrapper }).result.current;
const messages = () => $notices.get().map(({ type, message }) => [type, message]);

beforeEach(() => {
  localStorage.clear();
  resetStores();
  clearPendingAction();
  history.replaceState(null, '', '/masterplan/3/building/12?floor=3');
});

describe('a guest', () => {
  it('[R6.003] who saves is told that it is for members, and it is done after the login', () => {
    actions().save(UNIT);
    const text =
      'Add to favorites functionality is available only for registered users. Please login or register.';
    expect(messages()).toEqual([['members-only', text]]);
    expect($favourites.get()).toEqual([]);
    expect(resumePendingAction()).toMatchObject({ path: '/masterplan/3/building/12?floor=3', name: '304' });
    expect([$favourites.get(), savedStatus(304)]).toEqual([[304], 'available']);
  });

  it('[R6.004] who compares is told so too', () => {
    actions().compare(UNIT, COMPARING);
    const text =
      'Add to compare functionality is available only for registered users. Please login or register.';
    expect(messages()).toEqual([['members-only', text]]);
    expect($compare.get()).toEqual([]);
    resumePendingAction();
    expect($compare.get()).toEqual([304]);
  });
});

describe('who is signed in', () => {
  beforeEach(() => setProfile(VISITOR));

  it('saves and compares, and takes it back', () => {
    const { save, compare } = actions();
    save(UNIT);
    compare(UNIT, COMPARING);
    expect([$favourites.get(), $compare.get()]).toEqual([[304], [304]]);
    save(UNIT);
    compare(UNIT, COMPARING);
    expect([$favourites.get(), $compare.get()]).toEqual([[], []]);
    expect(messages()).toEqual([]);
  });

  it('has a heart that follows the list', () => {
    const { result } = renderHook(() => useHeart(UNIT), { wrapper });
    expect(result.current).toMatchObject({ saved: false, label: 'Save apartment 304' });
    act(() => result.current.onPress());
    expect(result.current.saved).toBe(true);
  });
});

it('[R6.005] a project that compares nothing says so to everybody', () => {
  actions().compare(UNIT, { ...COMPARING, compareEnabled: false });
  expect(messages()).toEqual([['info', 'Compare functionality is currently disabled.']]);
});
