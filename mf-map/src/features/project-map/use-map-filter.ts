import type { Unit } from '@suite/api';
import { getOrganization, listProjectApartments } from '@suite/api/endpoints';
import { inLanguage, readAll, readOf, useRead } from '@suite/api-client';
import { useLocale } from '@suite/bus';
import { filterEntity } from '@suite/filter-engine';
import { useMemo } from 'react';
import { counterOf } from '../../lib/availability.ts';
import { latestTime } from '../../lib/counts/latest-time.ts';
import { type PageFilter, usePageFilter } from '../../lib/filter/use-page-filter.ts';
import type { MapProject } from './map-projects.ts';

function availableOf(projects: readonly MapProject[]): number | null {
  const counts = projects.map(({ unitCounts }) => unitCounts);
  return counterOf(counts, null)?.matched ?? null;
}

/** The filter of the map, which is about the homes of all projects of the organisation. */
export function useMapFilter(projects: readonly MapProject[] | null): PageFilter {
  const locale = useLocale();
  const organization = useRead(readOf(getOrganization, inLanguage(locale)));
  const organizationId = organization.data?.id ?? null;
  const projectIds = useMemo(() => projects?.map(({ id }) => id) ?? null, [projects]);
  const unitsRead =
    projectIds &&
    readAll(projectIds.map((id) => readOf(listProjectApartments, { projectId: id, ...inLanguage(locale) })));
  return usePageFilter({
    entity: filterEntity('map', { organizationId }),
    projectIds,
    organizationId,
    hasOrganizationFailed: organization.data === undefined && organization.error !== undefined,
    statusHidden: projects?.some(({ unitCounts }) => unitCounts.available === null) ?? false,
    total: projects?.reduce((sum, { unitCounts }) => sum + unitCounts.total, 0) ?? 0,
    available: projects && availableOf(projects),
    asOf: projects && latestTime(projects.map(({ asOf }) => asOf)),
    unitsRead: unitsRead && {
      key: `homes ${unitsRead.key}`,
      load: async (): Promise<readonly Unit[]> => (await unitsRead.load()).flat(),
    },
  });
}
