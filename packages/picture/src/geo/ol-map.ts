import { noModifierKeys } from 'ol/events/condition.js';
import DragPan from 'ol/interaction/DragPan.js';
import KeyboardPan from 'ol/interaction/KeyboardPan.js';
import KeyboardZoom from 'ol/interaction/KeyboardZoom.js';
import MouseWheelZoom from 'ol/interaction/MouseWheelZoom.js';
import PinchZoom from 'ol/interaction/PinchZoom.js';
import Kinetic from 'ol/Kinetic.js';
import Layer from 'ol/layer/Layer.js';
import OlMap from 'ol/Map.js';
import type MapBrowserEvent from 'ol/MapBrowserEvent.js';
import { DRAG_START_PX } from '../camera/gesture.ts';
import type { ViewportState } from '../engine/canvas-layer.ts';

const KEYBOARD_PAN_PX = 96;
const KEYBOARD_ZOOM_LEVELS = 0.5;

export interface MapHost {
  readonly target: HTMLElement;
  /** Where key presses are heard; those on a shape are not the map's. */
  readonly keyboardTarget: HTMLElement;
  readonly isOnShape: (target: EventTarget | null) => boolean;
  readonly reducedMotion: boolean;
}

export interface MapLayer {
  readonly element: HTMLElement;
  readonly update: (viewportState: ViewportState) => void;
}

/** True in a gesture and in an animation. */
function isMoving(viewHints: readonly number[]): boolean {
  return viewHints.some((hint) => hint > 0);
}

/** A layer that OpenLayers calls each frame and that draws in its own way. */
export function createMapLayer({ element, update }: MapLayer): Layer {
  return new Layer({
    render({ viewState, size, viewHints }) {
      const [x = 0, y = 0] = viewState.center;
      const [width = 0, height = 0] = size;
      const camera = { centerX: x, centerY: -y, scale: 1 / viewState.resolution };
      update({ ...camera, width, height, moving: isMoving(viewHints) });
      return element;
    },
  });
}

/** OpenLayers as engine of all gestures: drag with momentum, wheel, pinch and keys. No controls. */
export function createMap(host: MapHost, layers: readonly Layer[]): OlMap {
  const animationMs = (wantedMs: number) => (host.reducedMotion ? 0 : wantedMs);
  const offShapes = (event: MapBrowserEvent<KeyboardEvent>) =>
    noModifierKeys(event) && !host.isOnShape(event.originalEvent.target);
  return new OlMap({
    target: host.target,
    keyboardEventTarget: host.keyboardTarget,
    moveTolerance: DRAG_START_PX - 1,
    controls: [],
    layers: [...layers],
    interactions: [
      new DragPan(host.reducedMotion ? {} : { kinetic: new Kinetic(-0.005, 0.05, 100) }),
      new PinchZoom({ duration: animationMs(240) }),
      new MouseWheelZoom({ duration: animationMs(240) }),
      new KeyboardPan({
        condition: (event) => offShapes(event as MapBrowserEvent<KeyboardEvent>),
        duration: animationMs(160),
        pixelDelta: KEYBOARD_PAN_PX,
      }),
      new KeyboardZoom({ delta: KEYBOARD_ZOOM_LEVELS, duration: animationMs(160) }),
    ],
  });
}

/** The element in which OpenLayers lays its layers and hears the pointer; only a worker has none. */
export function viewportOf(map: OlMap): HTMLElement {
  const viewport = map.getViewport();
  if (viewport === undefined) throw new Error('The picture needs a document');
  return viewport;
}
