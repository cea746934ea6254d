import { expect, it } from 'vitest';
import { aHiddenUnit, aUnit } from '../../../fixtures/unit.ts';
import { neighbours } from './neighbours.ts';

const unit = (id: number, status: 'available' | 'sold' | 'reserved' = 'available') =>
  aUnit({ id, name: String(id), status });
/** Not in order on purpose. */
const units = [
  unit(304),
  unit(102),
  unit(1001),
  unit(303, 'sold'),
  unit(201),
  unit(306, 'reserved'),
  aUnit({ id: 50, name: '50', apartmentTypeKey: 'public_area' }),
];

it.each([
  ['the first comes after the last', 102, { position: 1, previous: 1001, next: 201 }],
  ['one in the middle has both', 304, { position: 3, previous: 201, next: 1001 }],
  ['the last comes before the first', 1001, { position: 4, previous: 304, next: 102 }],
  ['a sold one stands between available ones', 303, { position: null, previous: 201, next: 304 }],
  ['a reserved one stands between available ones', 306, { position: null, previous: 304, next: 1001 }],
])('%s', (_, id, expected) => {
  const { previous, next, position, total, kind } = neighbours(units, { id, name: String(id) });
  expect({ position, previous: previous?.id ?? null, next: next?.id ?? null }).toEqual(expected);
  expect({ total, kind }).toEqual({ total: 4, kind: 'available' });
});

it('walks every home where the organisation hides the status', () => {
  const hidden = [1, 2, 3].map((id) => aHiddenUnit({ id, name: String(id) }));
  const found = neighbours(hidden, { id: 2, name: '2' });
  expect({ ...found, previous: found.previous?.id, next: found.next?.id }).toEqual({
    kind: 'all',
    position: 2,
    total: 3,
    previous: 1,
    next: 3,
  });
});

it('has nowhere to go from the only available home', () => {
  const found = neighbours([unit(101), unit(102, 'sold')], { id: 101, name: '101' });
  expect(found).toMatchObject({ position: 1, total: 1, previous: null, next: null });
});

it('has nowhere to go in a building without available homes', () => {
  expect(neighbours([unit(101, 'sold')], { id: 101, name: '101' })).toEqual({
    kind: 'available',
    previous: null,
    next: null,
    position: null,
    total: 0,
  });
});

it.each([
  [{ floor: [1, 3] as const }, 'matching', 306, 102, 2, 4],
  [{ statuses: ['available'] as const }, 'available', 306, 102, 2, 3],
  // A price that nobody tells keeps no home out.
  [{ price: [1, 2] as const }, 'available', 306, 102, 2, 3],
  [{ floor: [9, 9] as const }, 'matching', null, null, null, 0],
])('walks the homes that the filter %j leaves', (filter, kind, next, previous, position, total) => {
  const units = [102, 304, 306].map((id) => aUnit({ id, name: String(id) }));
  const sold = aUnit({ id: 401, name: '401', floor: 3, status: 'sold' });
  const found = neighbours([...units, sold], { id: 304, name: '304' }, filter);
  expect([found.kind, found.next?.id ?? null, found.position, found.total]).toEqual([
    kind,
    next,
    position,
    total,
  ]);
  if (kind === 'available') expect(found.previous?.id).toBe(previous);
});
