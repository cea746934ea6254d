import { intersection } from 'polyclip-ts';
import type { Point } from '../geometry/point.ts';
import { boxOf, crossesItself, ringArea } from '../geometry/ring.ts';

/** Of the smaller one: hands that draw neighbours do not do better. */
const MOST_SHARE = 0.02;
/** Told one by one in a file; who has more drew another picture. */
const MOST_TOLD = 20;
/** Corners that are compared in all: two shapes of sixty each take 5 ms. */
const MOST_CORNERS = 250_000;

/** Far beyond any picture arithmetic takes for ever; such shapes are errors anyhow. */
function isMeasurable(pixels: number): boolean {
  return Math.abs(pixels) < 1e6;
}

/** A point of interest is a pin; what crosses itself has no area to speak of, and is told of as that. */
function isComparable({ kind, ring }: KindOfShape): boolean {
  return kind !== 'poi' && !crossesItself(ring);
}

/** A closed ring, and of which kind its shape is. */
export interface KindOfShape {
  readonly kind: string;
  readonly ring: readonly Point[];
}

interface Measured {
  readonly shape: KindOfShape;
  readonly index: number;
  readonly box: readonly [left: number, top: number, right: number, bottom: number];
  readonly area: number;
}

export interface Overlap {
  /** Places in the list, the lower one first. */
  readonly first: number;
  readonly second: number;
  /** Of the smaller one, above 0.02. */
  readonly share: number;
}

/**
 * Shapes of one kind that lie over each other: a visitor touches the upper one. Buildings lie within communities, and
 * points of interest where they are. `isWhole` is false where not all were looked at.
 */
export function overlapsOf(shapes: readonly KindOfShape[]): {
  readonly overlaps: readonly Overlap[];
  readonly isWhole: boolean;
} {
  const overlaps: Overlap[] = [];
  let corners = 0;
  let isWhole = true;
  for (const [left, right] of neighbours(shapes)) {
    if (overlaps.length >= MOST_TOLD || corners > MOST_CORNERS) return { overlaps, isWhole: false };
    corners += left.shape.ring.length + right.shape.ring.length;
    const share = shareOf(left, right);
    isWhole = isWhole && share !== null;
    if (share === null || share <= MOST_SHARE) continue;
    const [first, second] = left.index < right.index ? [left.index, right.index] : [right.index, left.index];
    overlaps.push({ first, second, share });
  }
  return { overlaps, isWhole };
}

/** Pairs of one kind whose boxes have more than next to nothing in common: no two outlines have more than their boxes. */
function* neighbours(shapes: readonly KindOfShape[]): Generator<readonly [Measured, Measured]> {
  const measured = shapes
    .map(measure)
    .filter(({ shape, area, box }) => isComparable(shape) && area > 0 && box.every(isMeasurable))
    .toSorted((a, b) => a.box[0] - b.box[0]);
  for (const [at, left] of measured.entries()) {
    for (let next = at + 1; next < measured.length; next += 1) {
      const right = measured[next];
      if (!right || right.box[0] >= left.box[2]) break;
      if (left.shape.kind === right.shape.kind && haveMuchInCommon(left, right)) yield [left, right];
    }
  }
}

function haveMuchInCommon(a: Measured, b: Measured): boolean {
  const width = Math.min(a.box[2], b.box[2]) - Math.max(a.box[0], b.box[0]);
  const height = Math.min(a.box[3], b.box[3]) - Math.max(a.box[1], b.box[1]);
  return width > 0 && height > 0 && width * height > Math.min(a.area, b.area) * MOST_SHARE;
}

function measure(shape: KindOfShape, index: number): Measured {
  const [left, top, width, height] = boxOf(shape.ring);
  return { shape, index, box: [left, top, left + width, top + height], area: ringArea(shape.ring) };
}

/** Of the smaller one, how much lies within the other; null where the library cannot cut them. */
function shareOf(a: Measured, b: Measured): number | null {
  try {
    const common = intersection([asRing(a.shape)], [asRing(b.shape)]);
    const area = common.reduce((sum, rings) => sum + areaOf(rings), 0);
    return Math.min(1, area / Math.min(a.area, b.area));
  } catch {
    return null;
  }
}

function asRing(shape: KindOfShape): [number, number][] {
  return shape.ring.map(([x, y]) => [x, y]);
}

/** An outline without its holes. */
function areaOf([outline = [], ...holes]: readonly (readonly Point[])[]): number {
  return ringArea(outline) - holes.reduce((sum, hole) => sum + ringArea(hole), 0);
}
