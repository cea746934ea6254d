import { ApiError } from '@suite/api-client';
import { expect, it } from 'vitest';
import { aHiddenUnit, aUnit } from '../../fixtures/unit.ts';
import { askError, canRetry, isUnknown, sendError, waitMinutes } from './send-state.ts';

it.each([
  ['available', null],
  ['pending-reservation', null],
  ['reserved', null],
  ['sold', 'sold'],
  ['unavailable', 'unavailable'],
] as const)('a home that is %s: %s', (status, expected) => {
  expect(askError(aUnit({ status }))).toBe(expected);
});

it('asks for every home where the status is hidden', () => {
  expect(askError(aHiddenUnit())).toBeNull();
});

it.each([
  [0, 'sending', 'offline'],
  [0, 'in-progress', 'offline'],
  [404, 'in-progress', 'gone'],
  [404, 'sending', 'gone'],
  [410, 'in-progress', 'gone'],
  [410, 'sending', 'gone'],
  [400, 'sending', 'refused'],
  [422, 'sending', 'refused'],
  [429, 'sending', 'busy'],
  [500, 'sending', 'failed'],
] as const)('answer %i while %s means %s', (status, step, expected) => {
  expect(sendError(new ApiError(status, 'code', 'message'), step)).toBe(expected);
});

it('takes an error of another kind for a failure', () => {
  expect(sendError(new Error('broken'), 'sending')).toBe('failed');
});

it('tries again only what can end otherwise', () => {
  const all = ['sold', 'unavailable', 'gone', 'offline', 'busy', 'refused', 'failed'] as const;
  expect(all.filter(canRetry)).toEqual(['offline', 'busy', 'refused', 'failed']);
});

it.each([
  [600, 10],
  [541, 10],
  [1, 1],
  [null, 0],
])('a refusal for %s seconds says %i minutes, never too few', (retryAfterS, minutes) => {
  expect(waitMinutes(new ApiError(429, 'too-many-requests', '', { retryAfterS }))).toBe(minutes);
});

it.each([
  [0, true],
  [200, true],
  [502, true],
  [503, true],
  [504, true],
  [500, false],
  [429, false],
  [410, false],
  [400, false],
])('after %d the request waits for the network: %s', (status, expected) => {
  expect(isUnknown(new ApiError(status, 'code', 'message'))).toBe(expected);
});
