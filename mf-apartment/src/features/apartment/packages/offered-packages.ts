import type { Package, Unit } from '@suite/api';

/** Packages that are offered for the type of a home, in their order. */
export function offeredPackages(
  packages: readonly Package[],
  { apartmentTypeId }: Pick<Unit, 'apartmentTypeId'>,
): Package[] {
  return packages
    .filter(({ publish }) => publish)
    .filter(({ apartmentTypeIds: ids }) => ids.length === 0 || ids.includes(apartmentTypeId))
    .toSorted((a, b) => a.position - b.position);
}
