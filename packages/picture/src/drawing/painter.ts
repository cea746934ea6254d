import type { Size } from '../camera/camera.ts';
import type { ShapeGrid } from '../geometry/shape-grid.ts';
import type { PictureBox, PictureShape } from '../types.ts';
import { type CanvasContext, clear } from './canvas-context.ts';
import type { CanvasSpace } from './canvas-space.ts';
import { createLabelPainter } from './labels.ts';
import { type PaintedScene, paintShapes } from './paint-shapes.ts';
import { createPatternBook } from './patterns.ts';
import { batchesOf } from './scene.ts';
import { styledAt } from './style-codes.ts';
import type { Tokens } from './tokens.ts';

/** What of the shapes stays while only their looks change. */
export interface Outlines {
  readonly grid: ShapeGrid;
  readonly labels: readonly Pick<PictureShape, 'text' | 'label'>[];
}

/** How a canvas is to show the shapes. */
export interface Painting {
  readonly space: CanvasSpace;
  readonly tokens: Tokens;
  readonly labelPx: number;
}

/** What lies in a box of a canvas, in canvas pixels, or all that lies around it. */
export interface PaintedPart {
  readonly box: PictureBox;
  readonly isAround: boolean;
}

/** Of a canvas: its number, its size in canvas pixels, and what it is to show; null for nothing. */
export interface PaintMessage {
  readonly kind: 'paint';
  readonly id: number;
  readonly size: Size;
  readonly painting: Painting | null;
  /** The only part that is painted; without it all is. */
  readonly part?: PaintedPart | undefined;
}

export type PainterMessage =
  /** Without outlines they are those of before. */
  | { readonly kind: 'scene'; readonly outlines: Outlines | null; readonly styleCodes: Uint8Array }
  | { readonly kind: 'canvas'; readonly id: number; readonly canvas: OffscreenCanvas }
  | PaintMessage;

export type Painter = (message: PainterMessage) => void;

function sceneOf({ grid, labels }: Outlines, styleCodes: Uint8Array): PaintedScene {
  const shapes = labels.map(({ text, label }, index) => {
    const { appearance, filteredOut } = styledAt(styleCodes, index);
    return { text, label, appearance, filteredOut };
  });
  return { shapes, grid, batches: batchesOf(grid, shapes) };
}

function clipTo(context: CanvasContext, { width, height }: Size, { box, isAround }: PaintedPart): void {
  const [left, top, right, bottom] = box;
  context.resetTransform();
  context.beginPath();
  context.rect(left, top, right - left, bottom - top);
  if (isAround) context.rect(0, 0, width, height);
  context.clip('evenodd');
}

/**
 * Paints shapes on the canvases that it is given: it is told all by messages, since it may stand in a worker.
 * @param moreFamilies after those of the labels.
 */
export function createPainter(moreFamilies = ''): Painter {
  const patterns = createPatternBook();
  const labels = createLabelPainter();
  const canvases = new Map<number, OffscreenCanvas>();
  let outlines: Outlines | null = null;
  let scene: PaintedScene | null = null;

  function paint({ id, size, painting, part }: PaintMessage): void {
    const context = canvases.get(id)?.getContext('2d');
    if (!context) return;
    context.save();
    if (part) clipTo(context, size, part);
    clear(context, size);
    // A canvas shows what was drawn last, so that of nothing, too, something has to be drawn.
    if (painting === null || scene === null) context.fillRect(0, 0, 1, 1);
    else paintShapes(context, painting.space, scene, { ...painting, patterns, labels, moreFamilies });
    context.restore();
  }

  return (message) => {
    if (message.kind === 'paint') paint(message);
    else if (message.kind === 'canvas') canvases.set(message.id, message.canvas);
    else {
      outlines = message.outlines ?? outlines;
      scene = outlines && sceneOf(outlines, message.styleCodes);
    }
  };
}
