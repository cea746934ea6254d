import { pricedProjectIds } from '@suite/access';
import type { FilterRequest } from '@suite/api';
import { countRows, fromRequestFilters, type RowBitset } from '@suite/filter-engine';
import { notFound } from '../../errors.ts';
import type { QueryContext } from '../query-context.ts';
import { writeIds } from './id-texts.ts';
import type { UnitIndex, Units } from './unit-index.ts';
import type { UnitScope } from './unit-scopes.ts';

const NOUNS: Readonly<Record<FilterRequest['entityType'], string>> = {
  masterplan: 'masterplan',
  building: 'building',
  organization: 'organisation',
};

/**
 * The response as JSON: ids of the published, filterable units that match, in ascending order.
 * @throws {RequestError} 404 when the entity is unknown or not published.
 */
export async function matchUnits(
  index: UnitIndex,
  { viewer, previewed }: Pick<QueryContext, 'viewer' | 'previewed'>,
  { entityType, entityId, filters }: FilterRequest,
): Promise<Buffer> {
  const units = await index.current();
  const scope = units.scope(entityType, entityId, previewed);
  if (!scope) throw notFound(`There is no published ${NOUNS[entityType]} ${entityId}.`);
  const found = matchingRows(units, scope, filters, pricedProjectIds(viewer));
  return writeIds(units.idTexts, found, [
    '{"matchedUnitsIds":[',
    `],"numberOfMatchedUnits":${countRows(found)}}`,
  ]);
}

/**
 * The units of the scope that match. What is not disclosed has no effect: otherwise its values could be found by
 * asking again and again.
 * @param pricedIds projects whose prices are disclosed.
 */
export function matchingRows(
  { index, projectIds }: Pick<Units, 'index' | 'projectIds'>,
  scope: Omit<UnitScope, 'organizationId'>,
  filters: FilterRequest['filters'],
  pricedIds: readonly number[],
): RowBitset {
  const priced = new Set(pricedIds);
  const isUnpriced = (row: number) => !priced.has(projectIds[row] ?? 0);
  return index.match(fromRequestFilters(filters), {
    scope: scope.units,
    applies: (definition) =>
      (definition.appliesTo?.(scope) ?? true) &&
      !(definition.discloses === 'status' && scope.hidesStatus) &&
      !(definition.discloses === 'price' && priced.size === 0),
    exempt: ({ discloses }) => (discloses === 'price' ? isUnpriced : null),
  });
}
