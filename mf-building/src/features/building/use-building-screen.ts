import { readBuildingApartments, readProjectSettings, useRead } from '@suite/api-client';
import { useLocale } from '@suite/bus';
import type { Apartment, Building, FilterState } from '@suite/contracts';
import { filterableUnits } from '@suite/domain';
import { useCallback, useMemo } from 'react';
import { unitPath } from '../../lib/paths.ts';
import { useUnitWords } from '../../lib/use-unit-words.ts';
import {
  filterAtWork,
  filterForOthers,
  filterResult,
  isStatusHidden,
  latestAsOf,
  matchedUnitIds,
} from './filter/unit-matches.ts';
import { useFilterCheck } from './filter/use-filter-check.ts';
import { unitShapes } from './picture/unit-shapes.ts';
import type { BuildingScreenModel } from './screen-model.ts';
import { useFilterMirror, useFilterResult, useSelectedBuilding } from './use-bus-mirror.ts';
import { usePageState } from './use-page-state.ts';
import type { BuildingView } from './views/building-views.ts';

const NO_UNITS: readonly Apartment[] = [];

export interface BuildingScreenInput {
  readonly building: Building;
  readonly views: readonly BuildingView[];
  /** The view on the screen; null for a building without pictures. */
  readonly view: BuildingView | null;
  /** Whether the page has filters and building view, and not the list alone. */
  readonly hasFilterBar: boolean;
}

/** Reads the homes, matches them against the filter in the address, and keeps the bus up to date. */
export function useBuildingScreen({
  building,
  views,
  view,
  hasFilterBar,
}: BuildingScreenInput): BuildingScreenModel {
  const locale = useLocale();
  const [addressState, setState] = usePageState();
  // Without its button nobody could leave the building view again.
  const state = useMemo(
    () => ({ ...addressState, buildingView: hasFilterBar && addressState.buildingView }),
    [addressState, hasFilterBar],
  );
  const homes = useRead(readBuildingApartments(building.id, locale));
  const settings = useRead(readProjectSettings(building.projectId));
  const units = homes.data ?? NO_UNITS;
  const isLoaded = homes.data !== undefined;
  const statusHidden = isLoaded ? isStatusHidden(units) : building.unitCounts.byStatus === null;

  const filter = useMemo(
    () => filterAtWork(state.filter, state.buildingView, statusHidden),
    [state.filter, state.buildingView, statusHidden],
  );
  const { check, retry } = useFilterCheck(building.id, filter);
  const checkedIds = check.kind === 'done' ? check.ids : null;
  const matchedIds = useMemo(() => matchedUnitIds(units, filter, checkedIds), [units, filter, checkedIds]);
  const listed = useMemo(
    () => filterableUnits(units).filter((unit) => !matchedIds || matchedIds.has(unit.id)),
    [units, matchedIds],
  );
  const total = useMemo(() => filterableUnits(units).length, [units]);
  const hrefOf = useCallback((unit: Apartment) => unitPath(building, unit, locale), [building, locale]);
  const shapes = useUnitShapes(isLoaded ? view : null, units, matchedIds, hrefOf);
  const asOf = latestAsOf(units) ?? building.asOf;

  useSelectedBuilding(building);
  useFilterResult(isLoaded ? filterResult(units, matchedIds, asOf) : null);
  useFilterMirror(
    filterForOthers(state.filter, state.buildingView),
    isLoaded ? (matchedIds?.size ?? total) : null,
    total,
  );

  const setFilter = useCallback(
    (changeOf: (filter: FilterState) => FilterState) =>
      setState(({ filter: former }) => ({ filter: changeOf(former) })),
    [setState],
  );
  return {
    building,
    views,
    view,
    state,
    filter,
    homes,
    units,
    listed,
    total,
    matchedIds,
    statusHidden,
    offeredFilterIds: settings.data?.selectedFilters ?? null,
    shapes,
    check,
    asOf,
    hrefOf,
    setFilter,
    setState,
    recheck: retry,
  };
}

function useUnitShapes(
  view: BuildingView | null,
  units: readonly Apartment[],
  matchedIds: ReadonlySet<number> | null,
  hrefOf: (unit: Apartment) => string,
) {
  const { shapeName, emptyName } = useUnitWords();
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
