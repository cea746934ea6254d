import { homographyOf, type Quad } from '../geometry/homography.ts';
import { type PixelSize, type Point, rounded } from '../geometry/point.ts';

type Ring = readonly Point[];

/** Outlines of a picture of one size on the same picture in another. */
export function fitRings(rings: readonly Ring[], from: PixelSize, to: PixelSize): Ring[] {
  const [x, y] = [to.width / from.width, to.height / from.height];
  return rings.map((ring) => ring.map((point) => rounded([point[0] * x, point[1] * y])));
}

/**
 * Outlines of a picture taken from nearly the same place, by four points of it and what they are here. Null where the
 * points lead nowhere.
 */
export function copyRings(rings: readonly Ring[], from: Quad, to: Quad): Ring[] | null {
  const map = homographyOf(from, to);
  if (!map) return null;
  const copies = rings.map((ring) => ring.map((point) => rounded(map(point))));
  return copies.flat(2).every(Number.isFinite) ? copies : null;
}
