import type OlMap from 'ol/Map.js';
import View from 'ol/View.js';
import type { Size } from '../camera/camera.ts';
import { boxAround, FIT_MAX_ZOOM, type GeoView, MAX_ZOOM, MIN_ZOOM } from './geo-view.ts';
import { commonMapBox, type MapBox, type MapPoint, resolutionOfZoom } from './mercator.ts';
import { fittedMiddle, fittingResolution, placeBox } from './place-box.ts';
import { freeSize, reachable, roomIn } from './resting-camera.ts';
import type { GeoMapPadding } from './types.ts';

/** How near a cluster's click comes: one level above the last one with clusters. */
const CLUSTER_FIT_MAX_ZOOM = 15;

const FLY_MS = 600;
const ZOOM_MS = 240;
/** A spot nearer to an edge than this is out of sight, its pin above it included; less than the room for fitting. */
const SHOW_MARGIN_PX = { top: 80, bottom: 24, side: 36 } as const;
const SAME_PX = 1;
const SAME_RATIO = 1e-6;

type Extent = [number, number, number, number];

/** OpenLayers counts northwards. */
function toExtent([minX, minY, maxX, maxY]: MapBox): Extent {
  return [minX, -maxY, maxX, -minY];
}

function prefersStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Of a map of OpenLayers. */
export function createOlView(map: OlMap): GeoView {
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
        extent: toExtent(reachable(reach, home, sizeOf(), padding)),
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
    const free = freeSize(sizeOf(), padding);
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

  function sizeOf(): Size {
    const [width = 0, height = 0] = map.getSize() ?? [];
    return { width, height };
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
    const { width, height } = sizeOf();
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
