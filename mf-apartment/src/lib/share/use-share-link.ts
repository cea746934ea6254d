import type { Unit } from '@suite/api';
import { useLocale } from '@suite/bus';
import { routePath } from '@suite/contracts';

/** Address of a home for somebody else: without what the visitor filters. */
export function useShareLink({ masterplanId, buildingId, id }: Unit): string {
  const locale = useLocale();
  const path = routePath('apartment-id', locale, { masterplanId, buildingId, apartmentId: id });
  return new URL(path, window.location.origin).href;
}
