import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { discoveryDocument } from '../fixtures/discovery.ts';
import { prefetchInView, prefetchOnIntent } from './prefetch.ts';

const fetched: string[] = [];
let stop: () => void = () => undefined;
beforeEach(() => {
  fetched.length = 0;
  vi.stubGlobal(
    'fetch',
    vi.fn(async (url: string, { priority = 'auto' }: RequestInit = {}) => {
      fetched.push(`${url} ${priority}`);
      return Response.json(discoveryDocument());
    }),
  );
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

const onConnection = (connection: object) =>
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection }));

describe('pointing at a link', () => {
  beforeEach(() => {
    document.body.innerHTML =
      '<a id="page" href="/masterplan/2"><b>Bay</b></a><a id="away" href="https://elsewhere.example/masterplan/2">x</a>';
    stop = prefetchOnIntent();
  });

  const pointAt = (selector: string) =>
    document.querySelector(selector)?.dispatchEvent(new Event('pointerover', { bubbles: true }));

  test('[R9.011] fetches nothing on 2g or with data-saver on', async () => {
    for (const connection of [{ effectiveType: '2g' }, { effectiveType: '4g', saveData: true }]) {
      onConnection(connection);
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

  test('brings what the page behind a link needs, its entry too', async () => {
    pointAt('#page b');
    await vi.waitFor(() =>
      expect(fetched.filter((url) => url.includes('mf-map'))).toEqual([
        '/r/mf-map/1.0.0-abc/remoteEntry.js high',
        '/r/mf-map/1.0.0-abc/a.js high',
      ]),
    );
  });
});

describe('a link that is seen', () => {
  const observed: Element[] = [];
  let see: (selector: string, isIntersecting?: boolean) => void;
  beforeEach(() => {
    observed.length = 0;
    document.body.innerHTML = '<header><a id="bar" href="/login">Log in</a></header><main></main>';
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: (entries: readonly object[]) => void) {
          see = (selector, isIntersecting = true) =>
            callback([{ isIntersecting, target: document.querySelector(selector) }]);
        }
        observe(element: Element): void {
          observed.push(element);
        }
        unobserve(): void {}
        disconnect(): void {}
      },
    );
    stop = prefetchInView(document, 5);
  });

  const put = (id: string, href: string) =>
    document.querySelector('main')?.insertAdjacentHTML('beforeend', `<a id="${id}" href="${href}">x</a>`);
  const moveHand = () => document.dispatchEvent(new Event('pointermove'));
  const isObserved = (...ids: readonly string[]) =>
    vi.waitFor(() => expect(observed.map((one) => one.id)).toEqual(ids));

  test('is no reason to fetch anything before the visitor moves a hand', async () => {
    put('one', '/masterplan/2');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(observed).toEqual([]);
    moveHand();
    await isObserved('one');
  });

  test('in the middle of the page, also one that comes later, is looked at once', async () => {
    moveHand();
    put('one', '/masterplan/2');
    await isObserved('one');
    put('two', '/masterplan/3');
    await isObserved('one', 'two');
  });

  test('brings what its page needs, after everything else; one out of sight does not', async () => {
    moveHand();
    put('seen', '/masterplan/2/building/4/apartment/8');
    put('unseen', '/credit-calculator');
    put('seldom', '/poi-details-page?poi=1');
    await isObserved('seen', 'unseen', 'seldom');
    see('#unseen', false);
    // Its remote does not say that it is worth fetching ahead.
    see('#seldom');
    see('#seen');
    await vi.waitFor(() => expect(fetched).toContain('/r/mf-apartment/1.0.0-abc/remoteEntry.js low'));
    expect(fetched.filter((url) => /mf-(panels|map)/.test(url))).toEqual([]);
  });

  test('[R9.011] brings nothing on 2g or with data-saver on', async () => {
    moveHand();
    put('seen', '/masterplan/2/building/4');
    await isObserved('seen');
    for (const connection of [{ effectiveType: '2g' }, { saveData: true }]) {
      onConnection(connection);
      see('#seen');
    }
    await Promise.resolve();
    expect(fetched).toEqual([]);
  });
});
