import type { Size } from '../camera/camera.ts';
import type { ShapeGrid } from '../geometry/shape-grid.ts';
import type { PictureShape } from '../types.ts';
import { clear } from './canvas-context.ts';
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

/** A canvas that lies at a place of its frame, in CSS pixels from the top left corner. */
export interface FramedSpace extends CanvasSpace {
  readonly left: number;
  readonly top: number;
  readonly frame: Size;
}

/** How a canvas is to show the shapes. */
export interface Painting {
  readonly space: FramedSpace;
  readonly tokens: Tokens;
  readonly labelPx: number;
}

/** Of a canvas: its number, its size in canvas pixels, and what it is to show; null for nothing. */
export interface PaintMessage {
  readonly kind: 'paint';
  readonly id: number;
  readonly size: Size;
  readonly painting: Painting | null;
  /** What is to be painted: what of the canvas is in its frame, what is around that, or all. */
  readonly part?: 'in-frame' | 'around' | undefined;
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
    if (painting && part) {
      const { pixelRatio, left, top, frame } = painting.space;
      context.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
      context.beginPath();
      // Their edge is out of sight.
      context.rect(-left - 1, -top - 1, frame.width + 2, frame.height + 2);
      if (part === 'around') context.rect(0, 0, size.width, size.height);
      context.clip('evenodd');
    }
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
