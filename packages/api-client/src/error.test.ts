import { expect, it } from 'vitest';
import { ApiError, isNotFound, isRetryable, withdrawnUnitOf } from './error.ts';

const withStatus = (status: number) => new ApiError(status, 'code', 'message');

it.each([
  [0, true],
  [429, true],
  [500, true],
  [503, true],
  [200, false],
  [400, false],
  [401, false],
  [404, false],
])('says whether to try again after %d: %s', (status, expected) => {
  expect(isRetryable(withStatus(status))).toBe(expected);
});

it('tries again after an error of another kind', () => {
  expect(isRetryable(new Error('chunk'))).toBe(true);
});

it.each([
  [404, true],
  [400, true],
  [410, true],
  [0, false],
  [500, false],
])('takes %d for an address that does not exist: %s', (status, expected) => {
  expect(isNotFound(withStatus(status))).toBe(expected);
});

it('does not take any other error for an address that does not exist', () => {
  expect(isNotFound(new Error('404'))).toBe(false);
});

it('names a unit that is not offered any more, and no unit of another error', () => {
  const details = { number: '304', building: 'Lagoon House' };
  expect(withdrawnUnitOf(new ApiError(410, 'withdrawn', 'Gone', { details }))).toEqual({
    ...details,
    facts: null,
  });
  const facts = { area: 61.5, floor: -1, apartmentTypeKey: null };
  const known = { ...details, area: '61.5', floor: '-1' };
  expect(withdrawnUnitOf(new ApiError(410, 'withdrawn', 'Gone', { details: known }))?.facts).toEqual(facts);
  expect(withdrawnUnitOf(new ApiError(410, 'withdrawn', 'Gone'))).toEqual({
    number: '',
    building: '',
    facts: null,
  });
  expect(withdrawnUnitOf(new ApiError(404, 'not-found', 'No', { details }))).toBeNull();
  expect(withdrawnUnitOf(undefined)).toBeNull();
});
