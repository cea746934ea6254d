import { beforeEach, describe, expect, test, vi } from 'vitest';
import { canaryOf, documentWith, exposedOf } from '../fixtures/discovery.ts';
import type { ViewOf } from './load-remote.ts';

const MAP: ViewOf = { kind: 'page', remote: 'mf-map', page: 'map' };
const CANARY = 'mf_map__canary/remote';
const OTHER = 'mf_map__canary__other/remote';
const Stable = () => null;
const Canary = () => null;
const remoteWith = (page: () => null) => ({
  contract: '1.0.0',
  pages: { map: async () => ({ default: page }) },
  panels: {},
});
const entryMissing = () => new Error('Failed to load script resources');
const CANARY_ENTRY = `${location.origin}/r/mf-map/2.0.0-canary/remoteEntry.js`;
/** What the runtime's hook says of an entry that did not arrive. */
const noteMissing = async (url: string) => (await import('@suite/federation/entries')).noteMissing(url);
const chunkMissing = () => Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });

const beacons: unknown[] = [];
let modules: Map<string, unknown>;
let registered: { name: string; entry: string }[];

async function freshLoader(fallbackUrl?: string, facts = {}) {
  vi.resetModules();
  ({ modules, registered } = await import('@suite/testing'));
  modules.clear();
  registered.length = 0;
  modules.set(exposedOf('mf-map'), remoteWith(Stable));
  const document = documentWith({ 'mf-map': canaryOf('mf-map', fallbackUrl) }, facts);
  vi.stubGlobal(
    'fetch',
    vi.fn(async (url: string) =>
      String(url) === '/discovery.json' ? Response.json(document) : new Response('', { status: 404 }),
    ),
  );
  return import('./load-remote.ts');
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  beacons.length = 0;
  document.body.innerHTML = '<script type="application/json" id="page-view">"view-1"</script>';
  vi.spyOn(navigator, 'sendBeacon').mockImplementation((_, body) => {
    void (body as Blob).text().then((text) => beacons.push(...JSON.parse(text).signals));
    return true;
  });
  vi.spyOn(Math, 'random').mockReturnValue(0);
});

const names = () => registered.map(({ name }) => name);

describe('a canary that works', () => {
  test('is what the visitor gets', async () => {
    const { loadView } = await freshLoader();
    modules.set(CANARY, remoteWith(Canary));
    expect(await loadView(MAP)).toMatchObject({ component: Canary, candidate: { cohort: 'canary' } });
    expect(names()).toEqual(['mf_map__canary']);
  });
});

describe('a canary that does not', () => {
  test.each([
    ['its entry is missing', entryMissing(), 'load', 2],
    ['a chunk is missing', chunkMissing(), 'chunk', 2],
    ['it throws when it is evaluated', new Error('boom'), 'init', 1],
  ])('because %s: stable in its place', async (_, error, reason, attempts) => {
    const { loadView } = await freshLoader();
    modules.set(CANARY, error);
    if (reason === 'load') await noteMissing(CANARY_ENTRY);
    expect(await loadView(MAP)).toMatchObject({ component: Stable, version: '1.0.0-abc' });
    expect(names()).toEqual([...Array(attempts).fill('mf_map__canary'), 'mf_map__abc']);
    await vi.waitFor(() =>
      expect(beacons).toMatchObject([{ remote: 'mf-map', version: '2.0.0-canary', kind: 'bad', reason }]),
    );
  });

  test('comes from its other address, under a name of its own, when the first one fails', async () => {
    const { loadView } = await freshLoader('https://elsewhere.example/c/mf-manifest.json');
    modules.set(CANARY, entryMissing());
    await noteMissing(CANARY_ENTRY);
    modules.set(OTHER, remoteWith(Canary));
    expect(await loadView(MAP)).toMatchObject({ component: Canary });
    expect(registered.at(-1)).toEqual({
      name: 'mf_map__canary__other',
      entry: 'https://elsewhere.example/c/remoteEntry.js',
      entryGlobalName: 'mf_map__canary',
    });
    expect(beacons).toEqual([]);
  });

  test('is not asked for again in the same tab, while stable is there', async () => {
    const { loadView } = await freshLoader();
    modules.set(CANARY, new Error('boom'));
    await loadView(MAP);
    const again = await freshLoader();
    await again.loadView(MAP);
    expect(names()).toEqual(['mf_map__abc']);
  });

  test('is tried again by "Try again" when stable failed too', async () => {
    const { loadView } = await freshLoader();
    modules.set(CANARY, new Error('boom'));
    modules.set(exposedOf('mf-map'), new Error('boom'));
    await expect(loadView(MAP)).rejects.toThrow('mf-map could not be loaded');
    modules.set(CANARY, remoteWith(Canary));
    expect(await loadView(MAP)).toMatchObject({ component: Canary });
  });

  test('is revoked: nothing of it is asked for', async () => {
    const { loadView } = await freshLoader(undefined, { revoked: ['mf-map@2.0.0-canary'] });
    expect(await loadView(MAP)).toMatchObject({ component: Stable });
    expect(names()).toEqual(['mf_map__abc']);
  });
});

test('a canary that is slower than its limit makes room for stable', async () => {
  const { loadView } = await freshLoader();
  modules.set(CANARY, { ...remoteWith(Canary), pages: { map: () => new Promise(() => undefined) } });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const view = loadView(MAP);
  await vi.advanceTimersByTimeAsync(6_100);
  vi.useRealTimers();
  expect(await view).toMatchObject({ component: Stable });
  await vi.waitFor(() => expect(beacons).toMatchObject([{ kind: 'bad', reason: 'slow' }]));
});

test('an entry that is there but hashes to something else is told as such', async () => {
  const { failureReason } = await import('./loading/failure-reason.ts');
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked.push(`${url} ${init.integrity}`);
    if (init.integrity) throw new TypeError('Failed to fetch');
    return new Response('');
  });
  const script = 'https://x.example/e.js';
  const assets = ['https://x.example/assets/page-map.1.js', 'https://x.example/assets/page-map.1.css'];
  const reasonOf = (error: unknown) => failureReason(error, { script, integrity: 'sha384-y', assets });
  expect(await reasonOf(entryMissing())).toBe('init');
  await noteMissing(script);
  expect(await reasonOf(entryMissing())).toBe('integrity');
  expect(asked).toEqual([`${script} undefined`, `${script} sha384-y`]);
  const chunk = Object.assign(chunkMissing(), { type: 'error', request: 'https://x.example/c.js' });
  expect(await reasonOf(chunk)).toBe('integrity');
});

test.each([
  [200, 'integrity'],
  [404, 'chunk'],
])('a style that fails although the server answers %s counts as %s', async (status, reason) => {
  const { failureReason } = await import('./loading/failure-reason.ts');
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return new Response('', { status });
  });
  // The bundler's own words, without an address: it looks for that of a script.
  const error = Object.assign(new Error('Loading css chunk page-map failed.\n(error: undefined)'), {
    name: 'ChunkLoadError',
    type: 'error',
  });
  const assets = ['page-map.1.js', 'page-map-x.1.css', 'page-map.1.css'].map(
    (file) => `/r/a/1/assets/${file}`,
  );
  const published = { script: '', integrity: '', assets };
  expect(await failureReason(error, published)).toBe(reason);
  expect(await failureReason(new Error('drawing failed', { cause: error }), published)).toBe(reason);
  expect(asked).toEqual(['/r/a/1/assets/page-map.1.css', '/r/a/1/assets/page-map.1.css']);
});

describe('taking a version off the page', () => {
  test('puts its styles to rest and ends what it listens to; trying it again wakes the styles', async () => {
    const { takeAway, bringBack, noteView } = await import('./loading/on-page.ts');
    const candidate = { entry: canaryOf('mf-map'), version: '2.0.0-canary' } as never;
    const sheets = ['mf-map/2.0.0-canary', 'mf-map/1.0.0-abc'].map((folder) => ({
      href: `/r/${folder}/page.css`,
      disabled: false,
    }));
    vi.spyOn(document, 'querySelectorAll').mockReturnValue(sheets as never);
    const disabled = () => sheets.map((sheet) => sheet.disabled);
    const leave = noteView(candidate);
    takeAway('mf-map', candidate);
    expect(disabled()).toEqual([false, false]);
    leave();
    takeAway('mf-map', candidate);
    expect(disabled()).toEqual([true, false]);
    bringBack('mf-map', candidate);
    expect(disabled()).toEqual([false, false]);
    vi.restoreAllMocks();
  });
});
