import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { setLocale } from './actions.ts';
import { useLocale } from './hooks.ts';
import { resetStores } from './stores.ts';

afterEach(() => resetStores());

it('draws again in the new locale', () => {
  const { result } = renderHook(() => useLocale());
  expect(result.current).toBe('en');
  act(() => setLocale('rs'));
  expect(result.current).toBe('rs');
});
