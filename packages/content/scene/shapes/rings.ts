import { around, at } from '../geometry/numbers.ts';
import { type Ground, turnOf } from '../geometry/plane.ts';
import type { LabelMap } from './label-map.ts';
import { simplifiedLine, simplifiedRing } from './simplify.ts';

interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const OUTSIDE = -9;
const FEWEST_CORNERS = 3;
/** More than the widest picture: makes one number of a corner. */
const ROW = 1e5;

const labelAt = ({ labels, width, height }: LabelMap, x: number, y: number): number =>
  x < 0 || y < 0 || x >= width || y >= height ? OUTSIDE : at(labels, y * width + x);

function boundsOf({ labels, width, height }: LabelMap): Map<number, Bounds> {
  const all = new Map<number, Bounds>();
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const label = at(labels, y * width + x);
      if (label < 0) continue;
      const bounds = all.get(label);
      if (!bounds) {
        all.set(label, { left: x, top: y, right: x, bottom: y });
        continue;
      }
      bounds.left = Math.min(bounds.left, x);
      bounds.right = Math.max(bounds.right, x);
      bounds.bottom = Math.max(bounds.bottom, y);
    }
  return all;
}

/** Where three labels meet, or two across: there, lines of neighbours begin and end. */
function isJunction(map: LabelMap, [x, y]: Ground): boolean {
  const a = labelAt(map, x - 1, y - 1);
  const b = labelAt(map, x, y - 1);
  const c = labelAt(map, x - 1, y);
  const d = labelAt(map, x, y);
  return new Set([a, b, c, d]).size > 2 || (a === d && b === c && a !== b);
}

/** Each side of a pixel: what lies beyond it, and its two ends, the pixel on the right. */
const PIXEL_SIDES = [
  { beyond: [0, -1], from: [0, 0], to: [1, 0] },
  { beyond: [1, 0], from: [1, 0], to: [1, 1] },
  { beyond: [0, 1], from: [1, 1], to: [0, 1] },
  { beyond: [-1, 0], from: [0, 1], to: [0, 0] },
] as const;

/** Sides of pixels round a label, from each corner to the next, the label on the right. */
function sidesOf(map: LabelMap, label: number, { left, top, right, bottom }: Bounds): Map<number, number[]> {
  const row = map.width + 1;
  const next = new Map<number, number[]>();
  const addSides = (x: number, y: number) => {
    for (const { beyond, from, to } of PIXEL_SIDES) {
      if (labelAt(map, x + beyond[0], y + beyond[1]) === label) continue;
      const start = (y + from[1]) * row + x + from[0];
      const ways = next.get(start) ?? [];
      ways.push((y + to[1]) * row + x + to[0]);
      next.set(start, ways);
    }
  };
  for (let y = top; y <= bottom; y += 1)
    for (let x = left; x <= right; x += 1) if (labelAt(map, x, y) === label) addSides(x, y);
  return next;
}

/** The loop with the largest area; holes run the other way round. */
function outerLoop(map: LabelMap, next: Map<number, number[]>): Ground[] {
  const row = map.width + 1;
  let largest: Ground[] = [];
  let most = 0;
  for (const [start, ways] of next)
    while (ways.length > 0) {
      const loop = walk(next, start, row);
      const area = turnOf(loop);
      if (area <= most) continue;
      most = area;
      largest = loop;
    }
  return largest;
}

function walk(next: Map<number, number[]>, start: number, row: number): Ground[] {
  const loop: Ground[] = [];
  let corner = start;
  do {
    loop.push([corner % row, Math.floor(corner / row)]);
    const following = next.get(corner)?.pop();
    if (following === undefined) break;
    corner = following;
  } while (corner !== start);
  return loop;
}

const orderOf = ([x, y]: Ground): number => y * ROW + x;

/** Both neighbours of a line simplify it from the same end, so that they share its points. */
function isBackwards(line: readonly Ground[]): boolean {
  const from = orderOf(at(line, 0));
  const to = orderOf(at(line, line.length - 1));
  if (from !== to) return from > to;
  return orderOf(at(line, 1)) > orderOf(at(line, line.length - 2));
}

function simplifiedLoop(map: LabelMap, loop: readonly Ground[], farthest: number): Ground[] {
  const junctions = loop.flatMap((corner, i) => (isJunction(map, corner) ? [i] : []));
  if (junctions.length < 2) return simplifiedRing(loop, farthest);
  return junctions.flatMap((start, i) => {
    const end = around(junctions, i + 1);
    const line = start < end ? loop.slice(start, end + 1) : [...loop.slice(start), ...loop.slice(0, end + 1)];
    const simplified = isBackwards(line)
      ? simplifiedLine(line.toReversed(), farthest).toReversed()
      : simplifiedLine(line, farthest);
    return simplified.slice(0, -1);
  });
}

/** One ring for each label, in pixels; neighbours share the points of their common edge. */
export function ringsOf(map: LabelMap, farthest: number): Map<number, Ground[]> {
  const rings = new Map<number, Ground[]>();
  for (const [label, bounds] of boundsOf(map)) {
    const loop = outerLoop(map, sidesOf(map, label, bounds));
    if (loop.length === 0) continue;
    const ring = simplifiedLoop(map, loop, farthest).filter((corner, i, all) => {
      const before = all[i - 1];
      return before === undefined || before[0] !== corner[0] || before[1] !== corner[1];
    });
    if (ring.length >= FEWEST_CORNERS) rings.set(label, ring);
  }
  return rings;
}

/** Whether sides of a ring cross each other. */
export function crossesItself(ring: readonly Ground[]): boolean {
  const count = ring.length;
  for (let i = 0; i < count - 1; i += 1)
    for (let j = i + 2; j < count; j += 1) {
      if (i === 0 && j === count - 1) continue;
      if (isCrossed([at(ring, i), at(ring, i + 1)], [at(ring, j), around(ring, j + 1)])) return true;
    }
  return false;
}

const side = (a: Ground, b: Ground, p: Ground): number =>
  (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]);

const isCrossed = ([a, b]: [Ground, Ground], [p, q]: [Ground, Ground]): boolean =>
  side(a, b, p) * side(a, b, q) < 0 && side(p, q, a) * side(p, q, b) < 0;
