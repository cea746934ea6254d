import type { Unit } from '@suite/api';
import { listProjectApartments } from '@suite/api/endpoints';
import { inLanguage, readAll, readOf } from '@suite/api-client';
import { useLocale } from '@suite/bus';
import { filterEntities } from '@suite/filter-engine';
import { useMemo } from 'react';
import { counterOf } from '../../lib/availability.ts';
import { latestTime } from '../../lib/counts/latest-time.ts';
import { type PageFilter, usePageFilter } from '../../lib/filter/use-page-filter.ts';
import type { MapProject } from './map-projects.ts';

function availableOf(projects: readonly MapProject[]): number | null {
  const counts = projects.map(({ unitCounts }) => unitCounts);
  return counterOf(counts, null)?.matched ?? null;
}

/** The filter of the map, which is about the homes of all projects on it, of whichever organisation. */
export function useMapFilter(projects: readonly MapProject[] | null): PageFilter {
  const locale = useLocale();
  const organizationIds = useMemo(
    () => projects && [...new Set(projects.map((project) => project.organizationId))],
    [projects],
  );
  const projectIds = useMemo(() => projects?.map(({ id }) => id) ?? null, [projects]);
  const unitsRead =
    projectIds &&
    readAll(projectIds.map((id) => readOf(listProjectApartments, { projectId: id, ...inLanguage(locale) })));
  return usePageFilter({
    entities: filterEntities('map', { organizationIds }),
    projectIds,
    organizationIds,
    hasOrganizationFailed: false,
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
