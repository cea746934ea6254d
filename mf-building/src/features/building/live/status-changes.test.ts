import type { Unit } from '@suite/api';
import { expect, it } from 'vitest';
import { aHiddenUnit, aUnit } from '../../../fixtures/building.ts';
import { changedSince, seenStatuses } from './status-changes.ts';

const before = [aUnit({ id: 304 }), aUnit({ id: 305 })];
const changes = (after: Unit[], first: Unit[] = before) =>
  changedSince(seenStatuses(first), after).map((unit) => [unit.id, unit.status]);

it.each<[string, Unit[], [number, string][]]>([
  ['nothing changed', [aUnit({ id: 304 }), aUnit({ id: 305 })], []],
  ['one home was sold', [aUnit({ id: 304, status: 'sold' }), aUnit({ id: 305 })], [[304, 'sold']]],
  [
    'two homes changed',
    [aUnit({ id: 304, status: 'sold' }), aUnit({ id: 305, status: 'reserved' })],
    [
      [304, 'sold'],
      [305, 'reserved'],
    ],
  ],
  ['another field changed', [aUnit({ id: 304, area: 60 }), aUnit({ id: 305 })], []],
  ['a home is new', [...before, aUnit({ id: 306, status: 'sold' })], []],
  ['a home is gone', [aUnit({ id: 304 })], []],
])('tells the homes whose status is another one: %s', (_, after, expected) => {
  expect(changes(after)).toEqual(expected);
});

it('tells nothing of public areas and of homes whose status is hidden', () => {
  const hall = aUnit({ id: 304, apartmentTypeKey: 'public_area' });
  expect(changes([{ ...hall, status: 'sold' }], [hall])).toEqual([]);
  expect(changes([aHiddenUnit({ id: 304 })])).toEqual([]);
  expect(changes(before, [aHiddenUnit({ id: 304 })])).toEqual([]);
});

it('reads a status as it comes', () => {
  expect(changes([aUnit({ id: 304, properties: { status: 'sold' } })])).toEqual([[304, 'available']]);
});
