import type { Size } from '../camera/camera.ts';
import {
  createPainter,
  type PaintedPart,
  type PainterMessage,
  type Painting,
  type PaintMessage,
} from '../drawing/painter.ts';
import type { Scene } from '../drawing/scene.ts';
import { type CanvasBuffer, newCanvas } from './canvas-buffer.ts';
import type { CanvasLayerView } from './canvas-layer.ts';

/** Paints the shapes: on the main thread at first, and in a worker once there is one. */
export interface ShapePainter {
  /** The shapes, or how they look, are others from the next painting on. */
  readonly show: (scene: Scene) => void;
  /** A canvas that is painted where all are painted now, and that the browser brings to the screen by itself. */
  readonly newBuffer: (paintingOf: (view: CanvasLayerView) => Painting) => CanvasBuffer;
  /** Leaves the painting of buffers that come from now on to a painter in a worker. */
  readonly moveTo: (painter: WorkerPainter) => void;
  readonly dispose: () => void;
}

/** A painter in a worker. */
export interface WorkerPainter {
  readonly send: Send;
  /** Calls back each time that it has painted all that was asked for, but for new looks of what is seen. */
  readonly listen: (onPainted: () => void) => void;
  readonly close: () => void;
}

type Send = (messages: readonly PainterMessage[], transferred?: Transferable[]) => void;

function newPainterHere(): Send {
  const paint = createPainter();
  return (messages) => messages.forEach(paint);
}

/** Of a canvas that only gets other looks, what is seen of it. */
function partInSight(view: CanvasLayerView | null): PaintedPart | undefined {
  if (!view?.repainted) return undefined;
  const { pixelRatio } = view;
  const { left, top, width, height } = view.repainted;
  const box = [
    Math.floor(left * pixelRatio),
    Math.floor(top * pixelRatio),
    Math.ceil((left + width) * pixelRatio),
    Math.ceil((top + height) * pixelRatio),
  ] as const;
  return { box, isAround: false };
}

/** What is left to be painted after a message. */
function aroundOf(message: PaintMessage): PaintMessage | null {
  const { part } = message;
  return part ? { ...message, part: { ...part, isAround: true } } : null;
}

export function createShapePainter(first: Scene): ShapePainter {
  let send = newPainterHere();
  let away: WorkerPainter | null = null;
  let scene = first;
  /** What the painter has, or null. */
  let sent: Scene | null = null;
  let lastId = 0;
  /** Of what was asked for last. */
  let onPainted: (() => void) | undefined;

  /** With the next painting, since a message costs as much as what is in it. */
  function sceneMessages(): readonly PainterMessage[] {
    if (sent === scene) return [];
    const { outlines, styleCodes } = scene;
    const isKnown = outlines === sent?.outlines;
    sent = scene;
    return [{ kind: 'scene', outlines: isKnown ? null : outlines, styleCodes }];
  }

  function newBuffer(paintingOf: (view: CanvasLayerView) => Painting): CanvasBuffer {
    const canvas = newCanvas();
    const surface = canvas.transferControlToOffscreen();
    const [sendTo, isHere] = [send, away === null];
    lastId += 1;
    const id = lastId;
    let size: Size = { width: canvas.width, height: canvas.height };
    /** What is still to be painted. */
    let around: PaintMessage | null = null;
    sendTo([{ kind: 'canvas', id, canvas: surface }], [surface]);
    return {
      canvas,
      size: () => size,
      paint(next, view, callback) {
        size = next;
        onPainted = callback;
        const part = isHere ? undefined : partInSight(view);
        const message = { kind: 'paint', id, size, painting: view && paintingOf(view), part } as const;
        around = aroundOf(message);
        sendTo(view ? [...sceneMessages(), message] : [message]);
        if (isHere) callback?.();
      },
      paintAround() {
        if (around) sendTo([around]);
        around = null;
      },
    };
  }

  return {
    show(next) {
      scene = next;
    },
    newBuffer,
    moveTo(next) {
      // What it has painted is seen until then.
      let former = away;
      away = next;
      send = next.send;
      next.listen(() => {
        former?.close();
        former = null;
        onPainted?.();
      });
      sent = null;
    },
    dispose: () => away?.close(),
  };
}
