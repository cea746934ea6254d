import type { ShapeGrid } from '../geometry/shape-grid.ts';
import { boxOfShape } from '../geometry/shape-grid.ts';
import type { PictureShape } from '../types.ts';
import type { CanvasContext } from './canvas-context.ts';
import { boxesMeet, type CanvasSpace, onCanvas, visibleBox } from './canvas-space.ts';
import { type LabelPainter, type LabelPen, labelParts } from './labels.ts';
import type { PatternBook } from './patterns.ts';
import type { PaintedBatch } from './scene.ts';
import { colorOf, restStyle, type Style } from './styles.ts';
import type { Tokens } from './tokens.ts';

/** What painting needs besides the shapes. */
export interface Brushes {
  readonly tokens: Tokens;
  readonly patterns: PatternBook;
  readonly labels: LabelPainter;
  /** Size of the numbers on the shapes, in CSS pixels. */
  readonly labelPx: number;
  /** After those of the tokens. */
  readonly moreFamilies?: string;
}

/** What is painted of shapes. */
export interface PaintedScene extends LabelledScene {
  readonly batches: readonly PaintedBatch[];
}

interface LabelledScene {
  readonly grid: ShapeGrid;
  readonly shapes: readonly Pick<PictureShape, 'appearance' | 'filteredOut' | 'text' | 'label'>[];
}

/** On narrower shapes a pattern is noise that nobody can tell from another. */
const MIN_PATTERN_WIDTH_PX = 18;

/** Shapes of one look, where they lie on the canvas. */
interface LookedBatch {
  readonly path: Path2D;
  readonly style: Style;
  readonly isSmall: boolean;
}

/** In canvas pixels. */
function lineWidth({ style, isSmall }: LookedBatch, pixelRatio: number): number {
  // Where a canvas pixel is a CSS pixel it is as crisp, and drawn eight times as fast as 1.25.
  return isSmall || pixelRatio === 1 ? 1 : style.strokePx * pixelRatio;
}

function fillBatch(
  context: CanvasContext,
  { path, style, isSmall }: LookedBatch,
  space: CanvasSpace,
  brushes: Brushes,
): void {
  const color = colorOf(style.fill);
  const hasPattern = style.pattern !== null && !isSmall;
  context.fillStyle = (hasPattern && brushes.patterns.get(context, style.pattern, space, color)) || color;
  context.fill(path);
}

/** Draws the labels of the shapes that are large enough and on the canvas. */
export function paintLabels(
  context: CanvasContext,
  space: CanvasSpace,
  scene: LabelledScene,
  indexes: Iterable<number>,
  brushes: Brushes,
): void {
  const pen: LabelPen = { context, fontPx: brushes.labelPx, pixelRatio: space.pixelRatio };
  const visible = visibleBox(space);
  brushes.labels.prepare(pen, brushes.tokens['--sans'] + (brushes.moreFamilies ?? ''));
  for (const index of indexes) {
    const shape = scene.shapes[index];
    if (shape === undefined || shape.filteredOut) continue;
    const box = boxOfShape(scene.grid, index);
    const size = { widthPx: (box[2] - box[0]) * space.scale, heightPx: (box[3] - box[1]) * space.scale };
    const parts = labelParts(shape.text, size, pen.fontPx);
    if (!parts.glyph || !boxesMeet(box, visible)) continue;
    const x = space.originX + shape.label[0] * space.scale;
    const y = space.originY + shape.label[1] * space.scale;
    brushes.labels.draw(pen, shape, parts, x, y);
  }
}

/** Paints all shapes at rest: fills and patterns, then outlines, then labels. */
export function paintShapes(
  context: CanvasContext,
  space: CanvasSpace,
  scene: PaintedScene,
  brushes: Brushes,
): void {
  const visible = visibleBox(space);
  const looked: LookedBatch[] = [];
  for (const batch of scene.batches) {
    const shape = scene.shapes[batch.indexes[0] ?? -1];
    if (shape === undefined || !boxesMeet(batch.box, visible)) continue;
    looked.push({
      path: onCanvas(batch.path, space),
      style: restStyle(shape.appearance, shape.filteredOut, brushes.tokens),
      isSmall: batch.meanWidth * space.scale < MIN_PATTERN_WIDTH_PX,
    });
  }
  context.resetTransform();
  // At this width nobody sees the joins, and bevels are drawn fastest.
  context.lineJoin = 'bevel';
  for (const entry of looked) fillBatch(context, entry, space, brushes);
  for (const entry of looked) {
    context.strokeStyle = entry.style.stroke;
    context.lineWidth = lineWidth(entry, space.pixelRatio);
    context.stroke(entry.path);
  }
  paintLabels(context, space, scene, scene.shapes.keys(), brushes);
}
