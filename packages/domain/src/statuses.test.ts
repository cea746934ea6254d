import { FILTER_STATUSES, type FilterStatus, UNIT_STATUSES } from '@suite/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  filterStatusOf,
  fromBoundsStatusId,
  fromRequestStatusIds,
  parseStatus,
  statusOf,
  toBoundsStatusId,
  toRequestStatusIds,
} from './statuses.ts';

describe('reading a status', () => {
  it.each(UNIT_STATUSES)('[R4.001] knows %s', (status) => {
    expect(parseStatus(status)).toBe(status);
  });

  it.each(['booked', '', 'availabl', 'all', 'available now', undefined])(
    '[R4.001] treats %j as unavailable',
    (text) => {
      expect(parseStatus(text)).toBe('unavailable');
    },
  );

  it.each([
    [{ status: 'sold' }, 'sold'],
    [{ status: 'sold', properties: { status: 'reserved' } }, 'reserved'],
    [{ status: 'sold', properties: {} }, 'sold'],
    [{ status: 'SOLD' }, 'sold'],
    [{ status: 'Pending_Reservation' }, 'pending-reservation'],
    [{ properties: { status: 'pending reservation' } }, 'pending-reservation'],
    [{ status: ' available ' }, 'available'],
  ])('[R3.040] reads the status of %j as %s', (unit, expected) => {
    expect(statusOf(unit)).toBe(expected);
  });

  it('knows a unit whose status is hidden from one that is unavailable', () => {
    expect(statusOf({})).toBeNull();
    expect(statusOf({ properties: {} })).toBeNull();
  });

  it('filters a pending reservation as reserved, and every other status as itself', () => {
    expect(UNIT_STATUSES.map(filterStatusOf)).toEqual([
      'available',
      'reserved',
      'reserved',
      'sold',
      'unavailable',
    ]);
  });
});

describe('numbers of statuses', () => {
  it.each<[FilterStatus, number, number]>([
    ['available', 1, 0],
    ['reserved', 2, 2],
    ['sold', 3, 1],
    ['unavailable', 4, 3],
  ])(
    '[R3.037, R3.038] sends %s as %d in a request, and reads it as %d in the bounds',
    (status, inRequest, inBounds) => {
      expect(toRequestStatusIds([status])).toEqual([inRequest]);
      expect(fromRequestStatusIds([inRequest])).toEqual([status]);
      expect(toBoundsStatusId(status)).toBe(inBounds);
      expect(fromBoundsStatusId(inBounds)).toBe(status);
    },
  );

  it('[R3.037] gives every choice of statuses back as it was', () => {
    fc.assert(
      fc.property(fc.subarray([...FILTER_STATUSES]), (statuses) => {
        expect(fromRequestStatusIds(toRequestStatusIds(statuses))).toEqual(statuses);
      }),
    );
  });

  it('knows no other number', () => {
    expect(fromRequestStatusIds([0, 5])).toEqual([]);
    expect(fromBoundsStatusId(4)).toBeNull();
    expect(fromBoundsStatusId(-1)).toBeNull();
  });
});
