import type { Size } from '../camera/camera.ts';
import { type CanvasContext, clear } from '../drawing/canvas-context.ts';
import type { CanvasLayerView } from './canvas-layer.ts';

/** A canvas in the document, and how to paint it. */
export interface CanvasBuffer {
  readonly canvas: HTMLCanvasElement;
  /** In canvas pixels. */
  readonly size: () => Size;
  /** Null for nothing. Calls back when it is painted. */
  readonly paint: (size: Size, view: CanvasLayerView | null, onPainted?: () => void) => void;
  /** Paints what has been left out around the frame, if anything has. */
  readonly paintAround?: () => void;
}

export function newCanvas(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = 0;
  canvas.height = 0;
  return canvas;
}

/** A canvas of the page: each frame of the main thread copies it, and shows it with all else of that frame. */
export function newPageBuffer(paint: (context: CanvasContext, view: CanvasLayerView) => void): CanvasBuffer {
  const canvas = newCanvas();
  const context = canvas.getContext('2d');
  return {
    canvas,
    size: () => canvas,
    paint(size, view, onPainted) {
      if (context === null) return;
      clear(context, size);
      if (view === null) return;
      paint(context, view);
      onPainted?.();
    },
  };
}

/** It keeps its pixels until it is collected; one of a pixel costs nothing. */
export function emptyBuffer({ paint }: CanvasBuffer): void {
  paint({ width: 1, height: 1 }, null);
}
