import { AppIntl } from '@suite/i18n';
import { GeoMap, type GeoMapProject } from '@suite/picture/geo';
import { useCallback, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { BottomSheet } from '../../lib/sheet/bottom-sheet.tsx';
import { type Arrangement, useArrangement } from '../../lib/use-arrangement.ts';
import { useAvailabilityText } from '../../lib/use-availability-text.ts';
import { messages } from '../../messages.ts';
import { mapPadding } from './map-padding.ts';
import styles from './map-page.module.css';
import { ProjectList } from './project-list.tsx';
import { LocationSearch } from './search/location-search.tsx';
import { type LocationSearchModel, useLocationSearch } from './search/use-location-search.ts';
import { type MapScreen, useMapScreen } from './use-map-screen.ts';

const BASEMAP_URL = new URL('../../../assets/basemap/basemap.geojson', import.meta.url).href;

function reportBasemap(error: unknown): void {
  console.error('The basemap could not be loaded', error);
}

/** The projects as the map wants them; null while they are not known, none when they cannot be loaded. */
function useGeoProjects({ projects, features, pendingId }: MapScreen): GeoMapProject[] | null {
  const availabilityText = useAvailabilityText();
  const hasFailed = features.error !== undefined;
  return useMemo(() => {
    if (!projects) return hasFailed ? [] : null;
    return projects.map((project) => ({
      ...project,
      countsText: availabilityText(project.unitCounts),
      isPending: project.id === pendingId,
    }));
  }, [projects, hasFailed, pendingId, availabilityText]);
}

interface ProjectMapProps {
  readonly screen: MapScreen;
  readonly search: LocationSearchModel;
  readonly covered: number;
}

function ProjectMap({ screen, search, covered }: ProjectMapProps) {
  const intl = useIntl();
  const arrangement = useArrangement();
  return (
    <GeoMap
      basemapUrl={BASEMAP_URL}
      language={screen.locale === 'rs' ? 'sr' : 'en'}
      projects={useGeoProjects(screen)}
      selectedId={screen.selectedId}
      hoveredId={screen.hoveredId}
      onHover={screen.hoverOnMap}
      onOpen={screen.open}
      place={search.chosen?.place ?? null}
      onPlaceBeyond={search.tellBeyond}
      padding={mapPadding(arrangement, window.innerWidth, covered)}
      labels={{
        map: intl.formatMessage({ id: 'map.label' }),
        zoomIn: intl.formatMessage({ id: 'common.zoomIn' }),
        zoomOut: intl.formatMessage({ id: 'common.zoomOut' }),
        reset: intl.formatMessage({ id: 'map.zoomReset' }),
        cluster: (names) =>
          intl.formatMessage({ id: 'map.cluster' }, { count: names.length, names: intl.formatList(names) }),
      }}
      onBasemapError={reportBasemap}
    />
  );
}

interface ListPlaceProps {
  readonly arrangement: Arrangement;
  readonly search: LocationSearchModel;
  readonly screen: MapScreen;
  readonly onCover: (heightPx: number) => void;
}

/** The list with the search: together on a card, or the search above the map and the list in a sheet. */
function ListPlace({ arrangement, screen, search, onCover }: ListPlaceProps) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'map.list' });
  if (arrangement === 'sheet') {
    return (
      <>
        <div className={styles.search}>
          <LocationSearch search={search} />
        </div>
        <BottomSheet label={label} onRest={onCover}>
          <ProjectList screen={screen} />
        </BottomSheet>
      </>
    );
  }
  return (
    <section className={styles.card} aria-label={label} data-map-control>
      <ProjectList screen={screen} search={<LocationSearch search={search} />} />
    </section>
  );
}

function MapScreenView() {
  const screen = useMapScreen();
  const search = useLocationSearch(screen);
  const arrangement = useArrangement();
  const [covered, setCovered] = useState(0);
  const onCover = useCallback((heightPx: number) => setCovered(heightPx), []);
  return (
    <div className={styles.page}>
      <ListPlace arrangement={arrangement} screen={screen} search={search} onCover={onCover} />
      <ProjectMap screen={screen} search={search} covered={covered} />
    </div>
  );
}

/** The project map: all projects as pins and as a list. */
export default function MapPage() {
  return (
    <AppIntl messages={messages}>
      <MapScreenView />
    </AppIntl>
  );
}
