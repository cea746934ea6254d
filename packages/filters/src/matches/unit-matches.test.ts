import { AS_OF, aHiddenUnit, aUnit } from '@suite/api/fixtures';
import { FILTER_STATUSES } from '@suite/contracts';
import { filterAtWork } from '@suite/filter-engine';
import { expect, it } from 'vitest';
import { filterForOthers, filterResult, isStatusHidden, latestAsOf, matchedUnitIds } from './unit-matches.ts';

const units = [
  aUnit({ id: 301 }),
  aUnit({ id: 302, status: 'sold' }),
  aUnit({ id: 303, status: 'pending-reservation' }),
  aUnit({ id: 100, apartmentTypeKey: 'public_area' }),
];

it('matches nothing in particular without a filter', () => {
  expect(matchedUnitIds(units, {}, null)).toBeNull();
});

it('matches in the client until the server has answered, then as the server says', () => {
  expect([...(matchedUnitIds(units, { statuses: ['reserved'] }, null) ?? [])]).toEqual([303]);
  expect([...(matchedUnitIds(units, { statuses: ['reserved'] }, new Set([302, 999])) ?? [])]).toEqual([302]);
});

it('matches nothing for an empty choice', () => {
  expect(matchedUnitIds(units, { statuses: [] }, null)).toEqual(new Set());
});

it('[R2.057] counts only what is available while nothing is filtered, and in the building view', () => {
  expect(filterResult(units, null, AS_OF)).toEqual({ kind: 'available', matched: 1, total: 3, asOf: AS_OF });
  const atWork = filterAtWork(
    { statuses: ['sold'] },
    { buildingView: true, statusHidden: false, offered: [] },
  );
  expect(filterResult(units, matchedUnitIds(units, atWork, null), AS_OF)?.kind).toBe('available');
});

it('counts the matches of all filterable units while something is filtered', () => {
  expect(filterResult(units, new Set([301, 302]), AS_OF)).toEqual({
    kind: 'match',
    matched: 2,
    total: 3,
    asOf: AS_OF,
  });
});

it('counts nothing where there is nothing to say', () => {
  expect(filterResult([], null, null)).toBeNull();
  expect(filterResult([aHiddenUnit()], null, AS_OF)).toBeNull();
});

it('knows that statuses are hidden where no unit carries one', () => {
  expect(isStatusHidden([aHiddenUnit()])).toBe(true);
  expect(isStatusHidden(units)).toBe(false);
  expect(isStatusHidden([])).toBe(false);
});

it('[R4.009] tells the others all four statuses in the building view, and [R4.010] the former filter after it', () => {
  expect(filterForOthers({ statuses: ['sold'] }, true)).toEqual({ statuses: FILTER_STATUSES });
  expect(filterForOthers({ statuses: ['sold'] }, false)).toEqual({ statuses: ['sold'] });
});

it('dates the availability by its latest unit', () => {
  const later = '2026-11-20T09:00:00.000Z';
  expect(latestAsOf([aUnit(), aUnit({ id: 2, asOf: later })])).toBe(later);
  expect(latestAsOf([])).toBeNull();
});
