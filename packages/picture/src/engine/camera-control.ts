import type OlMap from 'ol/Map.js';
import {
  boxInFrame,
  type Camera,
  clampCamera,
  coveringScale,
  homeCamera,
  openingCamera,
  panToShow,
  type ScaleLimits,
  type Size,
  scaleLimits,
} from '../camera/camera.ts';
import type { PictureBox, PictureOpening, PicturePoint } from '../types.ts';
import type { ViewportState } from './canvas-layer.ts';
import { createView } from './map.ts';
import { prefersStill } from './prefers-still.ts';

/** Which of the zoom buttons have nothing to do. */
export interface ZoomState {
  readonly atMin: boolean;
  readonly atMax: boolean;
  readonly atHome: boolean;
}

export interface CameraControl {
  /** Null until the frame has a size. */
  readonly camera: () => Camera | null;
  readonly frame: () => Size;
  readonly boxInFrame: (box: PictureBox) => PictureBox | null;
  /** The point of the picture at a point of the frame. */
  readonly pointInPicture: (x: number, y: number) => PicturePoint | null;
  /** The frame has another size: rests again, unless the visitor has moved the picture. */
  readonly resize: () => void;
  readonly setFocusBox: (box: PictureBox | undefined) => void;
  /** Taken away, it ends in a flight to where the camera rests. */
  readonly setOpening: (opening: PictureOpening | undefined) => void;
  readonly zoomBy: (factor: number) => void;
  readonly reset: () => void;
  /** Moves the picture until the box is in the frame; true when it has to move. */
  readonly show: (box: PictureBox) => boolean;
  /** Puts the box into the middle, at least at 1.3 times the covering scale. */
  readonly center: (box: PictureBox) => void;
  /** To call when the picture has settled. */
  readonly settled: () => void;
  readonly zoomState: () => ZoomState;
}

export interface CameraOptions {
  /** A flight begins that ends farther away from the picture, at `target`. */
  readonly onZoomOut: (target: ViewportState) => void;
}

const CAMERA_MS = 600;
const ZOOM_MS = 240;
const SHOW_MARGIN_PX = 24;
const CENTERED_ZOOM = 1.3;
/** Differences below these are rounding. */
const SAME_SCALE = 1e-6;
const SAME_PX = 0.5;

/** The design's `--ease-out`, near enough. */
function easeOut(progress: number): number {
  return progress >= 1 ? 1 : 1 - 2 ** (-10 * progress);
}

function sameCamera(one: Camera, other: Camera): boolean {
  return (
    Math.abs(one.scale / other.scale - 1) < SAME_SCALE &&
    Math.abs(one.centerX - other.centerX) * one.scale < SAME_PX &&
    Math.abs(one.centerY - other.centerY) * one.scale < SAME_PX
  );
}

function sameBox(one: PictureBox | undefined, other: PictureBox | undefined): boolean {
  return one === other || (one?.every((value, index) => value === other?.[index]) ?? false);
}

const UNKNOWN_ZOOM: ZoomState = { atMin: true, atMax: false, atHome: true };

/** Decides where the camera stands; OpenLayers' view carries it out. */
export function createCameraControl(
  map: OlMap,
  picture: Size,
  first: { readonly focusBox: PictureBox | undefined; readonly opening: PictureOpening | undefined },
  { onZoomOut }: CameraOptions,
): CameraControl {
  let { focusBox, opening } = first;
  let frame: Size = { width: 0, height: 0 };
  let moved = false;
  let state = UNKNOWN_ZOOM;
  /** Where a flight under way is to end, in whatever size the frame has by then. */
  let aim: (() => Camera) | null = null;

  const limits = (): ScaleLimits => scaleLimits(frame, picture, focusBox);
  const unit = () =>
    opening ? openingCamera(frame, picture, focusBox, opening) : homeCamera(frame, picture, focusBox);

  function camera(): Camera | null {
    const view = map.getView();
    const center = view.getCenter();
    const resolution = view.getResolution();
    if (frame.width === 0 || center === undefined || resolution === undefined) return null;
    return { centerX: center[0] ?? 0, centerY: -(center[1] ?? 0), scale: 1 / resolution };
  }

  function place(next: Camera): void {
    map.setView(createView(next, limits(), picture));
  }

  function go(target: () => Camera, durationMs: number): boolean {
    const now = camera();
    const next = target();
    aim = null;
    if (now === null || sameCamera(now, next)) return false;
    aim = target;
    const view = map.getView();
    view.cancelAnimations();
    const end = { center: [next.centerX, -next.centerY], resolution: 1 / next.scale };
    if (next.scale < now.scale) onZoomOut({ ...next, ...frame, moving: true });
    if (prefersStill()) {
      view.setCenter(end.center);
      view.setResolution(end.resolution);
    } else {
      view.animate({ ...end, duration: durationMs, easing: easeOut });
    }
    return true;
  }

  function refit(): void {
    const now = camera();
    if (frame.width === 0 || frame.height === 0) return;
    const { min, max } = limits();
    const within = (from: Camera) => ({ ...from, scale: Math.min(max, Math.max(min, from.scale)) });
    const flight = aim;
    const isAtHome = !moved && flight === null;
    place(now === null || isAtHome ? unit() : clampCamera(within(now), frame, picture));
    // A sheet that comes up with the home that a tap chose makes the frame lower while that is flown to.
    if (flight) go(flight, CAMERA_MS);
  }

  function updateZoomState(now: Camera): void {
    const { min, max } = limits();
    const next = {
      atMin: now.scale <= min * (1 + SAME_SCALE),
      atMax: now.scale >= max * (1 - SAME_SCALE),
      atHome: !moved,
    };
    const same = next.atMin === state.atMin && next.atMax === state.atMax && next.atHome === state.atHome;
    if (!same) state = next;
  }

  return {
    camera,
    frame: () => frame,
    boxInFrame(box) {
      const now = camera();
      return now === null ? null : boxInFrame(now, frame, box);
    },
    pointInPicture(x, y) {
      const now = camera();
      if (now === null) return null;
      const fromCenter = (value: number, extent: number) => (value - extent / 2) / now.scale;
      return [now.centerX + fromCenter(x, frame.width), now.centerY + fromCenter(y, frame.height)];
    },
    resize() {
      const [width = 0, height = 0] = map.getSize() ?? [];
      const before = frame.width === 0 ? null : camera();
      frame = { width, height };
      if (before === null) moved = false;
      refit();
    },
    setFocusBox(box) {
      if (sameBox(focusBox, box)) return;
      focusBox = box;
      refit();
    },
    setOpening(next) {
      if (opening === next) return;
      opening = next;
      if (next) refit();
      else go(unit, CAMERA_MS);
    },
    zoomBy(factor) {
      const now = camera();
      if (now === null) return;
      const { min, max } = limits();
      const scale = Math.min(max, Math.max(min, now.scale * factor));
      go(() => clampCamera({ ...now, scale }, frame, picture), ZOOM_MS);
    },
    reset() {
      go(unit, CAMERA_MS);
    },
    show(box) {
      const now = camera();
      return now !== null && go(() => panToShow(now, frame, picture, box, SHOW_MARGIN_PX), CAMERA_MS);
    },
    center([minX, minY, maxX, maxY]) {
      const now = camera();
      if (now === null) return;
      const wanted = () => {
        const scale = Math.max(now.scale, coveringScale(frame, picture) * CENTERED_ZOOM);
        return clampCamera({ centerX: (minX + maxX) / 2, centerY: (minY + maxY) / 2, scale }, frame, picture);
      };
      go(wanted, CAMERA_MS);
    },
    settled() {
      const now = camera();
      if (now === null) return;
      if (!map.getView().getAnimating()) aim = null;
      moved = !sameCamera(now, unit());
      updateZoomState(now);
    },
    zoomState: () => state,
  };
}
