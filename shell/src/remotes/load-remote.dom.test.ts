import { describe, expect, test, vi } from 'vitest';
import { containerOf, discoveryDocument, exposedOf } from '../fixtures/discovery.ts';
import type { ViewOf } from './load-remote.ts';

const MAP: ViewOf = { kind: 'page', remote: 'mf-map', page: 'map' };
const Page = () => null;
const mapModule = { contract: '1.0.0', pages: { map: async () => ({ default: Page }) }, panels: {} };

async function freshLoader(document: unknown = discoveryDocument()) {
  vi.resetModules();
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(document)),
  );
  const { modules, registered } = await import('@suite/testing');
  modules.clear();
  registered.length = 0;
  const { loadView } = await import('./load-remote.ts');
  return { loadView, modules, registered };
}

describe('loading a page of a remote', () => {
  test('reads the discovery document, registers the version under its own name and gives the page', async () => {
    const { loadView, modules, registered } = await freshLoader();
    modules.set(exposedOf('mf-map'), mapModule);
    const view = await loadView(MAP);
    expect(view).toMatchObject({ component: Page, version: '1.0.0-abc', candidate: { cohort: 'stable' } });
    expect(registered).toEqual([
      { name: containerOf('mf-map'), entry: `${location.origin}/r/mf-map/1.0.0-abc/remoteEntry.js` },
    ]);
    expect(fetch).toHaveBeenCalledWith('/discovery.json', expect.anything());
  });

  test('asks for entry, exposed module and page side by side, once', async () => {
    const { loadView, modules } = await freshLoader();
    modules.set(exposedOf('mf-map'), mapModule);
    await loadView(MAP);
    await loadView(MAP);
    const asked = vi.mocked(fetch).mock.calls.map(([url]) => url);
    expect(asked).toEqual([
      '/discovery.json',
      '/r/mf-map/1.0.0-abc/remoteEntry.js',
      '/r/mf-map/1.0.0-abc/a.js',
      '/r/mf-map/1.0.0-abc/page.css',
    ]);
  });

  test('fails with a sentence, and tries again when asked again', async () => {
    const { loadView, modules } = await freshLoader();
    modules.set(exposedOf('mf-map'), new Error('404'));
    await expect(loadView(MAP)).rejects.toThrow('mf-map could not be loaded');
    modules.set(exposedOf('mf-map'), mapModule);
    await expect(loadView(MAP)).resolves.toMatchObject({ component: Page });
  });

  test('fetches nothing of a version that needs other contracts', async () => {
    const { loadView, modules, registered } = await freshLoader(discoveryDocument('^3.0.0'));
    modules.set(exposedOf('mf-map'), mapModule);
    await expect(loadView(MAP)).rejects.toThrow('mf-map could not be loaded');
    expect(registered).toEqual([]);
    expect(fetch).toHaveBeenCalledOnce();
  });

  test('says when a remote lacks the page', async () => {
    const { loadView, modules } = await freshLoader();
    modules.set(exposedOf('mf-map'), { ...mapModule, pages: {} });
    const failure = await loadView(MAP).catch((error: Error) => error);
    expect(failure).toMatchObject({ cause: { message: 'mf-map 1.0.0-abc has no page named map' } });
  });

  test.each([
    ['is not valid', { microFrontends: [] }],
    ['is no document', 'hello'],
  ])('reads the discovery document again after one that %s', async (_, document: unknown) => {
    const { loadView, modules } = await freshLoader(document);
    await expect(loadView(MAP)).rejects.toThrow();
    modules.set(exposedOf('mf-map'), mapModule);
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => Response.json(discoveryDocument())),
    );
    await expect(loadView(MAP)).resolves.toMatchObject({ component: Page });
  });
});
