import type { PictureBox, PicturePoint } from '../types.ts';
import { boxOfPoints, openRing } from './ring.ts';

/** Width and height of a grid cell, in pixels of the picture. */
const CELL_PX = 64;

/**
 * All rings in flat arrays. Point `k` of shape `i` is `points[2 * (offsets[i] + k)]` and the number after it;
 * `boxes` has four numbers a shape. `starts` and `members` list the shapes of each grid cell.
 */
export interface ShapeGrid {
  readonly count: number;
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  readonly offsets: Uint32Array;
  readonly points: Float64Array;
  readonly boxes: Float64Array;
  readonly starts: Uint32Array;
  readonly members: Uint32Array;
}

interface Cells {
  readonly columns: number;
  readonly rows: number;
}

const NO_BOX: PictureBox = [0, 0, 0, 0];

/** Reading past the end gives 0, which no caller does: it only tells the compiler that there is a number. */
function at(numbers: Float64Array | Uint32Array, index: number): number {
  return numbers[index] ?? 0;
}

function cellOf(value: number, count: number): number {
  return Math.min(count - 1, Math.max(0, Math.floor(value / CELL_PX)));
}

function forEachCell(box: PictureBox, cells: Cells, visit: (cell: number) => void): void {
  const lastColumn = cellOf(box[2], cells.columns);
  const lastRow = cellOf(box[3], cells.rows);
  for (let row = cellOf(box[1], cells.rows); row <= lastRow; row += 1) {
    for (let column = cellOf(box[0], cells.columns); column <= lastColumn; column += 1) {
      visit(row * cells.columns + column);
    }
  }
}

function flatten(rings: readonly (readonly PicturePoint[])[]) {
  const open = rings.map(openRing);
  const offsets = new Uint32Array(rings.length + 1);
  const boxes = new Float64Array(rings.length * 4);
  const points = new Float64Array(2 * open.reduce((total, ring) => total + ring.length, 0));
  let next = 0;
  open.forEach((ring, index) => {
    for (const [x, y] of ring) {
      points[next] = x;
      points[next + 1] = y;
      next += 2;
    }
    boxes.set(boxOfPoints(ring) ?? NO_BOX, index * 4);
    offsets[index + 1] = next / 2;
  });
  return { offsets, points, boxes };
}

function boxAt(boxes: Float64Array, index: number): PictureBox {
  const start = index * 4;
  return [at(boxes, start), at(boxes, start + 1), at(boxes, start + 2), at(boxes, start + 3)];
}

/** The box of one shape, in pixels of the picture. */
export function boxOfShape(grid: ShapeGrid, index: number): PictureBox {
  return boxAt(grid.boxes, index);
}

/** The box around several shapes, in pixels of the picture; null when there are none. */
export function boxOfShapes({ boxes }: ShapeGrid, indexes: readonly number[]): PictureBox | null {
  let minX = Number.POSITIVE_INFINITY;
  let minY = Number.POSITIVE_INFINITY;
  let maxX = Number.NEGATIVE_INFINITY;
  let maxY = Number.NEGATIVE_INFINITY;
  for (const index of indexes) {
    minX = Math.min(minX, at(boxes, index * 4));
    minY = Math.min(minY, at(boxes, index * 4 + 1));
    maxX = Math.max(maxX, at(boxes, index * 4 + 2));
    maxY = Math.max(maxY, at(boxes, index * 4 + 3));
  }
  return indexes.length === 0 ? null : [minX, minY, maxX, maxY];
}

/** The mean width of several shapes, in pixels of the picture. */
export function meanWidthOf({ boxes }: ShapeGrid, indexes: readonly number[]): number {
  let total = 0;
  for (const index of indexes) total += at(boxes, index * 4 + 2) - at(boxes, index * 4);
  return indexes.length === 0 ? 0 : total / indexes.length;
}

/** Sorts the rings into a grid over a picture of `width` by `height` pixels. */
export function buildShapeGrid(
  rings: readonly (readonly PicturePoint[])[],
  width: number,
  height: number,
): ShapeGrid {
  const cells: Cells = {
    columns: Math.max(1, Math.ceil(width / CELL_PX)),
    rows: Math.max(1, Math.ceil(height / CELL_PX)),
  };
  const flat = flatten(rings);
  const starts = new Uint32Array(cells.columns * cells.rows + 1);
  const grid = { ...flat, count: rings.length, width, height, columns: cells.columns, starts };
  const boxes = rings.map((_, index) => boxAt(flat.boxes, index));
  for (const box of boxes) {
    forEachCell(box, cells, (cell) => {
      starts[cell + 1] = at(starts, cell + 1) + 1;
    });
  }
  for (let cell = 1; cell < starts.length; cell += 1) starts[cell] = at(starts, cell) + at(starts, cell - 1);
  const fill = starts.slice();
  const members = new Uint32Array(at(starts, starts.length - 1));
  boxes.forEach((box, index) => {
    forEachCell(box, cells, (cell) => {
      members[at(fill, cell)] = index;
      fill[cell] = at(fill, cell) + 1;
    });
  });
  return { ...grid, members };
}

function boxHolds(boxes: Float64Array, index: number, x: number, y: number): boolean {
  const start = index * 4;
  return (
    x >= at(boxes, start) &&
    y >= at(boxes, start + 1) &&
    x <= at(boxes, start + 2) &&
    y <= at(boxes, start + 3)
  );
}

/** Even-odd rule: true when the point lies inside the ring of shape `index`. */
export function shapeHolds(grid: ShapeGrid, index: number, x: number, y: number): boolean {
  const { points, offsets } = grid;
  const first = at(offsets, index);
  const end = at(offsets, index + 1);
  let inside = false;
  for (let here = first, before = end - 1; here < end; before = here, here += 1) {
    const hereY = at(points, here * 2 + 1);
    const beforeY = at(points, before * 2 + 1);
    if (hereY > y === beforeY > y) continue;
    const hereX = at(points, here * 2);
    const crossing = ((at(points, before * 2) - hereX) * (y - hereY)) / (beforeY - hereY) + hereX;
    if (x < crossing) inside = !inside;
  }
  return inside;
}

/**
 * The uppermost shape (the last in the list) under a point of the picture, or -1.
 * Shapes with a 1 in `skipped` are looked through.
 */
export function shapeAt(grid: ShapeGrid, x: number, y: number, skipped: Uint8Array): number {
  if (x < 0 || y < 0 || x >= grid.width || y >= grid.height) return -1;
  const cell = Math.floor(y / CELL_PX) * grid.columns + Math.floor(x / CELL_PX);
  for (let slot = at(grid.starts, cell + 1) - 1; slot >= at(grid.starts, cell); slot -= 1) {
    const index = at(grid.members, slot);
    if (skipped[index] === 1 || !boxHolds(grid.boxes, index, x, y)) continue;
    if (shapeHolds(grid, index, x, y)) return index;
  }
  return -1;
}
