import type { Camera, Size } from '../camera/camera.ts';
import { FIT_MAX_ZOOM, MAX_ZOOM, MIN_ZOOM } from './geo-view.ts';
import { type MapBox, resolutionOfZoom, unionOfMapBoxes } from './mercator.ts';
import { boundsAround, fittedMiddle, fittingResolution, type Room } from './place-box.ts';
import type { GeoMapPadding } from './types.ts';

/** Room for pins and their labels around fitted points, in CSS pixels; less on narrow maps. */
const FIT_ROOM = { wide: [96, 180, 48, 64], narrow: [84, 72, 28, 40] } as const;
const NARROW_PX = 600;
const SAME_RATIO = 1e-6;

export function roomIn(widthPx: number): Room {
  return FIT_ROOM[widthPx < NARROW_PX ? 'narrow' : 'wide'];
}

/** Of what nothing covers, in CSS pixels; null before the map has a size. */
export function freeSize({ width, height }: Size, padding: GeoMapPadding): [number, number] | null {
  if (width === 0 || height === 0) return null;
  return [width - padding.left - padding.right, height - padding.top - padding.bottom];
}

/** How far the visitor may move: all of `home` can be seen whatever covers the map, even where `bounds` end. */
export function reachable(bounds: MapBox, home: MapBox | null, size: Size, padding: GeoMapPadding): MapBox {
  const free = freeSize(size, padding);
  if (!free) return bounds;
  const all = home ? unionOfMapBoxes(bounds, shownAt(home, free)) : bounds;
  return boundsAround(all, [size.width, size.height], padding);
}

function shownAt(box: MapBox, free: readonly [number, number]): MapBox {
  const room = roomIn(free[0]);
  const resolution = fittingResolution(box, free, room);
  const [x, y] = fittedMiddle(box, room, resolution);
  const [halfX, halfY] = [(free[0] / 2) * resolution, (free[1] / 2) * resolution];
  return [x - halfX, y - halfY, x + halfX, y + halfY];
}

interface Resting {
  readonly camera: Camera;
  /** Whether the visitor can zoom no further out or in. */
  readonly limits: { readonly atMin: boolean; readonly atMax: boolean };
}

/**
 * Where a map stands that nobody has moved, as the library would place it: `home` in the middle of what nothing covers,
 * within `bounds`. Null before the map has a size.
 */
export function restingCamera(
  home: MapBox,
  bounds: MapBox,
  size: Size,
  padding: GeoMapPadding,
): Resting | null {
  const free = freeSize(size, padding);
  if (!free) return null;
  const [minX, minY, maxX, maxY] = reachable(bounds, home, size, padding);
  const nearest = resolutionOfZoom(MAX_ZOOM);
  const farthest = Math.min(
    resolutionOfZoom(MIN_ZOOM),
    (maxX - minX) / size.width,
    (maxY - minY) / size.height,
  );
  const room = roomIn(free[0]);
  const wanted = Math.max(fittingResolution(home, free, room), resolutionOfZoom(FIT_MAX_ZOOM));
  const resolution = Math.max(nearest, Math.min(farthest, wanted));
  const [x, y] = fittedMiddle(home, room, resolution);
  return {
    camera: {
      centerX: x + ((padding.right - padding.left) / 2) * resolution,
      centerY: y + ((padding.bottom - padding.top) / 2) * resolution,
      scale: 1 / resolution,
    },
    limits: {
      atMin: resolution >= farthest * (1 - SAME_RATIO),
      atMax: resolution <= nearest * (1 + SAME_RATIO),
    },
  };
}
