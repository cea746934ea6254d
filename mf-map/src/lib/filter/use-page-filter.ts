import type { Unit } from '@suite/api';
import { getProjectSettings } from '@suite/api/endpoints';
import { isRead, type Read, readOf, useRead, useReadAll } from '@suite/api-client';
import { filterableUnits } from '@suite/domain';
import { useStableRead } from '@suite/explorer';
import {
  asksForPrices,
  type FilterEntity,
  filterAtWork,
  filterToSearch,
  isEmptyFilter,
} from '@suite/filter-engine';
import {
  FILTER_SEARCH,
  type FilterModel,
  useFilterChoices,
  useFilterMatches,
  useSearchState,
} from '@suite/filters';
import { useCallback, useMemo, useState } from 'react';
import { useRevalidateUnits } from '../counts/use-revalidate-units.ts';
import { commonSettings } from './common-settings.ts';

export interface PageFilterInput {
  /** What the filter asks about; nothing until it is known. */
  readonly entities: readonly FilterEntity[];
  /** The projects whose settings count; null until they are known. */
  readonly projectIds: readonly number[] | null;
  /** Of those projects; null until they are known. */
  readonly organizationIds: readonly number[] | null;
  readonly hasOrganizationFailed: boolean;
  readonly statusHidden: boolean;
  /** How many homes the page is about, as far as that is known without them. */
  readonly total: number;
  /** How many of them are available; null where that is hidden or not known. */
  readonly available: number | null;
  /** As of when the page's counts stand: homes and matches are read again with them. Null until it is known. */
  readonly asOf: string | null;
  /** The homes that the page is about; null until it is known which they are. */
  readonly unitsRead: Read<readonly Unit[]> | null;
}

/** The filter of a page that shows homes in heaps: projects on the map, children of a masterplan. */
export interface PageFilter extends FilterModel {
  readonly available: number | null;
  /** What goes along to other pages: the query of the filter without `?`, empty without one. */
  readonly search: string;
  readonly isFiltered: boolean;
  /** It is known which filters there are. */
  readonly isReady: boolean;
  /** Reads the homes, which nobody needs before a filter is wanted. */
  readonly want: () => void;
  readonly recheck: () => void;
}

const NO_PROJECTS: readonly number[] = [];

function useSettings(projectIds: readonly number[] | null) {
  const { data, error } = useReadAll(
    projectIds?.map((projectId) => readOf(getProjectSettings, { projectId })) ?? null,
  );
  const settings = useMemo(() => (data ? commonSettings(data) : null), [data]);
  return { settings, isSettled: data !== undefined || error !== undefined };
}

export function usePageFilter(input: PageFilterInput): PageFilter {
  const { entities, projectIds, organizationIds, statusHidden, available, asOf } = input;
  const { state, change, setFilter, previewFilter } = useSearchState(FILTER_SEARCH);
  const [isWanted, setWanted] = useState(false);
  const asks = isWanted || !isEmptyFilter(state.filter);
  const read = useStableRead(useRead(asks ? input.unitsRead : null));
  useRevalidateUnits(read, asOf);
  const units = read.data ?? null;
  const { settings, isSettled } = useSettings(projectIds);
  const { choices, areBoundsSettled, arePricesSettled } = useFilterChoices({
    units,
    types: null,
    settings,
    projectIds: projectIds ?? NO_PROJECTS,
    organizationIds,
    hasOrganizationFailed: input.hasOrganizationFailed,
    statusHidden,
  });
  const { offered, requestContext } = choices;
  const filter = useMemo(
    () => filterAtWork(state.filter, { buildingView: false, statusHidden, offered }),
    [state.filter, statusHidden, offered],
  );
  const { matchedIds, check, recheck } = useFilterMatches({
    entities,
    filter,
    units,
    requestContext,
    isSettled: !asksForPrices(state.filter) || (arePricesSettled && isRead(read)),
    revision: asOf ?? '',
  });
  const total = useMemo(() => (units ? filterableUnits(units).length : input.total), [units, input.total]);
  return {
    filter,
    units: read,
    total,
    available,
    matchedIds,
    choices,
    check,
    setFilter,
    previewFilter,
    resetAll: useCallback(() => change(() => ({ filter: {} })), [change]),
    search: filterToSearch(state.filter),
    isFiltered: !isEmptyFilter(filter),
    isReady: isSettled && areBoundsSettled,
    want: useCallback(() => setWanted(true), []),
    recheck,
  };
}
