import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { discoveryDocument } from '../fixtures/discovery.ts';
import { mayPrefetch, prefetchOnIntent } from './prefetch.ts';

test.each([
  [undefined, true],
  [{}, true],
  [{ effectiveType: '4g' }, true],
  [{ effectiveType: '3g', saveData: false }, true],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '4g', saveData: true }, false],
])('on %j prefetching is allowed: %s', (network, expected) => {
  expect(mayPrefetch(network)).toBe(expected);
});

describe('pointing at a link', () => {
  const fetched: string[] = [];
  let stop: () => void;
  beforeEach(() => {
    fetched.length = 0;
    document.body.innerHTML =
      '<a id="page" href="/masterplan/2"><b>Bay</b></a><a id="away" href="https://elsewhere.example/masterplan/2">x</a>';
    vi.stubGlobal(
      'fetch',
      vi.fn(async (url: string) => {
        fetched.push(String(url));
        return Response.json(discoveryDocument());
      }),
    );
    stop = prefetchOnIntent();
  });
  afterEach(() => {
    stop();
    vi.unstubAllGlobals();
  });

  const pointAt = (selector: string) =>
    document.querySelector(selector)?.dispatchEvent(new Event('pointerover', { bubbles: true }));

  test('[R9.011] fetches nothing on 2g or with data-saver on', async () => {
    for (const connection of [{ effectiveType: '2g' }, { effectiveType: '4g', saveData: true }]) {
      vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection }));
      pointAt('#page b');
    }
    await Promise.resolve();
    expect(fetched).toEqual([]);
  });

  test('leaves links to elsewhere alone', async () => {
    pointAt('#away');
    await Promise.resolve();
    expect(fetched).toEqual([]);
  });

  test('brings what the page behind a link needs', async () => {
    pointAt('#page b');
    await vi.waitFor(() => expect(fetched.some((url) => url.includes('mf-map'))).toBe(true));
  });
});
