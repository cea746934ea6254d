import { expect, it } from 'vitest';
import { firstReads, readPath } from './page-reads.ts';
import { matchRoute } from './routes.ts';

it.each([
  [
    '/map',
    [
      '/api/v1/frontend/projects?type=geocode&langId=1',
      '/api/v1/frontend/organizations/fetchOrganization?langId=1',
    ],
  ],
  [
    '/rs/masterplan/2',
    [
      '/api/v1/frontend/masterplans/2?langId=6',
      '/api/v1/frontend/masterplans/2/masterplans?langId=6',
      '/api/v1/frontend/masterplans/2/buildings?langId=6',
      '/api/v1/frontend/masterplans/2/pois?langId=6',
      '/api/v1/frontend/organizations/fetchOrganization?langId=6',
    ],
  ],
  ['/masterplan/x', []],
  ['/', []],
])('of %s are what its remote says, in the language of the address', (path, reads) => {
  const match = matchRoute(path);
  expect(match && firstReads(match)).toEqual(reads);
});

it.each([
  ['/frontend/projects/{projectId}/settings', { projectId: 7 }, '/api/v1/frontend/projects/7/settings'],
  ['/frontend/projects/{projectId}/settings', {}, null],
  ['/frontend/projects/{projectId}/settings', { projectId: '../users' }, null],
  ['/frontend/buildings/:id/pois?langId={languageId}', {}, '/api/v1/frontend/buildings/6/pois?langId=6'],
])('%s with %j is %s', (read, known, path) => {
  const match = matchRoute('/rs/masterplan/2/building/6');
  expect(match && readPath(read, match, known)).toBe(path);
});
