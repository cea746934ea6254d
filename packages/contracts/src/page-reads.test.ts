import { expect, it } from 'vitest';
import { firstReads } from './page-reads.ts';
import { matchRoute } from './routes.ts';

it.each([
  ['/map', ['/api/v1/frontend/projects?type=geocode&langId=1']],
  [
    '/rs/masterplan/2',
    [
      '/api/v1/frontend/masterplans/2?langId=6',
      '/api/v1/frontend/masterplans/2/masterplans?langId=6',
      '/api/v1/frontend/masterplans/2/buildings?langId=6',
    ],
  ],
  ['/masterplan/x', []],
  ['/', []],
])('of %s are what its remote says, in the language of the address', (path, reads) => {
  const match = matchRoute(path);
  expect(match && firstReads(match)).toEqual(reads);
});
