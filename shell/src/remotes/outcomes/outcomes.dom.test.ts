import type { Candidate } from '@suite/domain';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { canaryOf } from '../../fixtures/discovery.ts';
import { originOf } from './watch-errors.ts';

const canary: Candidate = {
  entry: canaryOf('mf-map'),
  version: '2.0.0-canary',
  cohort: 'canary',
  because: 'bucket',
  script: '/r/mf-map/2.0.0-canary/remoteEntry.js',
  isFallbackAddress: false,
};
const GOOD = { remote: 'mf-map', version: '2.0.0-canary', cohort: 'canary', outcome: 'good', loadMs: 812 };
const SCRIPT = 'http://localhost/r/mf-map/2.0.0-canary/assets/page-map.js';

let told: Record<string, unknown>[];

async function fresh() {
  vi.resetModules();
  return { ...(await import('./outcomes.ts')), ...(await import('./watch-errors.ts')) };
}

beforeEach(() => {
  told = [];
  vi.useFakeTimers();
  vi.spyOn(navigator, 'sendBeacon').mockImplementation(() => true);
  vi.stubGlobal(
    'Blob',
    class {
      constructor([text]: [string], options: BlobPropertyBag) {
        expect(options.type).toBe('application/json');
        told.push(...(JSON.parse(text) as { outcomes: Record<string, unknown>[] }).outcomes);
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the outcome of a version', () => {
  test('is good after a minute without a fault, told once', async () => {
    const { noteMounted } = await fresh();
    noteMounted('mf-map', canary, 812.4);
    noteMounted('mf-map', canary, 20);
    vi.advanceTimersByTime(59_000);
    expect(told).toEqual([]);
    vi.advanceTimersByTime(2_000);
    expect(told).toEqual([{ ...GOOD, session: expect.stringMatching(/^[0-9a-f]{32}$/) }]);
    noteMounted('mf-map', canary, 20);
    vi.advanceTimersByTime(120_000);
    expect(told).toHaveLength(1);
  });

  test('is good when the page is left before', async () => {
    const { noteMounted, reportWhenLeft } = await fresh();
    const stop = reportWhenLeft();
    noteMounted('mf-map', canary, 812);
    window.dispatchEvent(new Event('pagehide'));
    stop();
    expect(told).toMatchObject([GOOD]);
    vi.advanceTimersByTime(120_000);
    expect(told).toHaveLength(1);
  });

  test('is bad at once when it fails, and says nothing good after that', async () => {
    const { noteMounted, noteBad } = await fresh();
    noteMounted('mf-map', canary, 812);
    noteBad('mf-map', canary, 'render');
    noteBad('mf-map', canary, 'render');
    vi.advanceTimersByTime(120_000);
    expect(told).toMatchObject([{ outcome: 'bad', reason: 'render' }]);
  });

  test('is bad after an uncaught error of its scripts within a minute, and not after another', async () => {
    const { noteMounted, watchErrors } = await fresh();
    const stop = watchErrors();
    noteMounted('mf-map', canary, 812);
    window.dispatchEvent(new ErrorEvent('error', { filename: 'http://localhost/r/shell/1/main.js' }));
    window.dispatchEvent(new ErrorEvent('error', { filename: SCRIPT }));
    window.dispatchEvent(new ErrorEvent('error', { filename: SCRIPT }));
    stop();
    expect(told).toMatchObject([{ outcome: 'bad', reason: 'error' }]);
  });

  test('is not bad for what the API refused or got wrong', async () => {
    const { noteMounted, watchErrors } = await fresh();
    const stop = watchErrors();
    noteMounted('mf-map', canary, 812);
    const error = Object.assign(new Error('Invalid response format'), { name: 'ApiError' });
    window.dispatchEvent(new ErrorEvent('error', { filename: SCRIPT, error }));
    stop();
    expect(told).toEqual([]);
  });

  test('is nobody’s when a tester chose the version', async () => {
    const { noteMounted, noteBad } = await fresh();
    noteMounted('mf-map', { ...canary, because: 'override' }, 812);
    noteBad('mf-map', { ...canary, because: 'override' }, 'init');
    vi.advanceTimersByTime(120_000);
    expect(told).toEqual([]);
  });
});

test.each([
  [`TypeError: x\n at f (${SCRIPT}:1:2)`, { remote: 'mf-map', version: '2.0.0-canary' }],
  ['TypeError: x\n at f (http://localhost/r/shell/1.0.0-abc/main.js:1:2)', null],
  ['', null],
])('the origin of %j', (stack, expected) => {
  expect(originOf(stack)).toEqual(expected);
});

describe('a page view', () => {
  afterEach(() => {
    document.head.innerHTML = '';
  });

  test.each([
    ['0.25', 0.2, 2],
    ['0.25', 0.3, 0],
    ['0', 0, 0],
    [null, 0.99, 2],
  ])('of a share of %s, drawn %s, tells %i outcomes: all or none', async (share, drawn, count) => {
    document.head.innerHTML = share === null ? '' : `<meta name="outcome-share" content="${share}">`;
    const random = vi.spyOn(Math, 'random').mockReturnValue(drawn);
    const { noteMounted, noteBad } = await fresh();
    noteMounted('mf-map', canary, 812);
    noteBad('mf-account', { ...canary, cohort: 'stable' }, 'load');
    random.mockReturnValue(1 - drawn);
    vi.advanceTimersByTime(60_000);
    expect(told).toHaveLength(count);
    random.mockRestore();
  });
});
