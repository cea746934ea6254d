import { pricedProjectIds, type Viewer } from '@suite/access';
import type { FilterRequest } from '@suite/api';
import { notFound } from '../errors.ts';
import { writeIds } from './id-texts.ts';
import { matchingUnits } from './matching-units.ts';
import { countPlaces } from './place-set.ts';
import type { UnitIndex } from './unit-index.ts';

const NOUNS: Readonly<Record<FilterRequest['entityType'], string>> = {
  masterplan: 'masterplan',
  building: 'building',
  organization: 'organisation',
};

/**
 * The answer, a `FilterAnswer`, as JSON: ids of the published, filterable units that match, in ascending order.
 * @throws {RequestError} 404 when the entity is unknown or not published.
 */
export async function filterApartments(
  index: UnitIndex,
  viewer: Viewer,
  { entityType, entityId, filters }: FilterRequest,
): Promise<Buffer> {
  const units = await index.current();
  const scope = units.scope(entityType, entityId);
  if (!scope) throw notFound(`There is no published ${NOUNS[entityType]} ${entityId}.`);
  const found = matchingUnits(units.columns, scope, filters, {
    statuses: !scope.hidesStatus,
    pricedProjectIds: pricedProjectIds(viewer),
  });
  return writeIds(units.columns.idTexts, found, [
    '{"matchedUnitsIds":[',
    `],"numberOfMatchedUnits":${countPlaces(found)}}`,
  ]);
}
