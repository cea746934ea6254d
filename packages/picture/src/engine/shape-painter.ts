import type { Size } from '../camera/camera.ts';
import { createPainter, type PainterMessage, type Painting, type PaintMessage } from '../drawing/painter.ts';
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
  /** Calls back each time that it has painted all that was asked for. */
  readonly listen: (onPainted: () => void) => void;
  readonly close: () => void;
}

type Send = (messages: readonly PainterMessage[], transferred?: Transferable[]) => void;

function newPainterHere(): Send {
  const paint = createPainter();
  return (messages) => messages.forEach(paint);
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
    /** Until what it left out is painted, too. */
    let last: PaintMessage | null = null;
    sendTo([{ kind: 'canvas', id, canvas: surface }], [surface]);
    return {
      canvas,
      size: () => size,
      paint(next, view, callback) {
        size = next;
        onPainted = callback;
        const painting = view && paintingOf(view);
        last = { kind: 'paint', id, size, painting, part: view?.isRepaint ? 'in-frame' : undefined };
        sendTo([...(view ? sceneMessages() : []), last]);
        if (isHere) callback?.();
      },
      paintAround() {
        if (last?.part) sendTo([{ ...last, part: 'around' }]);
        last = null;
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
