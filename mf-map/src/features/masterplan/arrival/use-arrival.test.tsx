import { ARRIVAL_STATE, endArrival, onArrivalOver } from '@suite/bus';
import { act, renderHook } from '@testing-library/react';
import { type ReactNode, useLayoutEffect } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { useArrival } from './use-arrival.ts';

afterEach(() => sessionStorage.clear());

function AtArrival({ children }: { readonly children: ReactNode }) {
  return (
    <MemoryRouter initialEntries={[{ pathname: '/masterplan/1', state: ARRIVAL_STATE }]}>
      {children}
    </MemoryRouter>
  );
}

it('is over once the visitor goes on', () => {
  const { result } = renderHook(() => useArrival(), { wrapper: AtArrival });
  expect(result.current).toBe('shown');
  act(() => endArrival());
  expect(result.current).toBe('over');
});

it('is over for who went on while the page was drawn', () => {
  let told = 0;
  const stop = onArrivalOver(() => {
    told += 1;
  });
  const { result } = renderHook(
    () => {
      // Between the drawing and what listens.
      useLayoutEffect(() => endArrival(), []);
      return useArrival();
    },
    { wrapper: AtArrival },
  );
  expect([told, result.current]).toEqual([1, 'over']);
  stop();
});

it('is none for who had it before', () => {
  endArrival();
  expect(renderHook(() => useArrival(), { wrapper: AtArrival }).result.current).toBe('none');
});
