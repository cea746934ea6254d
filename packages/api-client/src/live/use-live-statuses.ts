// Statuses that change while a page is open.

import type { Unit } from '@suite/api';
import { listBuildingApartments } from '@suite/api/endpoints';
import { inLanguage, readOf, useRead, useViewer } from '@suite/api-client';
import type { Locale } from '@suite/contracts';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { followStatuses } from './follow-statuses.ts';
import { liveUnits } from './live-units.ts';

/**
 * Keeps the statuses of a building's units true while the page is open: what `readBuildingApartments` and
 * `readApartment` gave changes in the cache, so that all who read it draw again. It begins when the units are
 * there; where the organisation hides statuses, and for null, it follows nothing.
 */
export function useLiveStatuses(buildingId: number | null, locale: Locale): void {
  const viewer = useViewer();
  const { cache, mutate } = useSWRConfig();
  const { data: units } = useRead(
    buildingId === null ? null : readOf(listBuildingApartments, { id: buildingId, ...inLanguage(locale) }),
  );
  const hasStatuses = units?.some(hasStatus) ?? false;
  useEffect(() => {
    if (buildingId === null || !hasStatuses) return;
    return followStatuses(buildingId, liveUnits({ cache, mutate }, { buildingId, viewer }));
  }, [buildingId, hasStatuses, viewer, cache, mutate]);
}

function hasStatus({ status, properties }: Unit): boolean {
  return (properties.status ?? status) !== undefined;
}
