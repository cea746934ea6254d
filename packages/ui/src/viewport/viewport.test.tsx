import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { BREAKPOINTS, viewportOf } from './breakpoints.ts';
import { useViewport } from './use-viewport.ts';

const WIDTHS = [
  [320, 'small'],
  [599, 'small'],
  [600, 'medium'],
  [914, 'medium'],
  [915, 'wide'],
  [1440, 'wide'],
] as const;

/** A window whose width can be changed; media queries on `min-width` follow it. */
function stubWindow(startPx: number) {
  let widthPx = startPx;
  const listeners = new Set<() => void>();
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return widthPx >= Number(/min-width: (\d+)px/.exec(query)?.[1]);
    },
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  }));
  return {
    listeners,
    resize(nextPx: number) {
      widthPx = nextPx;
      for (const listener of listeners) listener();
    },
  };
}

afterEach(() => vi.unstubAllGlobals());

test('[R2.076] the layout changes at 600 and at 915 pixels', () => {
  expect(BREAKPOINTS).toEqual({ medium: 600, wide: 915 });
});

test.each(WIDTHS)('[R2.076] at %i pixels the layout is %s', (widthPx, viewport) => {
  expect(viewportOf(widthPx)).toBe(viewport);
  stubWindow(widthPx);
  expect(renderHook(() => useViewport()).result.current).toBe(viewport);
});

test('the layout follows the window and lets go of it when it is no longer shown', () => {
  const page = stubWindow(1440);
  const { result, unmount } = renderHook(() => useViewport());
  act(() => page.resize(700));
  expect(result.current).toBe('medium');
  act(() => page.resize(390));
  expect(result.current).toBe('small');
  unmount();
  expect(page.listeners.size).toBe(0);
});
