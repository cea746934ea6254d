import { type Apartment, type Building, type Locale, routePath } from '@suite/contracts';

/** Path of a building, or of one of its views; the query goes with it. */
export function buildingPath(
  building: Pick<Building, 'id' | 'masterplansId'>,
  viewId: number | null,
  locale: Locale,
  search = '',
): string {
  const { id, masterplansId: masterplanId } = building;
  return viewId === null
    ? routePath('building-id', locale, { masterplanId, id }, search)
    : routePath('building-page-view', locale, { masterplanId, id, viewId }, search);
}

/** Path of a unit of a building. */
export function unitPath(
  building: Pick<Building, 'id' | 'masterplansId'>,
  unit: Pick<Apartment, 'id'>,
  locale: Locale,
): string {
  return routePath('apartment-id', locale, {
    masterplanId: building.masterplansId,
    buildingId: building.id,
    apartmentId: unit.id,
  });
}
