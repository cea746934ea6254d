import { BASEMAP_URL } from '@suite/basemap/url';
import { hoveredId, StageProvider, useFloat, useHoverState, useStage, useStageLayout } from '@suite/explorer';
import { AppliedChips, BottomSheet, type Snap, useBarFit, useOpenCard } from '@suite/filters';
import { AppIntl } from '@suite/i18n';
import { GeoMap, type GeoMapPadding, type GeoMapProject } from '@suite/picture/geo';
import { type Arrangement, useArrangement } from '@suite/ui';
import { type CSSProperties, memo, useCallback, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { FilterControls } from '../../lib/filter/filter-controls.tsx';
import { FilterFrame, useHasTabs } from '../../lib/filter/filter-frame.tsx';
import { useCountsText } from '../../lib/use-counts-text.ts';
import { messages } from '../../messages.ts';
import { clusterNames } from './cluster-names.ts';
import styles from './map-page.module.css';
import { ProjectList } from './project-list.tsx';
import { ScreenProvider, useScreen } from './screen-store.ts';
import { LocationSearch } from './search/location-search.tsx';
import { useLocationSearch } from './search/use-location-search.ts';
import { useMapPadding } from './use-map-padding.ts';
import { useMapScreen } from './use-map-screen.ts';

function reportBasemap(error: unknown): void {
  console.error('The basemap could not be loaded', error);
}

/** The projects as the map wants them; null while they are not known, none when they cannot be loaded. */
function useGeoProjects(): GeoMapProject[] | null {
  const { projects, features, pendingId } = useScreen('projects', 'features', 'pendingId');
  const countsText = useCountsText();
  const hasFailed = features.error !== undefined;
  return useMemo(() => {
    if (!projects) return hasFailed ? [] : null;
    return projects.flatMap(({ location, ...project }) => {
      if (!location) return [];
      const [longitude, latitude] = location;
      const look = { isFaded: project.matched === 0, isPending: project.id === pendingId };
      return [{ ...project, longitude, latitude, countsText: countsText(project), ...look }];
    });
  }, [projects, hasFailed, pendingId, countsText]);
}

interface ProjectMapProps {
  readonly padding: GeoMapPadding;
  readonly cornerPx: number;
}

function ProjectMap({ padding, cornerPx }: ProjectMapProps) {
  const intl = useIntl();
  const { locale, firstBasemap, selectedId, hover, open, place, announceBeyond } = useScreen(
    'locale',
    'firstBasemap',
    'selectedId',
    'hover',
    'open',
    'place',
    'announceBeyond',
  );
  const { elements } = useStage();
  const more = (count: number) => intl.formatMessage({ id: 'map.clusterMore' }, { count });
  return (
    <GeoMap
      basemapUrl={BASEMAP_URL}
      firstBasemap={firstBasemap}
      language={locale === 'rs' ? 'sr' : 'en'}
      projects={useGeoProjects()}
      selectedId={selectedId}
      hoveredId={useHoverState(hover, hoveredId)}
      onHover={hover.hoverInPicture}
      onOpen={open}
      place={place}
      onPlaceBeyond={announceBeyond}
      padding={padding}
      cornerPx={cornerPx}
      controls={useCallback(() => elements('control'), [elements])}
      labels={{
        map: intl.formatMessage({ id: 'map.label' }),
        zoomIn: intl.formatMessage({ id: 'common.zoomIn' }),
        zoomOut: intl.formatMessage({ id: 'common.zoomOut' }),
        reset: intl.formatMessage({ id: 'map.zoomReset' }),
        cluster: (names) =>
          intl.formatMessage(
            { id: 'map.cluster' },
            { count: names.length, names: intl.formatList(clusterNames(names, more)) },
          ),
      }}
      onBasemapError={reportBasemap}
    />
  );
}

interface ListPlaceProps {
  readonly arrangement: Arrangement;
  readonly snap: Snap;
  readonly onSnap: (snap: Snap) => void;
  readonly onCover: (heightPx: number) => void;
}

/** The list with the search: together on a card, or the search above the map and the list in a sheet. */
const ListPlace = memo(function ListPlace({ arrangement, snap, onSnap, onCover }: ListPlaceProps) {
  const intl = useIntl();
  const { filter, projects } = useScreen('filter', 'projects');
  const hasTabs = useHasTabs();
  const card = useFloat('control');
  const label = intl.formatMessage({ id: 'map.list' });
  const chips = hasTabs && <AppliedChips model={filter} />;
  if (arrangement === 'sheet') {
    return (
      <>
        <div className={styles.search}>
          <LocationSearch />
        </div>
        <div className={styles.chips}>{chips}</div>
        {/* The list is another sheet than the one that waits for it: a sheet that changes its height shifts the page. */}
        <BottomSheet
          key={projects ? 'list' : 'waiting'}
          label={label}
          snap={snap}
          onSnap={onSnap}
          onRest={onCover}
        >
          <ProjectList />
        </BottomSheet>
      </>
    );
  }
  return (
    <section ref={card} className={styles.card} aria-label={label}>
      <ProjectList
        search={
          <>
            <LocationSearch />
            {chips}
          </>
        }
      />
    </section>
  );
});

function MapScreen() {
  const screen = useMapScreen();
  const search = useLocationSearch(screen);
  const { chosen, announceBeyond } = search;
  return (
    <ScreenProvider state={{ ...screen, search, place: chosen?.place ?? null, announceBeyond }}>
      <Layout />
    </ScreenProvider>
  );
}

const Layout = memo(function Layout() {
  const { filter } = useScreen('filter');
  const arrangement = useArrangement();
  const hasTabs = useHasTabs();
  const [covered, setCovered] = useState(0);
  const [snap, setSnap] = useState<Snap>('half');
  const layout = useStageLayout();
  const freeLayout = useStageLayout();
  const padding = useMapPadding(freeLayout.ref);
  const card = useOpenCard(null);
  const isSheet = arrangement === 'sheet';
  const sheetPx = isSheet ? covered : 0;
  const fit = useBarFit(freeLayout);
  const sheet = useMemo(() => (isSheet ? { snap, onSnap: setSnap } : null), [isSheet, snap]);
  return (
    <FilterFrame model={filter} sheet={sheet} layout={layout}>
      <ListPlace arrangement={arrangement} snap={snap} onSnap={setSnap} onCover={setCovered} />
      <ProjectMap padding={padding} cornerPx={sheetPx} />
      <div
        ref={freeLayout.ref}
        className={styles.free}
        data-below={hasTabs ? arrangement : 'bar'}
        style={{ '--sheet': `${sheetPx}px` } as CSSProperties}
      >
        {!hasTabs && (
          <StageProvider layout={freeLayout}>
            <FilterControls model={filter} card={card} compact={fit.compactBar} />
          </StageProvider>
        )}
      </div>
    </FilterFrame>
  );
});

/** The project map: all projects as pins and as a list. */
export default function MapPage() {
  return (
    <AppIntl messages={messages}>
      <MapScreen />
    </AppIntl>
  );
}
