import type { Building, Unit } from '@suite/api';
import { listBuildingApartments } from '@suite/api/endpoints';
import { inLanguage, isRead, readOf, useRead } from '@suite/api-client';
import { useLiveStatuses } from '@suite/api-client/live';
import { useLocale } from '@suite/bus';
import type { RouteName } from '@suite/contracts';
import { filterableUnits } from '@suite/domain';
import { useStableRead } from '@suite/explorer';
import { asksForPrices, filterAtWork, filterEntities } from '@suite/filter-engine';
import {
  filterForOthers,
  filterResult,
  hasFilterBar,
  isStatusHidden,
  latestAsOf,
  useFilterMatches,
  useFilterMirror,
  useSearchState,
} from '@suite/filters';
import { useShownUnits } from '@suite/i18n';
import { useArrangement, useIsPhone } from '@suite/ui';
import { useCallback, useMemo } from 'react';
import { useLocation } from 'react-router';
import { unitPath, withView } from '../../lib/paths.ts';
import { useUnitLabels } from '../../lib/use-unit-labels.ts';
import { useBuildingChoices } from './filter/use-building-choices.ts';
import { useRevision } from './live/use-revision.ts';
import { useStatusChanges } from './live/use-status-changes.ts';
import { EVERYTHING_RESET, PAGE_SEARCH } from './page-search.ts';
import { unitShapes } from './picture/unit-shapes.ts';
import { useFilterResult, useSelectedBuilding } from './publish-selection.ts';
import type { BuildingScreenModel } from './screen-store.ts';
import type { BuildingView } from './views/building-views.ts';

const NO_UNITS: readonly Unit[] = [];

/** Routes of the page: the building, one view of it, and the search for a number. */
export type BuildingRouteName = Extract<RouteName, 'building-id' | 'building-page-view' | 'search'>;

export interface BuildingScreenInput {
  readonly building: Building;
  readonly views: readonly BuildingView[];
  /** The view on the screen; null for a building without pictures. */
  readonly view: BuildingView | null;
  readonly route: BuildingRouteName;
}

/** Reads the homes, matches them against the filter in the address, and keeps the bus up to date. */
export function useBuildingScreen({
  building,
  views,
  view,
  route,
}: BuildingScreenInput): BuildingScreenModel {
  const locale = useLocale();
  const { search } = useLocation();
  const { state: addressState, change: setState, setFilter, previewFilter } = useSearchState(PAGE_SEARCH);
  const isPhone = useIsPhone();
  const listByLayout = useArrangement() === 'sheet' && !isPhone;
  const state = useMemo(
    () => ({
      ...addressState,
      list: addressState.list ?? listByLayout,
      // Without its button nobody could leave the building view again.
      buildingView: hasFilterBar(route) && addressState.buildingView,
    }),
    [addressState, route, listByLayout],
  );
  const read = useStableRead(
    useRead(readOf(listBuildingApartments, { id: building.id, ...inLanguage(locale) })),
  );
  useLiveStatuses(building.id, locale);
  const shown = useShownUnits(read.data);
  const units = shown ?? NO_UNITS;
  const isLoaded = shown !== undefined;
  const statusHidden = isLoaded ? isStatusHidden(units) : building.unitCounts.byStatus === null;
  const { choices, arePricesSettled } = useBuildingChoices(building, units, statusHidden);

  const filter = useMemo(
    () =>
      filterAtWork(state.filter, {
        buildingView: state.buildingView,
        statusHidden,
        offered: choices.offered,
      }),
    [state.filter, state.buildingView, statusHidden, choices.offered],
  );
  const changes = useStatusChanges(units);
  const { matchedIds, check, recheck } = useFilterMatches({
    entities: filterEntities(route, { id: building.id, buildingId: building.id }),
    filter,
    units,
    requestContext: choices.requestContext,
    isSettled: !asksForPrices(state.filter) || (arePricesSettled && isRead(read)),
    revision: useRevision(shown),
  });
  const listed = useMemo(
    () => filterableUnits(units).filter((unit) => !matchedIds || matchedIds.has(unit.id)),
    [units, matchedIds],
  );
  const total = useMemo(() => filterableUnits(units).length, [units]);
  // The way back from a home leads to the same filter, list and view.
  const shownViewId = route === 'building-page-view' ? (view?.id ?? null) : null;
  const hrefOf = useCallback(
    (unit: Unit) => unitPath(building, unit, locale, withView(search, shownViewId)),
    [building, locale, search, shownViewId],
  );
  const shapes = useUnitShapes(isLoaded ? view : null, units, matchedIds, hrefOf);
  const asOf = latestAsOf(units) ?? building.asOf;

  useSelectedBuilding(building);
  useFilterResult(isLoaded ? filterResult(units, matchedIds, asOf) : null);
  useFilterMirror(filterForOthers(filter, state.buildingView));

  const setList = useCallback(
    (isOpen: boolean) => setState(() => ({ list: isOpen === listByLayout ? null : isOpen })),
    [setState, listByLayout],
  );
  const resetAll = useCallback(() => setState(() => EVERYTHING_RESET), [setState]);
  return {
    building,
    views,
    view,
    state,
    filter,
    units: useMemo(() => ({ ...read, data: shown }), [read, shown]),
    listed,
    total,
    matchedIds,
    statusHidden,
    choices,
    shapes,
    check,
    changes,
    asOf,
    hrefOf,
    setFilter,
    previewFilter,
    resetAll,
    setState,
    setList,
    recheck,
  };
}

function useUnitShapes(
  view: BuildingView | null,
  units: readonly Unit[],
  matchedIds: ReadonlySet<number> | null,
  hrefOf: (unit: Unit) => string,
) {
  const { shapeName, emptyName } = useUnitLabels();
  return useMemo(
    () =>
      unitShapes({
        polygons: view?.polygons ?? [],
        units,
        matchedIds,
        nameOf: shapeName,
        hrefOf,
        emptyName,
      }),
    [view, units, matchedIds, hrefOf, shapeName, emptyName],
  );
}
