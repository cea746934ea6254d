import { type DiscoveryEntry, matchRoute, provideRoutes, routePath } from '@suite/contracts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { canaryOf, documentWith } from '../../fixtures/discovery.ts';

const TOURS = { pattern: '/tours', layout: 'default', page: 'tours' } as const;

/** A canary of the map that has a page of its own, and its map elsewhere. */
function canaryWithTours(): DiscoveryEntry {
  const entry = canaryOf('mf-map');
  const { suite } = entry.extras;
  const map = { pattern: '/plan', layout: 'map-fullscreen', page: 'map' } as const;
  const remote = { team: 'Map', routes: { tours: TOURS, map }, panels: ['tours'], menu: [] };
  return { ...entry, extras: { suite: { ...suite, remote } } };
}

async function openVisit(document: unknown) {
  vi.resetModules();
  vi.stubGlobal('fetch', async () => Response.json(document));
  const { resolution, renewOffers } = await import('./resolution.ts');
  const { $offers } = await import('./offers.ts');
  const { markFailed } = await import('../loading/failed-versions.ts');
  return { $offers, resolution, renewOffers, markFailed };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  provideRoutes(undefined);
  vi.unstubAllGlobals();
});

test('the routes and panels of the version that the visitor gets count', async () => {
  const { $offers, resolution } = await openVisit(documentWith({ 'mf-map': canaryWithTours() }));
  expect([$offers.get().isKnown, matchRoute('/tours')]).toEqual([false, null]);
  await resolution();
  expect($offers.get().isKnown).toBe(true);
  expect($offers.get().panels.get('tours')).toBe('mf-map');
  expect(matchRoute('/tours')?.definition.target).toEqual({ kind: 'page', remote: 'mf-map', page: 'tours' });
  expect([routePath('map', 'rs'), matchRoute('/map')]).toEqual(['/rs/plan', null]);
  expect(matchRoute('/login')?.name).toBe('login');
});

test('a canary that failed takes its routes along, and the stable version has its own again', async () => {
  const { $offers, resolution, renewOffers, markFailed } = await openVisit(
    documentWith({ 'mf-map': canaryWithTours() }),
  );
  const [canary] = (await resolution())['mf-map'] ?? [];
  if (canary) markFailed('mf-map', canary);
  await renewOffers();
  expect([routePath('map', 'en'), matchRoute('/tours'), $offers.get().panels.get('tours')]).toEqual([
    '/map',
    null,
    undefined,
  ]);
});

test('without a document the routes stay those that the shell was built with', async () => {
  const { $offers, resolution } = await openVisit(null);
  await expect(resolution()).rejects.toThrow();
  expect([$offers.get().isKnown, $offers.get().panels.size, matchRoute('/map')?.name]).toEqual([
    true,
    0,
    'map',
  ]);
});
