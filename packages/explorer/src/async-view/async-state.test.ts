import type { ReadState } from '@suite/api-client';
import { expect, it, vi } from 'vitest';
import { joinStates } from './async-state.ts';

function state(more: Partial<ReadState<unknown>> = {}): ReadState<unknown> {
  return { data: undefined, error: undefined, isLoading: false, slow: false, retry: vi.fn(), ...more };
}

it('loads while one of the reads does, and is slow when one is', () => {
  const joined = joinStates([state({ data: 1 }), state({ isLoading: true, slow: true })]);
  expect(joined).toMatchObject({ isLoading: true, slow: true, error: undefined });
});

it('has failed when a read has no data but an error', () => {
  const error = new Error('No');
  expect(joinStates([state({ data: 1 }), state({ error })]).error).toBe(error);
});

it('goes on with what it has when only a refresh failed', () => {
  expect(joinStates([state({ data: 1, error: new Error('No') })]).error).toBeUndefined();
});

it('tries only that again which has no answer', () => {
  const answered = state({ data: 1 });
  const failed = state({ error: new Error('No') });
  joinStates([answered, failed]).retry();
  expect(failed.retry).toHaveBeenCalledTimes(1);
  expect(answered.retry).not.toHaveBeenCalled();
});

it('has the data of all reads, or none', () => {
  expect(joinStates([state({ data: 1 }), state({ data: 'two' })]).data).toEqual([1, 'two']);
  expect(joinStates([state({ data: 1 }), state()]).data).toBeUndefined();
});
