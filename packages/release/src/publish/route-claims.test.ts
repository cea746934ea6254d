import { describe, expect, it } from 'vitest';
import { anEntry, aSuite } from '../fixtures/release.ts';
import { type Claims, claimIssues, liveClaims } from './route-claims.ts';

const claims = (
  app: string,
  routes: Readonly<Record<string, string>>,
  panels: readonly string[] = [],
): Claims => ({
  app,
  routes: Object.fromEntries(Object.entries(routes).map(([name, pattern]) => [name, { pattern }])),
  panels,
});
const TOURS = claims('mf-tours', { tours: '/tours', 'tour-id': '/tours/:id' }, ['tour']);

describe('what two remotes claim', () => {
  it.each<[string, Claims, string[]]>([
    [
      'a route by its name',
      claims('mf-map', { tours: '/other' }),
      ['mf-tours and mf-map both claim the route tours'],
    ],
    [
      'addresses, whatever the parameter is called',
      claims('mf-map', { walk: '/tours/:tourId' }),
      ['mf-tours and mf-map both claim the addresses /tours/:id'],
    ],
    ['a panel', claims('mf-map', {}, ['tour']), ['mf-tours and mf-map both claim the panel tour']],
    ['nothing', claims('mf-map', { map: '/map', walk: '/tours/last' }, ['map']), []],
    ['the same in two versions of one', claims('mf-tours', { tours: '/tours' }, ['tour']), []],
  ])('is told: %s', (_, other, expected) => {
    expect(claimIssues([TOURS, other])).toEqual(expected);
  });

  it('may be the shell’s', () => {
    expect(claimIssues([claims('mf-tours', { home: '/tours', walk: '/inspire' }, ['menu'])])).toEqual([
      'shell and mf-tours both claim the route home',
      'shell and mf-tours both claim the addresses /inspire',
      'shell and mf-tours both claim the panel menu',
    ]);
  });

  it('is read from the versions that visitors may get', () => {
    const entry = anEntry('mf-map');
    const remote = {
      team: 'Map',
      routes: { map: { pattern: '/map', layout: 'default', page: 'map' } },
      panels: ['x'],
      menu: [],
    } as const;
    const withRemote = { ...entry, extras: { suite: { ...entry.extras.suite, remote } } };
    expect(liveClaims(aSuite(['mf-map', withRemote], ['shell', anEntry('shell')]))).toEqual([
      { app: 'mf-map', routes: remote.routes, panels: ['x'] },
    ]);
    const revoked = {
      ...withRemote,
      extras: { suite: { ...withRemote.extras.suite, state: 'revoked' as const } },
    };
    expect(liveClaims(aSuite(['mf-map', revoked]))).toEqual([]);
  });
});
