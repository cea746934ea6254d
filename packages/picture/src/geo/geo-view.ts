import type OlMap from 'ol/Map.js';
import View from 'ol/View.js';
import { commonMapBox, type MapBox, type MapPoint, resolutionOfZoom, unionOfMapBoxes } from './mercator.ts';
import { boundsAround, fittedMiddle, fittingResolution, placeBox } from './place-box.ts';
import type { GeoMapPadding, GeoMapPlace } from './types.ts';

/** Levels of zoom from all of the basemap to a few streets. */
const MAX_ZOOM = 16;
const MIN_ZOOM = 5;
/** How near the first view comes: a project is shown with the bay around it. */
const FIT_MAX_ZOOM = 11;
/** How near a cluster's click comes: one level above the last one with clusters. */
const CLUSTER_FIT_MAX_ZOOM = 15;

const FLY_MS = 600;
const ZOOM_MS = 240;
/** Room for pins and their labels around fitted points, in CSS pixels; less on narrow maps. */
const FIT_ROOM = { wide: [96, 180, 48, 64], narrow: [84, 72, 28, 40] } as const;
const NARROW_PX = 600;
/** A spot nearer to an edge than this is out of sight, its pin above it included; less than the room for fitting. */
const SHOW_MARGIN_PX = { top: 80, bottom: 24, side: 36 } as const;
const SAME_PX = 1;
const SAME_RATIO = 1e-6;

type Extent = [number, number, number, number];

/** OpenLayers counts northwards. */
function toExtent([minX, minY, maxX, maxY]: MapBox): Extent {
  return [minX, -maxY, maxX, -minY];
}

function roomIn(widthPx: number): readonly [number, number, number, number] {
  return FIT_ROOM[widthPx < NARROW_PX ? 'narrow' : 'wide'];
}

function prefersStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

export function boxAround(points: readonly MapPoint[]): MapBox | null {
  if (points.length === 0) return null;
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

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

export function createGeoView(map: OlMap): GeoView {
  let padding: GeoMapPadding = { top: 0, right: 0, bottom: 0, left: 0 };
  let home: MapBox | null = null;
  let reach: MapBox | null = null;
  let placed: { readonly x: number; readonly y: number; readonly resolution: number } | null = null;

  const view = () => map.getView();
  const durationOf = (wantedMs: number) => (prefersStill() ? 0 : wantedMs);
  const toEdges = () => [padding.top, padding.right, padding.bottom, padding.left];

  /** A view cannot change how far it reaches, so there is a new one, which looks where the one before did. */
  function limit(): void {
    if (!reach) return;
    const before = view();
    const center = before.getCenter();
    const resolution = before.getResolution();
    map.setView(
      new View({
        extent: toExtent(reachable(reach)),
        enableRotation: false,
        maxZoom: MAX_ZOOM,
        minZoom: MIN_ZOOM,
        smoothExtentConstraint: false,
        smoothResolutionConstraint: false,
        padding: toEdges(),
        ...(center && { center }),
        ...(resolution !== undefined && { resolution }),
      }),
    );
  }

  /** All projects can be seen whatever covers the map, even where the basemap ends. */
  function reachable(bounds: MapBox): MapBox {
    const [width = 0, height = 0] = map.getSize() ?? [];
    const free = freeSize();
    if (!free) return bounds;
    return boundsAround(
      home ? unionOfMapBoxes(bounds, shownAt(home, free)) : bounds,
      [width, height],
      padding,
    );
  }

  function shownAt(box: MapBox, free: readonly [number, number]): MapBox {
    const room = roomIn(free[0]);
    const resolution = fittingResolution(box, free, room);
    const [x, y] = fittedMiddle(box, room, resolution);
    const [halfX, halfY] = [(free[0] / 2) * resolution, (free[1] / 2) * resolution];
    return [x - halfX, y - halfY, x + halfX, y + halfY];
  }

  /** A map that got another size may have had to move a little by itself: that is no move of the visitor's. */
  function isAtHome(): boolean {
    const [x = 0, y = 0] = view().getCenter() ?? [];
    const resolution = view().getResolution();
    if (placed === null || resolution === undefined) return placed === null;
    const wanted = view().getConstrainedResolution(placed.resolution) ?? placed.resolution;
    const [atX = 0, atY = 0] = view().getConstrainedCenter([placed.x, placed.y], wanted) ?? [];
    // What the library would move to counts all of the map, where it left the middle of what is not covered.
    const movedPx =
      Math.min(Math.hypot(x - placed.x, y - placed.y), Math.hypot(x - atX, y - atY)) / resolution;
    return movedPx < SAME_PX && Math.abs(resolution / wanted - 1) < SAME_RATIO;
  }

  function remember(): void {
    const [x = 0, y = 0] = view().getCenter() ?? [];
    placed = { x, y, resolution: view().getResolution() ?? 1 };
  }

  /** By hand, since the library's own fitting forgets what is covered when it holds the middle within the bounds. */
  function fit(box: MapBox, maxZoom: number, durationMs: number, after?: () => void): void {
    const free = freeSize();
    if (!free) return;
    const room = roomIn(free[0]);
    const wanted = Math.max(fittingResolution(box, free, room), resolutionOfZoom(maxZoom));
    const resolution = view().getConstrainedResolution(wanted) ?? wanted;
    const [x, y] = fittedMiddle(box, room, resolution);
    view().cancelAnimations();
    if (durationMs > 0) {
      view().animate({ center: [x, -y], resolution, duration: durationMs }, () => after?.());
      return;
    }
    view().setResolution(resolution);
    view().setCenter([x, -y]);
    after?.();
  }

  /** Of what nothing covers, in CSS pixels; null before the map has a size. */
  function freeSize(): readonly [number, number] | null {
    const [width = 0, height = 0] = map.getSize() ?? [];
    if (width === 0 || height === 0) return null;
    return [width - padding.left - padding.right, height - padding.top - padding.bottom];
  }

  /** Whatever changes, whoever has not moved the map sees home. */
  function keepPlace(change: () => void): void {
    const wasAtHome = isAtHome();
    change();
    limit();
    if (home && wasAtHome) fit(home, FIT_MAX_ZOOM, 0, remember);
  }

  function panTo([x, y]: MapPoint): void {
    const pixel = map.getPixelFromCoordinate([x, -y]);
    const [width = 0, height = 0] = map.getSize() ?? [];
    const center = view().getCenter();
    const resolution = view().getResolution();
    if (!pixel || !center || resolution === undefined) return;
    const [left = 0, top = 0] = pixel;
    const { top: above, bottom: below, side } = SHOW_MARGIN_PX;
    const byX = outsideBy(left, padding.left + side, width - padding.right - side);
    const byY = outsideBy(top, padding.top + above, height - padding.bottom - below);
    if (byX === 0 && byY === 0) return;
    const [centerX = 0, centerY = 0] = center;
    view().animate({
      center: [centerX + byX * resolution, centerY - byY * resolution],
      duration: durationOf(ZOOM_MS),
    });
  }

  return {
    setBounds: (bounds) =>
      keepPlace(() => {
        reach = bounds;
      }),
    setPadding: (next) =>
      keepPlace(() => {
        padding = next;
        view().padding = toEdges();
      }),
    setHome: (box) =>
      keepPlace(() => {
        home = box;
      }),
    goTo(place) {
      const box = reach && commonMapBox(placeBox(place), reach);
      if (box) fit(box, place.zoom, durationOf(FLY_MS));
      return box !== null;
    },
    limits() {
      const resolution = view().getResolution();
      if (resolution === undefined) return { atMin: false, atMax: false };
      const constrained = (factor: number) =>
        view().getConstrainedResolution(resolution * factor) ?? resolution;
      return {
        atMin: constrained(1.1) <= resolution * (1 + SAME_RATIO),
        atMax: constrained(0.9) >= resolution * (1 - SAME_RATIO),
      };
    },
    refit: () => keepPlace(() => undefined),
    reset() {
      if (home) fit(home, FIT_MAX_ZOOM, durationOf(FLY_MS), remember);
    },
    zoomBy(levels) {
      const zoom = view().getZoom();
      if (zoom === undefined) return;
      view().cancelAnimations();
      view().animate({ zoom: zoom + levels, duration: durationOf(ZOOM_MS) });
    },
    openCluster(points) {
      const box = boxAround(points);
      if (box) fit(box, CLUSTER_FIT_MAX_ZOOM, durationOf(FLY_MS));
    },
    show(point) {
      // A flight goes on to its end; only then can be said what is out of sight.
      if (view().getAnimating()) map.once('moveend', () => panTo(point));
      else panTo(point);
    },
  };
}

/** By how much a pixel lies outside the room between two edges; 0 inside. */
function outsideBy(value: number, start: number, end: number): number {
  return Math.min(0, value - start) || Math.max(0, value - end);
}
