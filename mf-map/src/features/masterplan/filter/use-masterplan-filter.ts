import type { Masterplan, Project, Unit } from '@suite/api';
import { getProject, listProjectApartments, listProjectMasterplans } from '@suite/api/endpoints';
import { inLanguage, type Read, readOf, useRead } from '@suite/api-client';
import { useLocale } from '@suite/bus';
import type { Locale } from '@suite/contracts';
import { filterEntities } from '@suite/filter-engine';
import { loadedUnits } from '@suite/filters';
import { useMemo } from 'react';
import { counterOf } from '../../../lib/availability.ts';
import { type PageFilter, type PageFilterInput, usePageFilter } from '../../../lib/filter/use-page-filter.ts';
import { matchesByChild, unitsBelow } from '../model/child-units.ts';
import { type MasterplanChild, withMatches } from '../model/children.ts';

/** The filter of a masterplan, and its children with what matches of them. */
export interface MasterplanFilter {
  /** Null until they are known. While it is not known what matches, nothing is faded. */
  readonly children: readonly MasterplanChild[] | null;
  readonly filter: PageFilter;
}

/** The homes below a masterplan; a home names only the masterplan that it stands in itself. */
function readUnitsBelow(masterplanId: number, projectId: number, locale: Locale): Read<readonly Unit[]> {
  const unitsRead = readOf(listProjectApartments, { projectId, ...inLanguage(locale) });
  const masterplans = readOf(listProjectMasterplans, { projectId, ...inLanguage(locale) });
  return {
    key: `below ${masterplanId} ${unitsRead.key}`,
    load: async () => {
      const [all, tree] = await Promise.all([unitsRead.load(), masterplans.load()]);
      return unitsBelow(all, masterplanId, tree);
    },
  };
}

interface FilterBelow extends Omit<PageFilterInput, 'projectIds' | 'unitsRead'> {
  readonly masterplanId: number;
  readonly projectId: number;
}

function useFilterBelow(
  { masterplanId, projectId, ...input }: FilterBelow,
  children: readonly MasterplanChild[] | null,
): MasterplanFilter {
  const locale = useLocale();
  const projectIds = useMemo(() => [projectId], [projectId]);
  const unitsRead = readUnitsBelow(masterplanId, projectId, locale);
  const filter = usePageFilter({ ...input, projectIds, unitsRead });
  const { search, isFiltered, matchedIds } = filter;
  const units = loadedUnits(filter);
  const { data: tree } = useRead(
    isFiltered ? readOf(listProjectMasterplans, { projectId, ...inLanguage(locale) }) : null,
  );
  const filtered = useMemo(() => {
    if (!children || search === '') return children;
    const counts =
      isFiltered && matchedIds && tree ? matchesByChild(units, matchedIds, children, tree) : null;
    return withMatches(children, counts, search);
  }, [children, search, isFiltered, units, matchedIds, tree]);
  return { children: filtered, filter };
}

export function useMasterplanFilter(
  { id, projectId, unitCounts, asOf }: Masterplan,
  children: readonly MasterplanChild[] | null,
): MasterplanFilter {
  const project = useRead(readOf(getProject, { projectId, ...inLanguage(useLocale()) }));
  const input = {
    masterplanId: id,
    projectId,
    entities: filterEntities('masterplan-id', { id }),
    organizationIds: project.data ? [project.data.organizationId] : null,
    hasOrganizationFailed: project.data === undefined && project.error !== undefined,
    statusHidden: unitCounts.available === null,
    total: unitCounts.total,
    available: unitCounts.available,
    asOf,
  };
  return useFilterBelow(input, children);
}

/**
 * The filter of a masterplan that is not published. The API does not know it: the whole organisation is asked
 * about, and of the answer the homes below it count.
 */
export function useChooserFilter(
  masterplanId: number,
  { id: projectId, organizationId, asOf }: Project,
  children: readonly MasterplanChild[],
): MasterplanFilter {
  const input = {
    masterplanId,
    projectId,
    entities: filterEntities('map', { organizationIds: [organizationId] }),
    organizationIds: [organizationId],
    hasOrganizationFailed: false,
    statusHidden: children.some(({ unitCounts }) => unitCounts.available === null),
    total: children.reduce((sum, { unitCounts }) => sum + unitCounts.total, 0),
    available:
      counterOf(
        children.map(({ unitCounts }) => unitCounts),
        asOf,
      )?.matched ?? null,
    asOf,
  };
  return useFilterBelow(input, children);
}
