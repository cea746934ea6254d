import { type DiscoveryDocument, matchRoute, type RemoteRoute } from '@suite/contracts';
import { expect, it } from 'vitest';
import { shellEntry } from '../testing/shell-release.ts';
import { liveRoutes } from './live-routes.ts';

const page = (pattern: string): RemoteRoute => ({ pattern, layout: 'default', page: 'tours' });

function documentOf(
  versions: readonly {
    isDefault: boolean;
    state: 'stable' | 'canary' | 'revoked';
    routes: Record<string, RemoteRoute>;
  }[],
) {
  const entry = shellEntry('abc1', true);
  const tours = versions.map(({ isDefault, state, routes }) => ({
    ...entry,
    deployment: { traffic: 50, default: isDefault },
    extras: {
      suite: { ...entry.extras.suite, state, remote: { team: 'Tours', routes, panels: [], menu: [] } },
    },
  }));
  const document: DiscoveryDocument = {
    schema: '',
    microFrontends: { '@suite/shell': [entry], '@suite/mf-tours': tours },
  };
  return Buffer.from(JSON.stringify(document));
}

it('are those of every version that a visitor may get, and those of the checkout for remotes that say nothing', () => {
  const bytes = documentOf([
    { isDefault: true, state: 'stable', routes: { tours: page('/tours') } },
    { isDefault: false, state: 'canary', routes: { tours: page('/tours-2'), tour: page('/tours/:id') } },
    { isDefault: false, state: 'revoked', routes: { gone: page('/gone') } },
  ]);
  const found = (path: string) => matchRoute(path, liveRoutes(bytes))?.name;
  expect(['/tours', '/rs/tours', '/tours/4', '/gone', '/map', '/inspire'].map(found)).toEqual([
    'tours',
    'tours',
    'tour',
    undefined,
    'map',
    'inspire',
  ]);
});
