import { beforeEach, expect, test, vi } from 'vitest';
import { MAP_CANARY } from '../../fixtures/discovery.ts';

/** The modules as another page view of the tab has them. */
function nextView() {
  vi.resetModules();
  return import('./failed-versions.ts');
}

beforeEach(() => sessionStorage.clear());

test('a canary whose drawing never ended is left alone by the next page view of the tab', async () => {
  const { noteDrawing } = await nextView();
  noteDrawing('mf-map', MAP_CANARY);
  const { notFailed } = await nextView();
  expect(notFailed('mf-map', [MAP_CANARY])).toEqual([]);
});

test.each(['drawn', 'left'] as const)('one that was %s is not', async (end) => {
  const { noteDrawing, noteDrawn } = await nextView();
  noteDrawing('mf-map', MAP_CANARY);
  if (end === 'drawn') noteDrawn('mf-map', MAP_CANARY);
  else window.dispatchEvent(new Event('pagehide'));
  const { notFailed } = await nextView();
  expect(notFailed('mf-map', [MAP_CANARY])).toEqual([MAP_CANARY]);
});
