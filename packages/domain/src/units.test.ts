import { aHiddenUnit, aUnit } from '@suite/api/fixtures';
import { describe, expect, it } from 'vitest';
import { compareUnitNumbers, countAvailable, countByStatus } from './units.ts';

const units = [
  aUnit({ id: 1 }),
  aUnit({ id: 2, status: 'sold' }),
  aUnit({ id: 3, status: 'pending-reservation' }),
  aUnit({ id: 4, properties: { status: 'available' }, status: 'sold' }),
  aUnit({ id: 5, apartmentTypeKey: 'public_area' }),
];

describe('counting', () => {
  it('counts every status in the order of the table, without public areas', () => {
    expect(countByStatus(units)).toEqual([
      { status: 'available', count: 2 },
      { status: 'pending-reservation', count: 1 },
      { status: 'reserved', count: 0 },
      { status: 'sold', count: 1 },
      { status: 'unavailable', count: 0 },
    ]);
  });

  it('counts what is available, without public areas', () => {
    expect(countAvailable(units)).toBe(2);
    expect(countAvailable([])).toBe(0);
  });

  it('counts no status of units whose status is hidden', () => {
    const hidden = [aHiddenUnit()];
    expect(countAvailable(hidden)).toBe(0);
    expect(countByStatus(hidden).every(({ count }) => count === 0)).toBe(true);
  });
});

it('sorts unit numbers as people do', () => {
  expect(['10', '2', 'A10', 'a2', '1', 'PR-2', 'A2b'].toSorted(compareUnitNumbers)).toEqual([
    '1',
    '2',
    '10',
    'a2',
    'A2b',
    'A10',
    'PR-2',
  ]);
});
