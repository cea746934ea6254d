import { expect, it } from 'vitest';
import { clusterNames } from './cluster-names.ts';

const NAMES = ['Porto Vala', 'Orjen Bay', 'Riva', 'Lipa', 'Vrmac', 'Lustica'];

it.each([
  [2, ['Porto Vala', 'Orjen Bay']],
  [5, ['Porto Vala', 'Orjen Bay', 'Riva', 'Lipa', 'Vrmac']],
  [6, ['Porto Vala', 'Orjen Bay', 'Riva', 'Lipa', '2 more']],
])('a cluster of %i names all, or the first few', (count, names) => {
  expect(clusterNames(NAMES.slice(0, count), (more) => `${more} more`)).toEqual(names);
});
