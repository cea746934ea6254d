import type { Camera, Size } from '../camera/camera.ts';
import { cornerOf } from '../camera/corner.ts';
import { type CanvasBuffer, emptyBuffer } from './canvas-buffer.ts';
import { cssMatrix, placeAfter } from './placement.ts';
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
export interface CanvasLayerView extends CanvasLayerArea {
  readonly scale: number;
  readonly originX: number;
  readonly originY: number;
  /** The frame, and whether a gesture goes on in it. */
  readonly frame: Size & Pick<ViewportState, 'moving'>;
  /** Other looks of what is on the canvas already. */
  readonly isRepaint: boolean;
}

export interface CanvasLayer {
  readonly element: HTMLDivElement;
  /** Draws if something changed and nothing moves; else only puts the canvas where it belongs. */
  readonly update: (viewportState: ViewportState) => void;
  /** To ask in each frame of a gesture: true when it is time to draw on the way. */
  readonly outgrown: (viewportState: ViewportState) => boolean;
  /**
   * Draws at once for where the camera will be, so that it is not outgrown on the way there, and puts it where that is
   * in what is laid out.
   */
  readonly prepare: (viewportState: ViewportState, laidOut: ViewportState) => void;
  /** What is drawn is out of date. */
  readonly invalidate: () => void;
  /** Draws again where it was drawn last, without waiting for a frame; false where it moves, or nothing is drawn. */
  readonly redraw: () => boolean;
  /** Draws anew on canvases that are made now; the former ones go when that is on the screen. */
  readonly renew: () => void;
  readonly dispose: () => void;
}

export interface CanvasLayerOptions {
  readonly className: string | undefined;
  /** The part to draw; null for nothing. */
  readonly areaOf: (viewportState: ViewportState) => CanvasLayerArea | null;
  readonly newBuffer: () => CanvasBuffer;
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

function viewOn(area: CanvasLayerArea, frame: ViewportState, isRepaint: boolean): CanvasLayerView {
  const corner = cornerOf(frame);
  return {
    ...area,
    scale: frame.scale,
    originX: corner.left - area.left,
    originY: corner.top - area.top,
    frame,
    isRepaint,
  };
}

/**
 * A canvas that is drawn once the picture has settled. In a gesture the stage moves it, so the cost does not
 * depend on what is drawn.
 */
export function createCanvasLayer({
  className,
  areaOf,
  newBuffer,
  redrawsOver,
  rest,
  isLarge = false,
}: CanvasLayerOptions): CanvasLayer {
  const element = document.createElement('div');
  element.className = className ?? '';
  let buffers = newBuffers();
  /** What goes when the next drawing is on the screen. */
  let former: readonly CanvasBuffer[] = [];
  /** The last drawing, and the one that is seen until that is on the screen. */
  let drawn: Drawing | null = null;
  let seen: Drawing | null = null;
  let nextFrame = 0;
  let sparing: ReturnType<typeof setTimeout> | undefined;
  let drawnAtMs = 0;
  let stale = true;
  let isMoving = false;

  function newBuffers(): readonly CanvasBuffer[] {
    const made = isLarge ? [newBuffer(), newBuffer()] : [newBuffer()];
    for (const { canvas } of made) {
      canvas.hidden = true;
      element.append(canvas);
    }
    return made;
  }

  function drop(gone: readonly CanvasBuffer[]): void {
    for (const buffer of gone) {
      emptyBuffer(buffer);
      buffer.canvas.remove();
    }
  }

  /** How large a canvas is to be for an area: one of another size is made anew, which costs more than its drawing. */
  function sizeFor({ width, height, pixelRatio }: CanvasLayerArea, now: Size): Size {
    const least = { width: Math.ceil(width * pixelRatio), height: Math.ceil(height * pixelRatio) };
    return now.width < least.width || now.height < least.height ? least : now;
  }

  /** The area that is drawn: at least the wanted one. */
  function enlarge(canvas: HTMLCanvasElement, area: CanvasLayerArea, size: Size): CanvasLayerArea {
    const [width, height] = [size.width / area.pixelRatio, size.height / area.pixelRatio];
    canvas.style.width = `${width}px`;
    canvas.style.height = `${height}px`;
    return { ...area, width, height };
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
    drop(former);
    former = [];
    const unseen = buffers.filter((buffer) => !drawn?.area || drawn.buffer !== buffer);
    for (const buffer of buffers) buffer.canvas.hidden = unseen.includes(buffer);
    if (isLarge) sparing = setTimeout(() => unseen.forEach(emptyBuffer), SPARE_MS);
  }

  /** What is seen stays in its place until the new drawing is on the screen. */
  function showWhenThere(frames: number): void {
    nextFrame = requestAnimationFrame(() => (frames > 1 ? showWhenThere(frames - 1) : showDrawn()));
  }

  /** What of a canvas is beyond its frame is not painted before it may come into sight. */
  function noteMotion(viewportState: ViewportState): void {
    isMoving = viewportState.moving;
    if (seen && (isMoving || !sameView(seen.viewportState, viewportState))) seen.buffer.paintAround?.();
  }

  function draw(viewportState: ViewportState, isRepaint = false): void {
    const wanted = areaOf(viewportState);
    const buffer = bufferFor(viewportState, wanted);
    if (buffer === undefined) return;
    const size = wanted ? sizeFor(wanted, buffer.size()) : buffer.size();
    const area = wanted && enlarge(buffer.canvas, wanted, size);
    drawn = { buffer, viewportState, area };
    drawnAtMs = performance.now();
    stale = false;
    rest?.stop();
    cancelAnimationFrame(nextFrame);
    clearTimeout(sparing);
    const drawing = drawn;
    const isInPlace = seen?.buffer === buffer;
    if (!seen?.area || !area || isInPlace) showDrawn();
    if (area === null) return;
    buffer.paint(size, viewOn(area, viewportState, isRepaint && isInPlace), () => {
      if (drawn === drawing && seen !== drawing) showWhenThere(FRAMES_TO_SCREEN);
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

  function mustDraw(viewportState: ViewportState): boolean {
    if (drawn === null) return true;
    if (!stale && sameView(drawn.viewportState, viewportState)) return false;
    if (viewportState.moving) return outgrown(viewportState);
    return stale || leavesBare(viewportState) || (rest?.hasRested() ?? true);
  }

  return {
    element,
    update(viewportState) {
      noteMotion(viewportState);
      if (mustDraw(viewportState)) draw(viewportState);
      move(viewportState);
    },
    outgrown(viewportState) {
      noteMotion(viewportState);
      return outgrown(viewportState);
    },
    prepare(viewportState, laidOut) {
      draw(viewportState);
      move(laidOut);
    },
    invalidate() {
      stale = true;
    },
    redraw() {
      if (!drawn || drawn !== seen || isMoving) {
        stale = true;
        return false;
      }
      draw(drawn.viewportState, true);
      return true;
    },
    renew() {
      former = [...former, ...buffers];
      buffers = newBuffers();
      stale = true;
    },
    dispose() {
      rest?.stop();
      cancelAnimationFrame(nextFrame);
      clearTimeout(sparing);
      drop([...buffers, ...former]);
      element.remove();
    },
  };
}
