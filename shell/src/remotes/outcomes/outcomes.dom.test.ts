import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MAP_CANARY } from '../../fixtures/discovery.ts';
import { originOf } from './watch-errors.ts';

const OF = { remote: 'mf-map', version: '2.0.0-canary' };
const SCRIPT = 'http://localhost/r/mf-map/2.0.0-canary/assets/page-map.js';

let reports: { view: string; signals: Record<string, unknown>[] }[];
const told = () => reports.flatMap(({ signals }) => signals);

async function fresh() {
  vi.resetModules();
  return { ...(await import('./outcomes.ts')), ...(await import('./watch-errors.ts')) };
}

beforeEach(() => {
  reports = [];
  vi.useFakeTimers();
  document.body.innerHTML = '<script type="application/json" id="page-view">"view-1"</script>';
  vi.spyOn(navigator, 'sendBeacon').mockImplementation(() => true);
  vi.stubGlobal(
    'Blob',
    class {
      constructor([text]: [string], options: BlobPropertyBag) {
        expect(options.type).toBe('application/json');
        reports.push(JSON.parse(text));
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

describe('what a page view tells of a version', () => {
  test('is that it was mounted, when, and that it lives, in one request', async () => {
    const { noteMounted, noteAlive } = await fresh();
    noteMounted('mf-map', MAP_CANARY, 812.4);
    noteMounted('mf-map', MAP_CANARY, 20);
    vi.advanceTimersByTime(10_000);
    expect(reports).toEqual([]);
    noteAlive('mf-map', MAP_CANARY);
    noteAlive('mf-map', MAP_CANARY);
    expect(reports).toEqual([
      {
        view: 'view-1',
        signals: [
          { ...OF, kind: 'mounted', loadMs: 812, agoMs: 10_000 },
          { ...OF, kind: 'alive', agoMs: 10_000 },
        ],
      },
    ]);
  });

  test('is that it was left before', async () => {
    const { noteMounted, reportWhenLeft } = await fresh();
    const stop = reportWhenLeft();
    noteMounted('mf-map', MAP_CANARY, 812);
    window.dispatchEvent(new Event('pagehide'));
    window.dispatchEvent(new Event('pagehide'));
    stop();
    expect(told()).toMatchObject([{ kind: 'mounted' }, { kind: 'left' }]);
    expect(reports).toHaveLength(1);
  });

  test('is at once and once that it went badly, and nothing good after that', async () => {
    const { noteMounted, noteBad, noteAlive } = await fresh();
    noteMounted('mf-map', MAP_CANARY, 812);
    noteBad('mf-map', MAP_CANARY, 'render');
    noteBad('mf-map', MAP_CANARY, 'empty');
    noteAlive('mf-map', MAP_CANARY);
    expect(told()).toMatchObject([{ kind: 'mounted' }, { kind: 'bad', reason: 'render' }]);
    expect(reports).toHaveLength(1);
  });

  test('is an uncaught error of its scripts within a minute, and not after it', async () => {
    const { noteMounted, watchErrors } = await fresh();
    const stop = watchErrors();
    noteMounted('mf-map', MAP_CANARY, 812);
    window.dispatchEvent(new ErrorEvent('error', { filename: 'http://localhost/r/shell/1/main.js' }));
    expect(told()).toEqual([]);
    vi.advanceTimersByTime(30_000);
    window.dispatchEvent(new ErrorEvent('error', { filename: SCRIPT }));
    expect(told().at(-1)).toMatchObject({ kind: 'bad', reason: 'error', symptoms: ['errors'] });

    const later = await fresh();
    const stopLater = later.watchErrors();
    later.noteMounted('mf-map', MAP_CANARY, 812);
    vi.advanceTimersByTime(61_000);
    const before = told().length;
    window.dispatchEvent(new ErrorEvent('error', { filename: SCRIPT }));
    expect(told()).toHaveLength(before);
    stop();
    stopLater();
  });

  test('is an error in its first effects, before it counts as mounted', async () => {
    const { noteError, noteMounted } = await fresh();
    noteError('mf-map', MAP_CANARY.version);
    expect(told()).toEqual([]);
    noteMounted('mf-map', MAP_CANARY, 812);
    expect(told()).toMatchObject([{ kind: 'mounted' }, { kind: 'bad', reason: 'error' }]);
  });

  test('is not what the API refused or got wrong', async () => {
    const { noteMounted, watchErrors } = await fresh();
    const stop = watchErrors();
    noteMounted('mf-map', MAP_CANARY, 812);
    const error = Object.assign(new Error('Invalid response format'), { name: 'ApiError' });
    window.dispatchEvent(new ErrorEvent('error', { filename: SCRIPT, error }));
    stop();
    expect(told()).toEqual([]);
  });

  test('is what it suffered from in its first minute, when that is over', async () => {
    const { noteMounted, noteAlive, noteSymptom } = await fresh();
    noteMounted('mf-map', MAP_CANARY, 812);
    vi.advanceTimersByTime(10_000);
    noteAlive('mf-map', MAP_CANARY);
    noteSymptom('calls');
    noteSymptom('calls');
    noteSymptom('long-tasks');
    vi.advanceTimersByTime(50_000);
    expect(told().at(-1)).toMatchObject({ kind: 'alive', symptoms: ['calls', 'long-tasks'] });
    noteSymptom('memory');
    vi.advanceTimersByTime(60_000);
    expect(reports).toHaveLength(2);
  });

  test('is not what came when it stood no more', async () => {
    const { noteMounted, noteSymptom } = await fresh();
    const endMounted = noteMounted('mf-account', MAP_CANARY, 10);
    endMounted();
    noteMounted('mf-map', MAP_CANARY, 10);
    noteSymptom('calls');
    vi.advanceTimersByTime(60_000);
    const suffered = told().filter(({ symptoms }) => symptoms);
    expect(suffered).toMatchObject([{ remote: 'mf-map', symptoms: ['calls'] }]);
  });

  test('comes in three requests at most, whatever happens', async () => {
    const { noteMounted, noteAlive, noteBad, reportWhenLeft } = await fresh();
    const stop = reportWhenLeft();
    for (const remote of ['mf-map', 'mf-building', 'mf-apartment', 'mf-account'] as const) {
      noteMounted(remote, MAP_CANARY, 10);
      vi.advanceTimersByTime(10_000);
      noteAlive(remote, MAP_CANARY);
      noteBad(remote, MAP_CANARY, 'empty');
    }
    expect(reports).toHaveLength(2);
    window.dispatchEvent(new Event('pagehide'));
    stop();
    expect(reports).toHaveLength(3);
    expect(told().filter(({ kind }) => kind === 'bad')).toHaveLength(4);
  });

  test.each(['override', 'cohort'] as const)('is nothing where it came by %s', async (because) => {
    const { noteMounted, noteBad } = await fresh();
    noteMounted('mf-map', { ...MAP_CANARY, because }, 812);
    noteBad('mf-map', { ...MAP_CANARY, because }, 'init');
    vi.advanceTimersByTime(120_000);
    expect(told()).toEqual([]);
  });

  test('is nothing where the server asked for nothing', async () => {
    document.body.innerHTML = '';
    const { noteBad } = await fresh();
    noteBad('mf-map', MAP_CANARY, 'init');
    expect(told()).toEqual([]);
  });
});

test.each([
  [`TypeError: x\n at f (${SCRIPT}:1:2)`, OF],
  [
    'TypeError: x\n at f (http://localhost/r/shell/1.0.0-abc/main.js:1:2)',
    { remote: 'shell', version: '1.0.0-abc' },
  ],
  [`TypeError: x\n at g (http://localhost/r/shell/1.0.0-abc/react.js:1:2)\n at f (${SCRIPT}:1:2)`, OF],
  ['TypeError: x\n at f (http://localhost/elsewhere.js:1:2)', null],
  ['', null],
])('the origin of %j', (stack, expected) => {
  expect(originOf(stack)).toEqual(expected);
});
