import { readProjectFeatures, useRead } from '@suite/api-client';
import { $projectId, clearSelection, emit, selectProject, setFilterResult, useLocale } from '@suite/bus';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { counterOf } from '../../lib/availability.ts';
import { useProjectLanding } from '../../lib/use-project-landing.ts';
import { type MapProject, mapProjects } from './map-projects.ts';

/** The project with the attention of pointer or keyboard, and where. */
interface Hovered {
  readonly id: number;
  readonly on: 'map' | 'list';
}

/** The map shows no single project, but remembers which one the visitor comes from. */
function useCameFrom(): number | null {
  const [cameFrom] = useState(() => $projectId.get());
  useEffect(() => {
    selectProject(null);
    clearSelection();
  }, []);
  return cameFrom;
}

/** The counter of the app bar counts all projects together. */
function useCounter(projects: readonly MapProject[] | null): void {
  useEffect(() => {
    if (!projects) return;
    setFilterResult(
      counterOf(
        projects.map(({ unitCounts }) => unitCounts),
        null,
      ),
    );
  }, [projects]);
}

/** Goes on to where the opened project leads as soon as that is known. */
function useOpenedProject() {
  const [openedId, setOpenedId] = useState<number | null>(null);
  const landing = useProjectLanding(openedId);
  const navigate = useNavigate();
  const path = landing.kind === 'found' ? landing.path : null;
  useEffect(() => {
    if (openedId === null || path === null) return;
    selectProject(openedId);
    emit('mf-map:project-chosen', { projectId: openedId });
    void navigate(path);
  }, [openedId, path, navigate]);
  return { openedId, landing, open: setOpenedId, close: () => setOpenedId(null) };
}

/** Everything the map page decides. */
export function useMapScreen() {
  const locale = useLocale();
  const features = useRead(readProjectFeatures(locale));
  const cameFrom = useCameFrom();
  const { data } = features;
  const projects = useMemo(() => (data ? mapProjects(data, locale) : null), [data, locale]);
  useCounter(projects);
  const [hovered, setHovered] = useState<Hovered | null>(null);
  const { openedId, landing, open, close } = useOpenedProject();
  const isUnderWay = landing.kind === 'pending' || landing.kind === 'found';
  return {
    locale,
    features,
    projects,
    hoveredId: hovered?.id ?? null,
    /** Its row is brought into sight: the attention is on its pin. */
    shownId: hovered?.on === 'map' ? hovered.id : null,
    hoverOnMap: (id: number | null) => setHovered(id === null ? null : { id, on: 'map' }),
    hoverInList: (id: number | null) => setHovered(id === null ? null : { id, on: 'list' }),
    landing,
    open,
    close,
    opened: projects?.find(({ id }) => id === openedId) ?? null,
    selectedId: openedId ?? cameFrom,
    pendingId: isUnderWay ? openedId : null,
  };
}
export type MapScreen = ReturnType<typeof useMapScreen>;
