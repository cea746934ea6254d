import { getBasemap, listProjectFeatures } from '@suite/api/endpoints';
import { inLanguage, readOf, useRead } from '@suite/api-client';
import { $projectId, clearSelection, selectProject, setFilterResult, useLocale } from '@suite/bus';
import { useHoverStore, useStableRead } from '@suite/explorer';
import { loadedUnits, pathWithFilter, useFilterMirror } from '@suite/filters';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { counterOf } from '../../lib/availability.ts';
import { FOLLOW_COUNTS } from '../../lib/counts/follow-counts.ts';
import type { PageFilter } from '../../lib/filter/use-page-filter.ts';
import { useProjectLanding } from '../../lib/use-project-landing.ts';
import { type MapProject, mapProjects, withProjectMatches } from './map-projects.ts';
import { useMapFilter } from './use-map-filter.ts';

/** The map shows no single project, but remembers which one the visitor comes from. */
function useCameFrom(): number | null {
  const [cameFrom] = useState(() => $projectId.get());
  useEffect(() => {
    selectProject(null);
    clearSelection();
  }, []);
  return cameFrom;
}

/** The counter of the app bar counts all projects together: what matches the filter, else what is available. */
function useCounter(projects: readonly MapProject[] | null, page: PageFilter): void {
  const { filter, isFiltered, matchedIds } = page;
  const matched = isFiltered ? (matchedIds?.size ?? null) : null;
  useEffect(() => {
    if (!projects) return;
    const counts = projects.map(({ unitCounts }) => unitCounts);
    const counter = counterOf(counts, null);
    setFilterResult(counter && matched !== null ? { ...counter, kind: 'match', matched } : counter);
  }, [projects, matched]);
  useFilterMirror(filter);
}

/** What the map shows of land and sea at first; undefined where it has to bring that itself. */
function useFirstBasemap(): unknown {
  const { data, error } = useRead(readOf(getBasemap, {}));
  return error !== undefined || data?.features.length === 0 ? undefined : (data ?? null);
}

/** Goes on to where the opened project leads as soon as that is known. */
function useOpenedProject(filterSearch: string) {
  const [openedId, setOpenedId] = useState<number | null>(null);
  const landing = useProjectLanding(openedId);
  const navigate = useNavigate();
  const path = landing.kind === 'found' ? landing.path : null;
  useEffect(() => {
    if (openedId === null || path === null) return;
    selectProject(openedId);
    void navigate(pathWithFilter(path, filterSearch));
  }, [openedId, path, filterSearch, navigate]);
  return { openedId, landing, open: setOpenedId, close: useCallback(() => setOpenedId(null), []) };
}

/** Everything the map page decides. */
export function useMapScreen() {
  const locale = useLocale();
  const features = useStableRead(
    useRead(readOf(listProjectFeatures, { type: 'geocode', ...inLanguage(locale) }), FOLLOW_COUNTS),
  );
  const cameFrom = useCameFrom();
  const { data } = features;
  const found = useMemo(() => (data ? mapProjects(data, locale) : null), [data, locale]);
  const filter = useMapFilter(found);
  const { search, isFiltered, matchedIds } = filter;
  const units = loadedUnits(filter);
  const projects = useMemo(() => {
    if (!found || search === '') return found;
    return withProjectMatches(found, isFiltered && matchedIds ? { units, matchedIds } : null, search);
  }, [found, search, isFiltered, units, matchedIds]);
  useCounter(found, filter);
  const hover = useHoverStore<number>();
  const { openedId, landing, open, close } = useOpenedProject(search);
  const isUnderWay =
    landing.kind === 'found' || (landing.kind === 'pending' && landing.read.error === undefined);
  return {
    locale,
    firstBasemap: useFirstBasemap(),
    features,
    projects,
    filter,
    hover,
    landing,
    open,
    close,
    opened: projects?.find(({ id }) => id === openedId) ?? null,
    selectedId: openedId ?? cameFrom,
    pendingId: isUnderWay ? openedId : null,
  };
}
export type MapScreenModel = ReturnType<typeof useMapScreen>;
