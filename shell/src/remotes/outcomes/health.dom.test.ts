import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { canaryOf, documentWith, MAP_CANARY } from '../../fixtures/discovery.ts';

const VIEW = { kind: 'page', remote: 'mf-map', page: 'map' } as const;
const told: string[] = [];

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  told.length = 0;
  sessionStorage.clear();
  document.body.innerHTML =
    '<script type="application/json" id="page-view">"view-1"</script><main id="page"></main>';
  vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true);
  vi.stubGlobal(
    'Blob',
    class {
      constructor([text]: [string]) {
        for (const { kind, reason = '' } of JSON.parse(text).signals) told.push(`${kind} ${reason}`.trim());
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

/** An empty page of the map, mounted; what became of it after ten seconds. */
async function mountEmpty(canaries: Parameters<typeof documentWith>[0]): Promise<readonly string[]> {
  vi.stubGlobal('fetch', async () => Response.json(documentWith(canaries)));
  const { noteMounted } = await import('./outcomes.ts');
  const { watchView } = await import('./watch-view.ts');
  const bad: string[] = [];
  noteMounted('mf-map', MAP_CANARY, 1);
  const end = watchView(VIEW, MAP_CANARY, {
    onBad: (reason) => bad.push(reason),
    onDead: () => bad.push('dead'),
  });
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(10_000);
  end();
  return bad;
}

test('what a page shows is looked at while a version of any app is on trial', async () => {
  expect(await mountEmpty({ 'mf-account': canaryOf('mf-account') })).toContain('hidden');
  expect(told).toEqual([]);
});

test('without one nothing is fetched to look at pages, and what stands is told to live', async () => {
  vi.doMock('./health/index.ts', () => {
    throw new Error('It is not to be asked for');
  });
  expect(await mountEmpty({})).toEqual([]);
  expect(told).toEqual(['mounted', 'alive']);
  vi.doUnmock('./health/index.ts');
});
