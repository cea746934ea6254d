import type { Package } from '@suite/api';
import { expect, it } from 'vitest';
import { offeredPackages } from './offered-packages.ts';

const aPackage = (id: number, part: Partial<Package> = {}): Package => ({
  id,
  projectId: 1,
  name: `Package ${id}`,
  description: null,
  position: id,
  publish: true,
  apartmentTypeIds: [],
  ...part,
});

it.each([
  ['for every type', {}, [1]],
  ['for this type', { apartmentTypeIds: [2, 3] }, [1]],
  ['for another type', { apartmentTypeIds: [3] }, []],
  ['not published', { publish: false }, []],
])('offers a package %s', (_, part, expected) => {
  expect(offeredPackages([aPackage(1, part)], { apartmentTypeId: 2 }).map(({ id }) => id)).toEqual(expected);
});

it('keeps their order', () => {
  const packages = [aPackage(1, { position: 5 }), aPackage(2, { position: 1 })];
  expect(offeredPackages(packages, { apartmentTypeId: 2 }).map(({ id }) => id)).toEqual([2, 1]);
});
