import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { setConnectivity, setLocale } from './actions.ts';
import { useConnectivity, useLocale } from './hooks.ts';
import { resetStores } from './stores.ts';

afterEach(() => resetStores());

it('draws again in the new locale', () => {
  const { result } = renderHook(() => useLocale());
  expect(result.current).toBe('en');
  act(() => setLocale('rs'));
  expect(result.current).toBe('rs');
});

it('draws again when the network goes', () => {
  const { result } = renderHook(() => useConnectivity());
  expect(result.current).toBe('online');
  act(() => setConnectivity('offline'));
  expect(result.current).toBe('offline');
});
