import type { Candidate } from '@suite/domain';
import { beforeEach, expect, test, vi } from 'vitest';
import { canaryOf } from '../../fixtures/discovery.ts';

const canary: Candidate = {
  entry: canaryOf('mf-map'),
  version: '2.0.0-canary',
  cohort: 'canary',
  because: 'bucket',
  script: '/r/mf-map/2.0.0-canary/remoteEntry.js',
  isFallbackAddress: false,
};

/** The modules as another page view of the tab has them. */
function nextView() {
  vi.resetModules();
  return import('./failed-versions.ts');
}

beforeEach(() => sessionStorage.clear());

test('a canary whose drawing never ended is left alone by the next page view of the tab', async () => {
  const { noteDrawing } = await nextView();
  noteDrawing('mf-map', canary);
  const { notFailed } = await nextView();
  expect(notFailed('mf-map', [canary])).toEqual([]);
});

test.each(['drawn', 'left'] as const)('one that was %s is not', async (end) => {
  const { noteDrawing, noteDrawn } = await nextView();
  noteDrawing('mf-map', canary);
  if (end === 'drawn') noteDrawn('mf-map', canary);
  else window.dispatchEvent(new Event('pagehide'));
  const { notFailed } = await nextView();
  expect(notFailed('mf-map', [canary])).toEqual([canary]);
});
