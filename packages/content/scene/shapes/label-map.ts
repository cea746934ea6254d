import { at } from '../geometry/numbers.ts';

/** A number for each pixel of a picture; below 0 is nothing. */
export interface LabelMap {
  readonly labels: Int32Array;
  readonly width: number;
  readonly height: number;
}

/** Of the eight round a pixel and itself: fewer of its own than this and it is a speck. */
const FEWEST_OWN = 3;
const FEWEST_OTHERS = 5;

/** Takes away single pixels that nearly all their neighbours differ from. */
export function smoothLabels({ labels, width, height }: LabelMap): void {
  const before = labels.slice();
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const pixel = y * width + x;
      const other = majorityOf(before, width, pixel);
      if (other !== null) labels[pixel] = other;
    }
}

/** The first other label round a pixel, where it is in the majority. */
function majorityOf(labels: Int32Array, width: number, pixel: number): number | null {
  const own = at(labels, pixel);
  // Nearly every pixel; more would be owned than a speck has.
  if ([-1, 1, -width, width].every((step) => at(labels, pixel + step) === own)) return null;
  const rows = [-width, 0, width].map((row) => labels.subarray(pixel + row - 1, pixel + row + 2));
  const others = rows.flatMap((row) => [...row]).filter((label) => label !== own);
  if (9 - others.length > FEWEST_OWN) return null;
  const [other = own] = others;
  return others.filter((label) => label === other).length >= FEWEST_OTHERS ? other : null;
}

/** Pixels of one label that hang together. */
interface Patch {
  readonly label: number;
  size: number;
  isAtEdge: boolean;
  /** How long it borders on each other label. */
  readonly borders: Map<number, number>;
}

interface Patches {
  readonly all: readonly Patch[];
  /** Number of the patch of each pixel. */
  readonly of: Int32Array;
}

interface Limits {
  /** Square pixels. */
  readonly area: number;
  /** Pixels. */
  readonly thickness: number;
}

const PASSES = 3;
/** Neighbours of a pixel that is not at the edge of the picture. */
const SIDES = 4;

/** Keeps the largest patch of each label, fills small holes, and takes out what is small or thin. */
export function cleanLabels(map: LabelMap, limits: Limits): void {
  for (let pass = 0; pass < PASSES; pass += 1) {
    const { all, of } = patchesOf(map);
    const largest = new Map<number, number>();
    all.forEach(({ label, size }, number) => {
      const known = largest.get(label);
      if (label >= 0 && (known === undefined || at(all, known).size < size)) largest.set(label, number);
    });
    const become = all.map((patch, number) => cleaned(patch, largest.get(patch.label) === number, limits));
    for (let pixel = 0; pixel < map.labels.length; pixel += 1) map.labels[pixel] = at(become, at(of, pixel));
  }
}

function cleaned(patch: Patch, isLargest: boolean, { area, thickness }: Limits): number {
  const { label, size, isAtEdge, borders } = patch;
  const neighbour = [...borders].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? -1;
  if (label < 0) return size < area * 2 && !isAtEdge && borders.size > 0 ? neighbour : label;
  if (!isLargest) return neighbour;
  const round = [...borders.values()].reduce((a, b) => a + b, 0);
  return size < area || (2 * size) / Math.max(1, round) < thickness ? -1 : label;
}

function patchesOf(map: LabelMap): Patches {
  const { labels } = map;
  const of = new Int32Array(labels.length).fill(-1);
  const all: Patch[] = [];
  for (let start = 0; start < labels.length; start += 1) {
    if (at(of, start) >= 0) continue;
    const patch: Patch = { label: at(labels, start), size: 0, isAtEdge: false, borders: new Map() };
    flood(map, of, { patch, number: all.length, start });
    all.push(patch);
  }
  return { all, of };
}

function flood(
  map: LabelMap,
  of: Int32Array,
  { patch, number, start }: { readonly patch: Patch; readonly number: number; readonly start: number },
): void {
  const { labels, width } = map;
  const waiting = [start];
  of[start] = number;
  for (let pixel = waiting.pop(); pixel !== undefined; pixel = waiting.pop()) {
    patch.size += 1;
    const x = pixel % width;
    const y = Math.floor(pixel / width);
    const neighbours = neighboursOf(pixel, x, y, map);
    if (neighbours.length < SIDES) patch.isAtEdge = true;
    for (const next of neighbours) {
      const label = at(labels, next);
      if (label !== patch.label) patch.borders.set(label, (patch.borders.get(label) ?? 0) + 1);
      else if (at(of, next) < 0) {
        of[next] = number;
        waiting.push(next);
      }
    }
  }
}

function neighboursOf(pixel: number, x: number, y: number, { width, height }: LabelMap): number[] {
  const neighbours: number[] = [];
  if (x > 0) neighbours.push(pixel - 1);
  if (x < width - 1) neighbours.push(pixel + 1);
  if (y > 0) neighbours.push(pixel - width);
  if (y < height - 1) neighbours.push(pixel + width);
  return neighbours;
}
