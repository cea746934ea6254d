import {
  type Read,
  readProject,
  readProjectApartments,
  readProjectMasterplans,
  useRead,
} from '@suite/api-client';
import { useLocale } from '@suite/bus';
import type { Apartment, Locale, Masterplan } from '@suite/contracts';
import { filterEntity } from '@suite/domain';
import { useMemo } from 'react';
import { type PageFilter, usePageFilter } from '../../../lib/filter/use-page-filter.ts';
import { homesBelow, matchesByChild } from '../model/child-homes.ts';
import { type MasterplanChild, withMatches } from '../model/children.ts';

/** The filter of a masterplan, and its children with what matches of them. */
export interface MasterplanFilter {
  /** Null until they are known. While it is not known what matches, nothing is faded. */
  readonly children: readonly MasterplanChild[] | null;
  readonly filter: PageFilter;
}

/** The homes below a masterplan; a home names only the masterplan that it stands in itself. */
function readHomesBelow({ id, projectId }: Masterplan, locale: Locale): Read<readonly Apartment[]> {
  const homes = readProjectApartments(projectId, locale);
  const masterplans = readProjectMasterplans(projectId, locale);
  return {
    key: `below ${id} ${homes.key}`,
    load: async () => {
      const [all, tree] = await Promise.all([homes.load(), masterplans.load()]);
      return homesBelow(all, id, tree);
    },
  };
}

export function useMasterplanFilter(
  masterplan: Masterplan,
  children: readonly MasterplanChild[] | null,
): MasterplanFilter {
  const locale = useLocale();
  const { id, projectId, unitCounts } = masterplan;
  const project = useRead(readProject(projectId, locale));
  const projectIds = useMemo(() => [projectId], [projectId]);
  const filter = usePageFilter({
    entity: filterEntity('masterplan-id', { id }),
    projectIds,
    organizationId: project.data?.organizationId ?? null,
    hasOrganizationFailed: project.data === undefined && project.error !== undefined,
    statusHidden: unitCounts.available === null,
    total: unitCounts.total,
    homes: readHomesBelow(masterplan, locale),
  });
  const { search, isFiltered, units, matchedIds } = filter;
  const { data: tree } = useRead(isFiltered ? readProjectMasterplans(projectId, locale) : null);
  const filtered = useMemo(() => {
    if (!children || search === '') return children;
    const counts =
      isFiltered && matchedIds && tree ? matchesByChild(units, matchedIds, children, tree) : null;
    return withMatches(children, counts, search);
  }, [children, search, isFiltered, units, matchedIds, tree]);
  return { children: filtered, filter };
}
