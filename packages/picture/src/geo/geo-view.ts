import type { MapBox, MapPoint } from './mercator.ts';
import type { GeoMapPadding, GeoMapPlace } from './types.ts';

/** Levels of zoom from all of the basemap to a few streets. */
export const MAX_ZOOM = 16;
export const MIN_ZOOM = 5;
/** How near the first view comes: a project is shown with the bay around it. */
export const FIT_MAX_ZOOM = 11;

/** Where the visitor looks. */
export interface GeoView {
  /** The visitor may move within this box. */
  readonly setBounds: (bounds: MapBox) => void;
  readonly setPadding: (padding: GeoMapPadding) => void;
  /** What the map shows until the visitor moves it, and again after "reset". */
  readonly setHome: (box: MapBox) => void;
  /** Shows home again after the map or its padding has another size, unless the visitor has moved. */
  readonly refit: () => void;
  readonly reset: () => void;
  readonly zoomBy: (levels: number) => void;
  /** Flies to the projects of a cluster. */
  readonly openCluster: (points: readonly MapPoint[]) => void;
  /** Flies to a place, as far as the map reaches. False where it reaches none of it. */
  readonly goTo: (place: GeoMapPlace) => boolean;
  /** Whether the visitor can zoom no further out or in. */
  readonly limits: () => { readonly atMin: boolean; readonly atMax: boolean };
  /** Pans as little as is needed to have the point in the uncovered part of the map. */
  readonly show: (point: MapPoint) => void;
}

export function boxAround(points: readonly MapPoint[]): MapBox | null {
  if (points.length === 0) return null;
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
