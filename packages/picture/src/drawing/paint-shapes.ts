import type { ShapeGrid } from '../geometry/shape-grid.ts';
import { boxOfShape } from '../geometry/shape-grid.ts';
import type { PictureShape } from '../types.ts';
import type { CanvasContext } from './canvas-context.ts';
import { boxesMeet, type CanvasSpace, onCanvas, visibleBox } from './canvas-space.ts';
import { type LabelPainter, labelParts, type PlacedLabel } from './labels.ts';
import type { PatternBook } from './patterns.ts';
import { edgesOfShapes, type PaintedBatch } from './scene.ts';
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
  readonly indexes: readonly number[];
  readonly style: Style;
  readonly isSmall: boolean;
}

/** How many pixels of the canvas an outline is wide: the nearest whole number to the wanted width, of two the smaller. */
export function outlineWidth(strokePx: number, pixelRatio: number): number {
  return Math.max(1, Math.ceil(strokePx * pixelRatio - 0.5));
}

/**
 * Lines of one pixel, which alone are drawn fast: a wider outline is some of them, below each other where an edge is
 * flat, beside each other where it is steep.
 */
function strokeBatch(
  context: CanvasContext,
  { path, indexes, style, isSmall }: LookedBatch,
  grid: ShapeGrid,
  space: CanvasSpace,
): void {
  const lines = isSmall ? 1 : outlineWidth(style.strokePx, space.pixelRatio);
  context.strokeStyle = style.stroke;
  if (lines === 1) {
    context.stroke(path);
    return;
  }
  const { flat, steep } = edgesOfShapes(grid, indexes, space);
  for (let line = 0; line < lines; line += 1) {
    const beside = line - (lines - 1) / 2;
    context.setTransform(1, 0, 0, 1, 0, beside);
    context.stroke(flat);
    context.setTransform(1, 0, 0, 1, beside, 0);
    context.stroke(steep);
  }
  context.resetTransform();
}

function fillBatch(
  context: CanvasContext,
  { path, style, isSmall }: LookedBatch,
  space: CanvasSpace,
  brushes: Brushes,
): void {
  if (style.fill.alpha === 0) return;
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
  const visible = visibleBox(space);
  const placed: PlacedLabel[] = [];
  for (const index of indexes) {
    const shape = scene.shapes[index];
    if (shape === undefined || shape.filteredOut) continue;
    const { appearance, text, label } = shape;
    const box = boxOfShape(scene.grid, index);
    const size = { widthPx: (box[2] - box[0]) * space.scale, heightPx: (box[3] - box[1]) * space.scale };
    const parts = labelParts(text, size, brushes.labelPx);
    if (!parts.glyph || !boxesMeet(box, visible)) continue;
    const x = space.originX + label[0] * space.scale;
    const y = space.originY + label[1] * space.scale;
    placed.push({ appearance, text, parts, x, y });
  }
  const pen = { context, fontPx: brushes.labelPx, pixelRatio: space.pixelRatio };
  brushes.labels(pen, brushes.tokens['--sans'] + (brushes.moreFamilies ?? ''), placed);
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
      indexes: batch.indexes,
      style: restStyle(shape.appearance, shape.filteredOut, brushes.tokens),
      isSmall: batch.meanWidth * space.scale < MIN_PATTERN_WIDTH_PX,
    });
  }
  context.resetTransform();
  // At this width nobody sees the joins, and bevels are drawn fastest.
  context.lineJoin = 'bevel';
  for (const entry of looked) fillBatch(context, entry, space, brushes);
  context.lineWidth = 1;
  for (const entry of looked) strokeBatch(context, entry, scene.grid, space);
  paintLabels(context, space, scene, scene.shapes.keys(), brushes);
}
