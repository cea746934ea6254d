import { expect, it } from 'vitest';
import { firstReads, idsIn, readPaths } from './page-reads.ts';
import { matchRoute } from './routes.ts';

it.each([
  [
    '/map',
    [
      '/api/v1/frontend/basemap',
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
  ['/frontend/projects/{projectId}/settings', { projectId: [7] }, ['/api/v1/frontend/projects/7/settings']],
  [
    '/frontend/projects/{id}/settings',
    { id: [7, 9] },
    ['/api/v1/frontend/projects/7/settings', '/api/v1/frontend/projects/9/settings'],
  ],
  ['/frontend/projects/{projectId}/settings', {}, []],
  ['/frontend/buildings/:id/pois?langId={languageId}', {}, ['/api/v1/frontend/buildings/6/pois?langId=6']],
])('%s with %j are %j', (read, known, paths) => {
  const match = matchRoute('/rs/masterplan/2/building/6');
  expect(match && readPaths(read, match, known)).toEqual(paths);
});

const features = (count: number) => ({
  features: Array.from({ length: count }, (_, index) => ({
    properties: { id: index + 1, organizationId: 5, name: '7' },
  })),
});

it.each([
  [{ data: { id: 3, attributes: { projectId: 2, name: 'Bay', parentId: null } } }, { projectId: [2] }],
  [features(3), { id: [1, 2, 3], organizationId: [5] }],
  // Of more than a page can hold something about, it asks for itself.
  [features(5), { organizationId: [5] }],
  [{ data: [{ id: 1 }] }, {}],
  [{ data: null }, {}],
])('ids in %j are %j', (document, ids) => {
  expect(idsIn(document)).toEqual(ids);
});
