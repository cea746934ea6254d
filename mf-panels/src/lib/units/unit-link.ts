import type { Unit } from '@suite/api';
import { type Locale, routePath } from '@suite/contracts';

export function unitPath(unit: Unit, locale: Locale): string {
  const { masterplanId, buildingId, id } = unit;
  return routePath('apartment-id', locale, { masterplanId, buildingId, apartmentId: id });
}

/** Address of a list of homes on the page of the comparison: `ids` are compared, `favorites` are listed. */
export function listLink(kind: 'ids' | 'favorites', ids: readonly number[], locale: Locale): string {
  return `${location.origin}${routePath('compare-apartments-view', locale, {}, `${kind}=${ids.join(',')}`)}`;
}
