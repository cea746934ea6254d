import { operations } from '@suite/api';
import { expect, test } from 'vitest';
import { manifests } from './apps.ts';

const routes = manifests().flatMap(({ name, routes }) =>
  Object.entries(routes).map(([route, { reads = [] }]) => [`${name} ${route}`, reads] as const),
);

/** Reads of the API that anybody may ask for, with a name for each parameter. */
const PUBLIC_READS = new Set(
  Object.values(operations)
    .filter(({ method, access }) => method === 'GET' && access === 'public')
    .map(({ path }) => path.replaceAll(/\{\w+\}/g, ':id')),
);

test('pages name what they read first', () => {
  expect(routes.flatMap(([, reads]) => reads).length).toBeGreaterThan(5);
});

test.each(routes)('%s reads first what the API gives to anybody', (_, reads) => {
  const paths = reads.map((path) => `/api/v1${path.split('?')[0]?.replaceAll(/:\w+|\{\w+\}/g, ':id')}`);
  expect(paths.filter((path) => !PUBLIC_READS.has(path))).toEqual([]);
});
