import type { CanvasContext } from '../drawing/canvas-context.ts';

/** A canvas in the document, and what is drawn on. */
export interface CanvasBuffer {
  readonly canvas: HTMLCanvasElement;
  readonly surface: HTMLCanvasElement | OffscreenCanvas;
  readonly context: CanvasContext | null;
}

/** A canvas of the page: each frame of the main thread copies it, and shows it with all else of that frame. */
export function newPageBuffer(): CanvasBuffer {
  const canvas = document.createElement('canvas');
  canvas.width = 0;
  canvas.height = 0;
  return { canvas, surface: canvas, context: canvas.getContext('2d') };
}

/** One that the browser brings to the screen by itself: frames that only move it copy nothing, but what is drawn comes a frame or two later than all else. */
export function newOffscreenBuffer(): CanvasBuffer {
  const canvas = document.createElement('canvas');
  canvas.width = 0;
  canvas.height = 0;
  const surface = canvas.transferControlToOffscreen();
  return { canvas, surface, context: surface.getContext('2d') };
}

/** A canvas keeps its pixels until it is collected; one of a pixel costs nothing. It is drawn, for a canvas shows what was drawn last. */
export function emptyBuffer({ surface, context }: CanvasBuffer): void {
  surface.width = 1;
  surface.height = 1;
  context?.fillRect(0, 0, 1, 1);
}
