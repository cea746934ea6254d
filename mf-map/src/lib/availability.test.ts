import { expect, it } from 'vitest';
import { AS_OF, countsOf } from '../fixtures/entities.ts';
import { availabilityOf, counterOf } from './availability.ts';

it.each([
  ['how many are available', countsOf(12, 34), { kind: 'available', count: 12 }],
  ['that none is', countsOf(0, 34), { kind: 'none' }],
  ['how many there are where the status is hidden', countsOf(null, 34), { kind: 'hidden', total: 34 }],
  ['that there are no homes yet', countsOf(0, 0), { kind: 'no-homes' }],
  ['that there are no homes yet where the status is hidden', countsOf(null, 0), { kind: 'no-homes' }],
])('says %s', (_, counts, expected) => {
  expect(availabilityOf(counts)).toEqual(expected);
});

it('adds up what is available for the counter of the app bar', () => {
  expect(counterOf([countsOf(12, 34), countsOf(3, 10)], AS_OF)).toEqual({
    kind: 'available',
    matched: 15,
    total: 44,
    asOf: AS_OF,
  });
});

it('has no counter where the status is hidden', () => {
  expect(counterOf([countsOf(12, 34), countsOf(null, 10)], null)).toBeNull();
});
