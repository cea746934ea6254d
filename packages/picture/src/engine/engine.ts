import type OlMap from 'ol/Map.js';
import { isNarrow, restingScale } from '../camera/camera.ts';
import type { HoverSource, PictureBox, PictureImage, PicturePoint, ShapeOnScreen } from '../types.ts';
import { type CameraControl, createCameraControl } from './camera-control.ts';
import type { ViewportState } from './canvas-layer.ts';
import { type CanvasLayers, createCanvasLayers } from './canvas-layers.ts';
import { createHoverArbiter } from './hover-arbiter.ts';
import { createMap, createMapLayer, viewportOf, watchMotion } from './map.ts';
import { createModel, type EngineState, marksOf } from './model.ts';
import { createPhoto, type Photo } from './photo.ts';
import { createPins, type Pins } from './pins.ts';
import { createPointerControl } from './pointer.ts';
import { prefersStill } from './prefers-still.ts';
import { listenForReset } from './reset-key.ts';
import { createSharpness, firstWidthOf, type Sharpness } from './sharpness.ts';

export interface EngineEvents {
  readonly onHover: (shape: ShapeOnScreen | null, source: HoverSource) => void;
  readonly onClick: (id: string | null, pointerType: string) => void;
  readonly onReady: () => void;
  readonly onError: () => void;
}

export interface EngineHost {
  /** Takes the focus on a press and is where keys are heard. */
  readonly frame: HTMLElement;
  /** An empty element that OpenLayers fills. */
  readonly stage: HTMLElement;
  readonly image: PictureImage;
}

export interface Engine {
  readonly camera: CameraControl;
  readonly pinHost: HTMLElement;
  readonly setPinPoints: (points: readonly PicturePoint[]) => void;
  readonly update: (state: EngineState) => void;
  /** The shape with the keyboard focus, or null; it is moved into view. */
  readonly focusShape: (id: string | null) => void;
  /** Calls the listener each time the picture has settled; returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  /** The box of a shape in pixels of the picture; null for an unknown one. */
  readonly boxOf: (id: string) => PictureBox | null;
  readonly dispose: () => void;
}

/** Elements with this attribute stand for a shape: arrow keys on them are not the map's. */
export const SHAPE_ATTRIBUTE = 'data-shape';

interface Parts {
  readonly photo: Photo;
  readonly sharpness: Sharpness;
  readonly canvasLayers: CanvasLayers;
  readonly pins: Pins;
}

/** Calls back once the fonts of the labels are there; returns how to stop. */
function watchFonts(onLoad: () => void): () => void {
  document.fonts.addEventListener('loadingdone', onLoad);
  return () => document.fonts.removeEventListener('loadingdone', onLoad);
}

function isOnShape(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`[${SHAPE_ATTRIBUTE}]`) !== null;
}

function createOlMap({ frame, stage }: EngineHost, { photo, sharpness, canvasLayers, pins }: Parts): OlMap {
  const photoLayer = createMapLayer({
    element: photo.element,
    update(viewportState: ViewportState) {
      photo.move(viewportState);
      sharpness.move(viewportState);
      pins.move(viewportState);
    },
  });
  const canvasLayerLayers = [canvasLayers.shapes, canvasLayers.pulse, canvasLayers.marks].map(createMapLayer);
  const host = { target: stage, keyboardTarget: frame, isOnShape, reducedMotion: prefersStill() };
  const map = createMap(host, [photoLayer, ...canvasLayerLayers]);
  viewportOf(map).append(pins.host);
  return map;
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

  const hover = createHoverArbiter((id, source) => {
    redrawMarks();
    const box = id === null ? null : boxOnScreen(id);
    const shape =
      box && id !== null ? { id, left: box[0], top: box[1], right: box[2], bottom: box[3] } : null;
    events.onHover(shape, source);
  });
  const canvasLayers = createCanvasLayers(frame, image, {
    scene: model.scene,
    marks: () => marksOf(model.state(), hover.pointed(), hover.focused()),
    pulsing: () => model.state().pulsing,
    render: () => map.render(),
  });
  const pins = createPins();
  const photo = createPhoto(image, firstWidthPx(host, first.focusBox), {
    onLoad: () => reveal(events.onReady),
    onError: () => reveal(events.onError),
  });
  const sharpness = createSharpness(image, photo);
  const map = createOlMap(host, { photo, sharpness, canvasLayers, pins });
  const camera = createCameraControl(map, image, first, {
    onZoomOut: canvasLayers.shapes.prepare,
  });
  const pointer = createPointerControl(viewportOf(map), pins.host, {
    shapeAt(x, y) {
      const point = camera.pointInPicture(x, y);
      return point === null ? null : model.shapeAt(point[0], point[1]);
    },
    onPoint: (id) => hover.point(id),
    onPress: takeFocus,
    onClick: events.onClick,
  });
  const stopWatchingFonts = watchFonts(redraw);
  const stopListening = listenForReset(frame, camera.reset);

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

  function redrawMarks(): void {
    canvasLayers.remark();
    map.render();
  }

  function redraw(): void {
    canvasLayers.shapes.invalidate();
    redrawMarks();
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

  map.on('change:size', camera.resize);
  watchMotion(map, onMoveStart, onSettle);
  camera.resize();

  return {
    camera,
    pinHost: pins.host,
    setPinPoints: pins.setPoints,
    update(next) {
      const formerId = model.state().selectedId;
      if (model.set(next)) {
        canvasLayers.repaint();
        pointer.refresh();
      }
      canvasLayers.show(next.overlayShown);
      photo.describe(next.alt);
      camera.setFocusBox(next.focusBox);
      camera.setOpening(next.opening);
      if (settledOnce) followSelection(formerId);
      redrawMarks();
    },
    focusShape(id) {
      const box = id === null ? null : model.boxOf(id);
      if (box !== null && camera.show(box)) hover.pause();
      hover.focus(id);
      redrawMarks();
    },
    subscribe(listener) {
      settleListeners.add(listener);
      return () => settleListeners.delete(listener);
    },
    boxOf: model.boxOf,
    dispose() {
      stopWatchingFonts();
      stopListening();
      pointer.dispose();
      map.dispose();
      sharpness.dispose();
      photo.dispose();
      canvasLayers.dispose();
      pins.host.remove();
      stage.replaceChildren();
    },
  };
}
