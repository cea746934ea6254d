import { ROUTES, type RouteDefinition } from '@suite/contracts';
import { expect, it } from 'vitest';
import manifest from '../remote.json' with { type: 'json' };
import { pages } from './remote.ts';

it('exposes the pages of its manifest and no others', () => {
  const named = Object.values(manifest.routes).map(({ page }) => page);
  expect(Object.keys(pages).toSorted()).toEqual([...new Set(named)].toSorted());
});

it('has a page for every route that leads to this remote', () => {
  const routes: readonly RouteDefinition[] = Object.values(ROUTES);
  for (const { target } of routes) {
    if (target.kind === 'page' && target.remote === 'mf-account') expect(pages[target.page]).toBeDefined();
  }
});
