import { isNarrow, restingScale } from '../camera/camera.ts';
import { placeInFrame } from '../keyboard/place.ts';
import type { HoverSource, PictureBox, PictureImage, PicturePoint, ShapeOnScreen } from '../types.ts';
import { type CameraControl, createCameraControl } from './camera-control.ts';
import { createCanvasLayers } from './canvas-layers.ts';
import { listenForHands, listenForKeys, listenForWheel } from './gestures.ts';
import { createHoverArbiter } from './hover-arbiter.ts';
import { leaveBehind } from './leave-behind.ts';
import { createModel, type EngineState, marksOf } from './model.ts';
import { createMotion } from './motion.ts';
import { createPhoto } from './photo.ts';
import { createPins } from './pins.ts';
import { createPointerControl } from './pointer.ts';
import { SHAPE_ATTRIBUTE } from './shape-attribute.ts';
import { createShapePainter, type WorkerPainter } from './shape-painter.ts';
import { createSharpness, firstWidthOf, type LoadTiles } from './sharpness.ts';
import { createStage } from './stage.ts';

export interface EngineEvents {
  readonly onHover: (shape: ShapeOnScreen | null, source: HoverSource) => void;
  readonly onClick: (id: string | null, pointerType: string) => void;
  readonly onReady: () => void;
  readonly onError: () => void;
}

export interface EngineHost {
  /** Takes the focus on a press and is where keys are heard. */
  readonly frame: HTMLElement;
  /** An empty element that the engine fills. */
  readonly stage: HTMLElement;
  readonly image: PictureImage;
  /** For a picture that has tiles. */
  readonly loadTiles?: LoadTiles;
}

export interface Engine {
  readonly camera: CameraControl;
  readonly pinHost: HTMLElement;
  readonly setPinPoints: (points: readonly PicturePoint[]) => void;
  readonly update: (state: EngineState) => void;
  /** The shape with the keyboard focus, or null; it is moved into view. */
  readonly focusShape: (id: string | null) => void;
  /** See `PictureHandle`. */
  readonly address: () => string | null;
  /** Calls the listener each time the picture has settled; returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  /** The box of a shape in pixels of the picture; null for an unknown one. */
  readonly boxOf: (id: string) => PictureBox | null;
  /** Lays an element over a shape, as far as that is in the frame. */
  readonly layOver: (id: string, element: HTMLElement) => void;
  /** Leaves the painting of the shapes to a worker. */
  readonly paintAt: (painter: WorkerPainter) => void;
  /** Lets the picture fly on over what comes in its place; to be called before its frame goes. */
  readonly leave: () => void;
  readonly dispose: () => void;
}

/** Calls back once the fonts of the labels are there; returns how to stop. */
function watchFonts(onLoad: () => void): () => void {
  document.fonts.addEventListener('loadingdone', onLoad);
  return () => document.fonts.removeEventListener('loadingdone', onLoad);
}

function isOnShape(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`[${SHAPE_ATTRIBUTE}]`) !== null;
}

function firstWidthPx({ stage, image }: EngineHost, focusBox: PictureBox | undefined): number {
  const frame = { width: Math.max(1, stage.clientWidth), height: Math.max(1, stage.clientHeight) };
  return firstWidthOf(
    image,
    Math.ceil(image.width * restingScale(frame, image, focusBox) * devicePixelRatio),
  );
}

/** Puts the picture into its host and keeps it there until it is disposed of. */
export function createEngine(host: EngineHost, first: EngineState, events: EngineEvents): Engine {
  const { frame, stage, image } = host;
  const model = createModel(image, first);
  const settleListeners = new Set<() => void>();
  let loadResult: (() => void) | null = null;
  let settledOnce = false;
  let left: Promise<void> | null = null;

  const hover = createHoverArbiter((id, source) => {
    canvasLayers.remark();
    const box = id === null ? null : boxOnScreen(id);
    const shape =
      box && id !== null ? { id, left: box[0], top: box[1], right: box[2], bottom: box[3] } : null;
    events.onHover(shape, source);
  });
  const painter = createShapePainter(model.scene());
  const canvasLayers = createCanvasLayers(frame, image, {
    scene: model.scene,
    marks: () => marksOf(model.state(), hover.pointed(), hover.focused()),
    pulsing: () => model.state().pulsing,
    painter,
    render: () => motion.render(),
  });
  const pins = createPins();
  const photo = createPhoto(image, firstWidthPx(host, first.focusBox), {
    onLoad: () => reveal(events.onReady),
    onError: () => reveal(events.onError),
  });
  const sharpness = createSharpness(image, photo, host.loadTiles);
  const surface = createStage(stage, image, { photo, sharpness, canvasLayers, pins });
  const motion = createMotion({ onFrame: surface.show, onStart: onMoveStart, onSettle });
  const camera = createCameraControl(motion, image, first, {
    onZoomOut: surface.prepare,
  });
  const pointer = createPointerControl(surface.element, pins.host, {
    shapeAt(x, y) {
      const point = camera.pointInPicture(x, y);
      return point === null ? null : model.shapeAt(point[0], point[1]);
    },
    onPoint: (id) => hover.point(id),
    onPress: takeFocus,
    onClick: events.onClick,
  });
  const stopWatchingFonts = watchFonts(redraw);
  const stopListening = [
    listenForHands(surface.element, camera),
    listenForWheel(surface.element, camera),
    listenForKeys(frame, camera, isOnShape),
  ];

  /** A press gives the keyboard to the picture, but the ring is for those who came by keyboard. */
  function takeFocus(): void {
    frame.dataset.pressed = '';
    frame.addEventListener('keydown', showRing);
    frame.addEventListener('blur', showRing);
    frame.focus({ preventScroll: true });
  }

  function showRing(): void {
    delete frame.dataset.pressed;
  }

  function reveal(report: () => void): void {
    canvasLayers.reveal();
    loadResult = report;
    reportWhenDrawn();
  }

  function reportWhenDrawn(): void {
    if (!settledOnce) return;
    loadResult?.();
    loadResult = null;
  }

  function boxOnScreen(id: string): PictureBox | null {
    const box = model.boxOf(id);
    return box === null ? null : camera.boxInFrame(box);
  }

  /** Labels are drawn in another font, and what brought it may have brought other tokens. */
  function redraw(): void {
    canvasLayers.shapes.invalidate();
    canvasLayers.remark();
    motion.render();
  }

  function onSettle(): void {
    camera.settled();
    const now = camera.camera();
    if (now !== null) sharpness.settle({ ...now, ...camera.frame(), moving: false });
    hover.resume();
    pointer.refresh();
    if (!settledOnce) followSelection(null);
    settledOnce = true;
    reportWhenDrawn();
    for (const listener of settleListeners) listener();
  }

  function onMoveStart(): void {
    hover.point(null);
    hover.pause();
  }

  /** On a phone a chosen shape is brought close; elsewhere it only has to be in the frame. */
  function followSelection(formerId: string | null): void {
    const { selectedId } = model.state();
    const box = selectedId === null || selectedId === formerId ? null : model.boxOf(selectedId);
    if (box === null) return;
    if (isNarrow(camera.frame())) camera.center(box);
    else camera.show(box);
  }

  function fit(): void {
    camera.resize({ width: stage.clientWidth, height: stage.clientHeight });
  }

  const sizes = new ResizeObserver(() => {
    const { width, height } = motion.frame();
    if (width === stage.clientWidth && height === stage.clientHeight) return;
    fit();
    // Before this frame is painted: at no moment does the picture stand as it did in the former one.
    motion.renderNow();
  });
  sizes.observe(stage);
  fit();

  return {
    camera,
    pinHost: pins.host,
    setPinPoints: pins.setPoints,
    update(next) {
      const formerId = model.state().selectedId;
      if (model.set(next)) {
        painter.show(model.scene());
        canvasLayers.repaint();
        pointer.refresh();
      }
      canvasLayers.show(next.overlayShown);
      photo.describe(next.alt);
      camera.setFocusBox(next.focusBox);
      camera.setOpening(next.opening);
      if (settledOnce) followSelection(formerId);
      canvasLayers.remark();
    },
    focusShape(id) {
      const box = id === null ? null : model.boxOf(id);
      if (box !== null && camera.show(box)) hover.pause();
      hover.focus(id);
      canvasLayers.remark();
    },
    subscribe(listener) {
      settleListeners.add(listener);
      return () => settleListeners.delete(listener);
    },
    boxOf: model.boxOf,
    layOver(id, element) {
      const box = boxOnScreen(id);
      if (box) placeInFrame(element, box, camera.frame());
    },
    paintAt(next) {
      painter.moveTo(next);
      canvasLayers.renew();
      motion.render();
    },
    address: photo.address,
    leave() {
      // The flight may have begun in this very frame.
      motion.renderNow();
      left = leaveBehind(surface.moved, frame);
    },
    dispose() {
      stopWatchingFonts();
      for (const stop of stopListening) stop();
      pointer.dispose();
      sizes.disconnect();
      motion.dispose();
      sharpness.dispose();
      pins.host.remove();
      surface.element.remove();
      const release = () => {
        photo.dispose();
        canvasLayers.dispose();
        painter.dispose();
      };
      if (left) void left.then(release);
      else release();
    },
  };
}
