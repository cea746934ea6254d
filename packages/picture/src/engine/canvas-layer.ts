import type { Camera, Size } from '../camera/camera.ts';
import type { CanvasContext } from '../drawing/canvas-context.ts';
import { type CanvasBuffer, emptyBuffer, newOffscreenBuffer, newPageBuffer } from './canvas-buffer.ts';
import type { RestTimer } from './rest-timer.ts';

/** One moment of the picture: where the camera stands, the frame's size, and whether a gesture goes on. */
export interface ViewportState extends Camera, Size {
  readonly moving: boolean;
}

/** The part of the frame a canvas covers. */
export interface CanvasLayerArea extends FramePart {
  /** Canvas pixels per CSS pixel. */
  readonly pixelRatio: number;
}

/** A part of the frame, in CSS pixels from its top left corner. */
export interface FramePart extends Size {
  readonly left: number;
  readonly top: number;
}

/** How to draw on the canvas: the picture's origin on it in CSS pixels, and CSS pixels per picture pixel. */
export interface CanvasLayerView extends Size {
  readonly scale: number;
  readonly originX: number;
  readonly originY: number;
  readonly pixelRatio: number;
  /** The frame, and whether a gesture goes on in it. */
  readonly frame: Size & Pick<ViewportState, 'moving'>;
}

export interface CanvasLayer {
  readonly element: HTMLDivElement;
  /** Draws if something changed and nothing moves; else only puts the canvas where it belongs. */
  readonly update: (viewportState: ViewportState) => void;
  /** To ask in each frame of a gesture: true when it is time to draw on the way. */
  readonly outgrown: (viewportState: ViewportState) => boolean;
  /** Draws at once for where the camera will be, so that it is not outgrown on the way there. */
  readonly prepare: (viewportState: ViewportState) => void;
  /** What is drawn is out of date. */
  readonly invalidate: () => void;
  readonly dispose: () => void;
}

export interface CanvasLayerOptions {
  readonly className: string | undefined;
  /** The part to draw; null for nothing. */
  readonly areaOf: (viewportState: ViewportState) => CanvasLayerArea | null;
  readonly paint: (context: CanvasContext, view: CanvasLayerView) => void;
  /**
   * The part of the frame that there is something to draw in, where the drawing is so cheap that a long drag may
   * draw it anew before it ends, when the canvas no longer reaches over that part. Default: never.
   */
  readonly redrawsOver?: (viewportState: ViewportState) => FramePart | null;
  /** For what takes long to draw: the picture has to rest for a moment first. Default: it does not. */
  readonly rest?: RestTimer;
  /** For what is large: no frame that only moves it copies it, and another part of the picture is drawn on a second canvas. */
  readonly isLarge?: boolean;
}

interface Drawing {
  readonly buffer: CanvasBuffer;
  readonly viewportState: ViewportState;
  /** Null when there was nothing to draw. */
  readonly area: CanvasLayerArea | null;
}

/** Least time between two drawings in one gesture. */
const MOTION_REDRAW_MS = 400;
/** What was drawn on an offscreen buffer is on the screen when so many frames have begun: one or two, and one to spare. */
const FRAMES_TO_SCREEN = 3;
/** A canvas that nobody has seen for so long gives back its pixels: one gesture follows the other, or none does. */
const SPARE_MS = 5_000;

/** True when both show the same part of the picture in the same frame. */
export function sameView(one: ViewportState, other: ViewportState): boolean {
  return (
    one.centerX === other.centerX &&
    one.centerY === other.centerY &&
    one.scale === other.scale &&
    one.width === other.width &&
    one.height === other.height
  );
}

/** Where what lay at a corner of the frame `then` is now, and by how much it has grown. */
export function placeAfter(
  then: ViewportState,
  corner: { readonly left: number; readonly top: number },
  now: ViewportState,
): { growth: number; left: number; top: number } {
  const growth = now.scale / then.scale;
  const x = (corner.left - then.width / 2) * growth + (then.centerX - now.centerX) * now.scale;
  const y = (corner.top - then.height / 2) * growth + (then.centerY - now.centerY) * now.scale;
  return { growth, left: x + now.width / 2, top: y + now.height / 2 };
}

/**
 * What has its own size lies on whole pixels of the screen: there it is as sharp as it was drawn, and copied to the
 * screen pixel by pixel.
 */
export function cssMatrix(scale: number, x: number, y: number): string {
  const step = scale === 1 ? devicePixelRatio : 1000;
  const round = (value: number) => Math.round(value * step) / step;
  return `matrix(${scale}, 0, 0, ${scale}, ${round(x)}, ${round(y)})`;
}

/**
 * A canvas that is drawn once the picture has settled. In a gesture the stage moves it, so the cost does not
 * depend on what is drawn.
 */
export function createCanvasLayer({
  className,
  areaOf,
  paint,
  redrawsOver,
  rest,
  isLarge = false,
}: CanvasLayerOptions): CanvasLayer {
  const element = document.createElement('div');
  element.className = className ?? '';
  const buffers = isLarge ? [newOffscreenBuffer(), newOffscreenBuffer()] : [newPageBuffer()];
  for (const { canvas } of buffers) {
    canvas.hidden = true;
    element.append(canvas);
  }
  /** The last drawing, and the one that is seen until that is on the screen. */
  let drawn: Drawing | null = null;
  let seen: Drawing | null = null;
  let nextFrame = 0;
  let sparing: ReturnType<typeof setTimeout> | undefined;
  let drawnAtMs = 0;
  let stale = true;

  /** The area that is drawn: at least the wanted one. A canvas of another size is made anew, which costs more than its drawing. */
  function resize({ canvas, surface }: CanvasBuffer, area: CanvasLayerArea): CanvasLayerArea {
    const width = Math.ceil(area.width * area.pixelRatio);
    const height = Math.ceil(area.height * area.pixelRatio);
    if (surface.width < width || surface.height < height) {
      surface.width = width;
      surface.height = height;
    }
    const drawnArea = {
      ...area,
      width: surface.width / area.pixelRatio,
      height: surface.height / area.pixelRatio,
    };
    canvas.style.width = `${drawnArea.width}px`;
    canvas.style.height = `${drawnArea.height}px`;
    return drawnArea;
  }

  /** In the same place it is drawn over; elsewhere on the canvas that nobody sees. */
  function bufferFor(viewportState: ViewportState, area: FramePart | null): CanvasBuffer | undefined {
    const isInPlace =
      seen !== null &&
      sameView(seen.viewportState, viewportState) &&
      seen.area?.left === area?.left &&
      seen.area?.top === area?.top;
    const [first, second] = buffers;
    return (seen?.buffer === first) === isInPlace ? first : (second ?? first);
  }

  function showDrawn(): void {
    seen = drawn;
    const unseen = buffers.filter((buffer) => !drawn?.area || drawn.buffer !== buffer);
    for (const buffer of buffers) buffer.canvas.hidden = unseen.includes(buffer);
    if (isLarge) sparing = setTimeout(() => unseen.forEach(emptyBuffer), SPARE_MS);
  }

  /** What is seen stays in its place until the new drawing is on the screen. */
  function showWhenThere(frames: number): void {
    nextFrame = requestAnimationFrame(() => (frames > 1 ? showWhenThere(frames - 1) : showDrawn()));
  }

  function draw(viewportState: ViewportState): void {
    const wanted = areaOf(viewportState);
    const buffer = bufferFor(viewportState, wanted);
    if (buffer === undefined) return;
    const area = wanted && resize(buffer, wanted);
    drawn = { buffer, viewportState, area };
    drawnAtMs = performance.now();
    stale = false;
    rest?.stop();
    cancelAnimationFrame(nextFrame);
    clearTimeout(sparing);
    if (!seen?.area || seen.buffer === buffer) showDrawn();
    else showWhenThere(FRAMES_TO_SCREEN);
    const { context, surface } = buffer;
    if (area === null || context === null) return;
    context.resetTransform();
    context.clearRect(0, 0, surface.width, surface.height);
    paint(context, {
      scale: viewportState.scale,
      originX: viewportState.width / 2 - viewportState.centerX * viewportState.scale - area.left,
      originY: viewportState.height / 2 - viewportState.centerY * viewportState.scale - area.top,
      width: area.width,
      height: area.height,
      pixelRatio: area.pixelRatio,
      frame: viewportState,
    });
  }

  function move(viewportState: ViewportState): void {
    for (const drawing of new Set([seen, drawn])) {
      if (!drawing?.area) continue;
      const { growth, left, top } = placeAfter(drawing.viewportState, drawing.area, viewportState);
      drawing.buffer.canvas.style.transform = cssMatrix(growth, left, top);
    }
  }

  /** Something that is cheap to draw lies in the frame where the canvas does not reach. */
  function leavesBare(viewportState: ViewportState): boolean {
    const wanted = redrawsOver?.(viewportState) ?? null;
    if (wanted === null) return false;
    if (!drawn?.area) return true;
    const { growth, left, top } = placeAfter(drawn.viewportState, drawn.area, viewportState);
    const right = left + drawn.area.width * growth;
    const bottom = top + drawn.area.height * growth;
    const isOver = left <= wanted.left && top <= wanted.top;
    return !isOver || right < wanted.left + wanted.width || bottom < wanted.top + wanted.height;
  }

  function outgrown(viewportState: ViewportState): boolean {
    rest?.stop();
    return performance.now() - drawnAtMs > MOTION_REDRAW_MS && leavesBare(viewportState);
  }

  /** Cheap to draw, and seen at once: larger or smaller than it was drawn, or bare. */
  function isNeeded(viewportState: ViewportState): boolean {
    const isCheap = redrawsOver?.(viewportState);
    return !!isCheap && (drawn?.viewportState.scale !== viewportState.scale || leavesBare(viewportState));
  }

  function mustDraw(viewportState: ViewportState): boolean {
    if (drawn === null) return true;
    if (!stale && sameView(drawn.viewportState, viewportState)) return false;
    if (viewportState.moving) return outgrown(viewportState);
    return stale || isNeeded(viewportState) || (rest?.hasRested() ?? true);
  }

  return {
    element,
    update(viewportState) {
      if (mustDraw(viewportState)) draw(viewportState);
      move(viewportState);
    },
    outgrown,
    prepare: draw,
    invalidate() {
      stale = true;
    },
    dispose() {
      rest?.stop();
      cancelAnimationFrame(nextFrame);
      clearTimeout(sparing);
      buffers.forEach(emptyBuffer);
      element.remove();
    },
  };
}
