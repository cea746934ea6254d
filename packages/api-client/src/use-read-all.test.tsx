import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { expect, it } from 'vitest';
import { useRead } from './use-read.ts';
import { useReadAll } from './use-read-all.ts';

function counted() {
  const loads: string[] = [];
  const reading = (key: string) => ({
    key,
    load: async () => {
      loads.push(key);
      return key;
    },
  });
  return { loads, reading };
}
const wrapper = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>
);

it('shares a single read with who reads it by itself, each in its own shape', async () => {
  const { loads, reading } = counted();
  const hook = () => ({ list: useReadAll([reading('a')]).data, alone: useRead(reading('a')).data });
  const { result } = renderHook(hook, { wrapper });
  await waitFor(() => expect(result.current).toEqual({ list: ['a'], alone: 'a' }));
  expect(loads).toEqual(['a']);
});

it('reads several as one, in their order, and nothing for none', async () => {
  const { loads, reading } = counted();
  const hook = () => ({
    several: useReadAll([reading('a'), reading('b')]).data,
    none: [useReadAll(null).data, useReadAll([]).data],
  });
  const { result } = renderHook(hook, { wrapper });
  await waitFor(() => expect(result.current.several).toEqual(['a', 'b']));
  expect(result.current.none).toEqual([undefined, undefined]);
  expect(loads).toEqual(['a', 'b']);
});
