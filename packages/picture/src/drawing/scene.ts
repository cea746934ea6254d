import type { ShapeGrid } from '../geometry/shape-grid.ts';
import { boxOfShapes, buildShapeGrid, meanWidthOf } from '../geometry/shape-grid.ts';
import type { PictureBox, PictureShape } from '../types.ts';
import { type Batch, batchShapes } from './batches.ts';
import type { CanvasSpace } from './canvas-space.ts';
import type { Outlines } from './painter.ts';
import { type Styled, styleCodesOf } from './style-codes.ts';

export interface PaintedBatch extends Batch {
  readonly path: Path2D;
  readonly box: PictureBox;
  /** Mean width of its shapes, in pixels of the picture. */
  readonly meanWidth: number;
}

/** Everything that is derived from the list of shapes. */
export interface Scene {
  readonly shapes: readonly PictureShape[];
  readonly grid: ShapeGrid;
  readonly indexById: ReadonlyMap<string, number>;
  /** 1 for each filtered-out shape. */
  readonly filteredOut: Uint8Array;
  readonly outlines: Outlines;
  readonly styleCodes: Uint8Array;
  /** The box around all shapes; null without any. */
  readonly box: PictureBox | null;
}

/**
 * The outlines of the shapes as one path, in pixels of the picture. Each ends with a line to where it began, for
 * `closePath` measures the whole path each time.
 */
export function pathOfShapes({ offsets, points }: ShapeGrid, indexes: readonly number[]): Path2D {
  const path = new Path2D();
  for (const index of indexes) {
    const first = offsets[index] ?? 0;
    const end = offsets[index + 1] ?? first;
    path.moveTo(points[end * 2 - 2] ?? 0, points[end * 2 - 1] ?? 0);
    for (let point = first; point < end; point += 1) {
      path.lineTo(points[point * 2] ?? 0, points[point * 2 + 1] ?? 0);
    }
  }
  return path;
}

/** The edges of the shapes on a canvas, in canvas pixels: those that are rather flat, and those that are rather steep. */
export function edgesOfShapes(
  { offsets, points }: ShapeGrid,
  indexes: readonly number[],
  { scale, originX, originY, pixelRatio }: CanvasSpace,
): { readonly flat: Path2D; readonly steep: Path2D } {
  const [flat, steep] = [new Path2D(), new Path2D()];
  const zoom = scale * pixelRatio;
  const [left, top] = [originX * pixelRatio, originY * pixelRatio];
  for (const index of indexes) {
    const first = offsets[index] ?? 0;
    const end = offsets[index + 1] ?? first;
    let fromX = left + (points[end * 2 - 2] ?? 0) * zoom;
    let fromY = top + (points[end * 2 - 1] ?? 0) * zoom;
    for (let point = first; point < end; point += 1) {
      const x = left + (points[point * 2] ?? 0) * zoom;
      const y = top + (points[point * 2 + 1] ?? 0) * zoom;
      const edges = Math.abs(x - fromX) >= Math.abs(y - fromY) ? flat : steep;
      edges.moveTo(fromX, fromY);
      edges.lineTo(x, y);
      fromX = x;
      fromY = y;
    }
  }
  return { flat, steep };
}

/** True when only the looks may differ: the same shapes at the same places, with the same labels. */
function sameOutlines(one: readonly PictureShape[], other: readonly PictureShape[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ ring, id, text, label: [x, y] }, index) => {
      const shape = other[index];
      return (
        ring === shape?.ring &&
        id === shape.id &&
        text === shape.text &&
        x === shape.label[0] &&
        y === shape.label[1]
      );
    })
  );
}

/** Shapes of each look, as they are painted. */
export function batchesOf(grid: ShapeGrid, shapes: readonly Styled[]): PaintedBatch[] {
  return batchShapes(shapes).map((batch) => paintBatch(grid, batch));
}

function paintBatch(grid: ShapeGrid, batch: Batch): PaintedBatch {
  return {
    ...batch,
    path: pathOfShapes(grid, batch.indexes),
    box: boxOfShapes(grid, batch.indexes) ?? [0, 0, 0, 0],
    meanWidth: meanWidthOf(grid, batch.indexes),
  };
}

/** Derives the scene; what stays the same while only the appearance changes is kept from `former`. */
export function buildScene(
  shapes: readonly PictureShape[],
  width: number,
  height: number,
  former: Scene | null,
): Scene {
  const reused = former !== null && sameOutlines(former.shapes, shapes) ? former : null;
  const rings = () => shapes.map((shape) => shape.ring);
  const grid = reused?.grid ?? buildShapeGrid(rings(), width, height);
  const labels = () => shapes.map(({ text, label }) => ({ text, label }));
  return {
    shapes,
    grid,
    indexById: reused?.indexById ?? new Map(shapes.map((shape, index) => [shape.id, index])),
    filteredOut: Uint8Array.from(shapes, (shape) => (shape.filteredOut ? 1 : 0)),
    outlines: reused?.outlines ?? { grid, labels: labels() },
    styleCodes: styleCodesOf(shapes),
    box: reused ? reused.box : boxOfShapes(grid, [...shapes.keys()]),
  };
}
