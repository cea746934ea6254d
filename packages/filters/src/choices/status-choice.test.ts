import { FILTER_STATUSES, type FilterState, type FilterStatus } from '@suite/contracts';
import { expect, it } from 'vitest';
import { aUnit } from '../fixtures/unit.ts';
import { chosenStatuses, statusOptions, withStatuses } from './status-choice.ts';

it('chooses all four statuses by default', () => {
  expect(chosenStatuses({})).toEqual(FILTER_STATUSES);
});

it.each<[readonly FilterStatus[], FilterState]>([
  [['unavailable', 'available'], { statuses: ['available', 'unavailable'] }],
  [[], { statuses: [] }],
  [FILTER_STATUSES, {}],
])('writes the choice %j into the filter, all four being no constraint', (chosen, filter) => {
  expect(withStatuses({ statuses: ['sold'] }, chosen)).toEqual(filter);
});

it('keeps the other filters', () => {
  expect(withStatuses({ floor: [3, 3], statuses: [] }, FILTER_STATUSES)).toEqual({ floor: [3, 3] });
});

it('counts each status against the other filters, pending with reserved', () => {
  const units = [
    aUnit({ id: 301 }),
    aUnit({ id: 302, status: 'pending-reservation' }),
    aUnit({ id: 303, status: 'reserved' }),
    aUnit({ id: 401, status: 'sold' }),
    aUnit({ id: 305, apartmentTypeKey: 'public_area' }),
  ];
  const options = statusOptions(units, { statuses: ['available'], floor: [3, 3] });
  expect(options.map(({ status, count, selected }) => [status, count, selected])).toEqual([
    ['available', 1, true],
    ['reserved', 2, false],
    ['sold', 0, false],
    ['unavailable', 0, false],
  ]);
});
