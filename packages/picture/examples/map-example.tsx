import { useState } from 'react';
import { BASEMAP_URL } from '../src/geo/basemap.fixture.ts';
import { GeoMap, type GeoMapProject } from '../src/geo/index.ts';

const PLACES = [
  ['Porto Vala', 18.96, 42.19],
  ['Orjen Bay', 18.6, 42.45],
  ['Riva Trešnja', 18.61, 42.455],
] as const;

const PROJECTS: readonly GeoMapProject[] = PLACES.map(([name, longitude, latitude], index) => ({
  id: index + 1,
  name,
  longitude,
  latitude,
  countsText: `${12 + index} available`,
  logoUrl: null,
  href: `#map-${index + 1}`,
  isPending: false,
}));

const PADDING = { top: 16, right: 16, bottom: 16, left: 16 };
const LABELS = {
  map: 'Map of projects',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  reset: 'Reset view',
  cluster: (names: readonly string[]) => `${names.length} projects: ${names.join(', ')}`,
};

export function MapExample() {
  const [hoveredId, setHoveredId] = useState<number | null>(null);
  const [selectedId, setSelectedId] = useState<number | null>(null);
  const [isReady, setIsReady] = useState(false);
  return (
    <div className="frame" data-map-state={isReady ? 'ready' : undefined}>
      <GeoMap
        basemapUrl={BASEMAP_URL}
        language="en"
        projects={PROJECTS}
        selectedId={selectedId}
        hoveredId={hoveredId}
        onHover={setHoveredId}
        onOpen={setSelectedId}
        onReady={() => setIsReady(true)}
        padding={PADDING}
        labels={LABELS}
      />
    </div>
  );
}
