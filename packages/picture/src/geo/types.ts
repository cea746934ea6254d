export type GeoMapLanguage = 'en' | 'sr';

export interface GeoMapProject {
  /** Unique, at least 1. */
  readonly id: number;
  readonly name: string;
  /** Degrees, WGS 84. */
  readonly longitude: number;
  readonly latitude: number;
  /** The line under the name: "12 available". Empty for none. */
  readonly countsText: string;
  /** Address of the project's mark; without one a house stands in. */
  readonly logoUrl: string | null;
  /** Where the pin leads; also opened in a new tab. */
  readonly href: string;
  /** Drawn faintly, because a filter leaves nothing of it; it stays a link. Default false. */
  readonly isFaded?: boolean | undefined;
  /** The answer to "where does it lead" is on its way: the pin shows it and stays where it is. */
  readonly isPending: boolean;
}

/** What covers the map along its edges, in CSS pixels: cards, sheets. Projects are fitted into the rest. */
export interface GeoMapPadding {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** Somewhere to go on the map. */
export interface GeoMapPlace {
  /** Degrees, WGS 84. */
  readonly longitude: number;
  readonly latitude: number;
  /** West, south, east, north in degrees. Left out where west is larger than east. */
  readonly bbox?: readonly [number, number, number, number] | undefined;
  /** How near to go at most, in levels of zoom: 6 shows a country, 11 a town. */
  readonly zoom: number;
}

export interface GeoMapLabels {
  /** Name of the map for screen readers, with how to move it. */
  readonly map: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly reset: string;
  /** Name of a cluster's button; `names` are those of its projects. */
  readonly cluster: (names: readonly string[]) => string;
}

export interface GeoMapProps {
  /** Address of the basemap's GeoJSON, see the README. */
  readonly basemapUrl: string;
  /**
   * GeoJSON of what of the basemap the map shows at first: the file is then fetched when more is wanted of it. Null
   * while that is on its way. Default: the map begins with the file.
   */
  readonly firstBasemap?: unknown;
  /** Language of the names on the basemap. */
  readonly language: GeoMapLanguage;
  /** Null while they are not known: the map then waits with its first view. */
  readonly projects: readonly GeoMapProject[] | null;
  readonly selectedId: number | null;
  /** Project drawn as hovered, for example because its row in a list is. */
  readonly hoveredId: number | null;
  /** Pointer or keyboard came to a pin, or left it (null). */
  readonly onHover: (id: number | null) => void;
  /** Plain click or Enter on a pin; clicks for a new tab are the browser's. */
  readonly onOpen: (id: number) => void;
  readonly padding: GeoMapPadding;
  /** How much of that covers the lower right corner, in CSS pixels; all of its lower part where nothing is said. */
  readonly cornerPx?: number;
  /** Elements beside the map that its names keep clear of, as of now; the same function each time. */
  readonly controls?: (() => Iterable<HTMLElement>) | undefined;
  readonly labels: GeoMapLabels;
  /** The map goes there whenever this is another object. */
  readonly place?: GeoMapPlace | null | undefined;
  /** `place` lies beyond the map, which stays where it is. */
  readonly onPlaceBeyond?: ((place: GeoMapPlace) => void) | undefined;
  /** The basemap could not be loaded. The pins work without it. */
  readonly onBasemapError?: ((error: unknown) => void) | undefined;
  /** Basemap and pins are painted for the first time. */
  readonly onReady?: (() => void) | undefined;
}
