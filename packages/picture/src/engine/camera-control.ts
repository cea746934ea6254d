import {
  boxInFrame,
  type Camera,
  clampCamera,
  coveringScale,
  homeCamera,
  openingCamera,
  type Size,
} from '../camera/camera.ts';
import {
  clampScale,
  type Ease,
  FLIGHT_EASE,
  GESTURE_EASE,
  panned,
  withinLimits,
  zoomedAt,
} from '../camera/flight.ts';
import { panToShow, partInFrame, type ScaleLimits, scaleLimits } from '../camera/shown.ts';
import type { PictureBox, PictureOpening, PicturePart, PicturePoint } from '../types.ts';
import type { ViewportState } from './canvas-layer.ts';
import type { Motion } from './motion.ts';
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
  /** What of the picture is in the frame. */
  readonly part: () => PicturePart | null;
  /** The point of the picture at a point of the frame. */
  readonly pointInPicture: (x: number, y: number) => PicturePoint | null;
  /** The frame has another size: rests again, unless the visitor has moved the picture. */
  readonly resize: (frame: Size) => void;
  readonly setFocusBox: (box: PictureBox | undefined) => void;
  /** Goes on where the visitor had left another picture of the same, without a flight. */
  readonly place: (camera: Camera) => void;
  /** Taken away, it ends in a flight to where the camera rests. */
  readonly setOpening: (opening: PictureOpening | undefined) => void;
  readonly zoomBy: (factor: number) => void;
  /** The hand has moved the picture, and made it grow around a point of the frame. */
  readonly moveBy: (
    deltaX: number,
    deltaY: number,
    growth: number,
    at: readonly [x: number, y: number],
  ) => void;
  /** The hand has let go of a picture that goes on. */
  readonly glideBy: (deltaX: number, deltaY: number) => void;
  readonly panBy: (deltaX: number, deltaY: number) => void;
  /** Zooms with this point of the frame, or its middle, standing still. */
  readonly zoomAt: (factor: number, at?: readonly [x: number, y: number]) => void;
  readonly hold: (held: boolean) => void;
  /** Ends a flight where it is; true when there was one. */
  readonly stop: () => boolean;
  readonly reset: () => void;
  /** Moves the picture until the box is in the frame; true when it has to move. */
  readonly show: (box: PictureBox) => boolean;
  /** Puts the box into the middle, at least at 1.3 times the covering scale. */
  readonly center: (box: PictureBox) => void;
  /** Flies towards the box, for as long as its page is on its way; not where motion is to be reduced. */
  readonly approach: (box: PictureBox) => void;
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
const KEY_MS = 160;
const GLIDE_MS = 500;
const SHOW_MARGIN_PX = 24;
const CENTERED_ZOOM = 1.3;
/** So much larger a picture grows at most towards what is opened, and until that fills so much of the frame. */
const MOST_NEARER = 2.2;
const NEAR_SHARE = 0.7;
/** Differences below these are rounding. */
const SAME_SCALE = 1e-6;
const SAME_PX = 0.5;

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

/** The scale at which a box fills its share of the frame. */
function boxScale([minX, minY, maxX, maxY]: PictureBox, { width, height }: Size): number {
  return NEAR_SHARE * Math.min(width / (maxX - minX), height / (maxY - minY));
}

const UNKNOWN_ZOOM: ZoomState = { atMin: true, atMax: false, atHome: true };

/** Decides where the camera stands; `motion` carries it out. */
export function createCameraControl(
  motion: Motion,
  picture: Size,
  first: { readonly focusBox: PictureBox | undefined; readonly opening: PictureOpening | undefined },
  { onZoomOut }: CameraOptions,
): CameraControl {
  let { focusBox, opening } = first;
  let moved = false;
  let state = UNKNOWN_ZOOM;
  /** Where a flight under way is to end, in whatever size the frame has by then. */
  let aim: (() => Camera) | null = null;

  const limits = (): ScaleLimits => scaleLimits(motion.frame(), picture, focusBox);
  const unit = () =>
    opening
      ? openingCamera(motion.frame(), picture, focusBox, opening)
      : homeCamera(motion.frame(), picture, focusBox);

  const camera = () => (motion.frame().width === 0 ? null : motion.camera());

  function fly(target: () => Camera, durationMs: number, ease: Ease): boolean {
    const now = camera();
    const next = target();
    aim = null;
    if (now === null || sameCamera(now, next)) return false;
    aim = target;
    if (prefersStill()) motion.place(next);
    else motion.fly(next, durationMs, ease);
    return true;
  }

  function go(target: () => Camera, durationMs: number): boolean {
    const now = camera();
    const next = target();
    if (now !== null && next.scale < now.scale) onZoomOut({ ...next, ...motion.frame(), moving: true });
    return fly(target, durationMs, FLIGHT_EASE);
  }

  /** Follows the hand to `next`, or as near to it as the picture allows. */
  function follow(next: Camera, durationMs: number): void {
    fly(() => withinLimits(next, motion.frame(), picture, limits()), durationMs, GESTURE_EASE);
  }

  function refit(): void {
    const now = camera();
    const frame = motion.frame();
    if (frame.width === 0 || frame.height === 0) return;
    const flight = aim;
    const isAtHome = !moved && flight === null;
    motion.place(now === null || isAtHome ? unit() : withinLimits(now, frame, picture, limits()));
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
    frame: motion.frame,
    boxInFrame(box) {
      const now = camera();
      return now === null ? null : boxInFrame(now, motion.frame(), box);
    },
    part() {
      const now = camera();
      return now === null ? null : partInFrame(now, motion.frame(), picture);
    },
    pointInPicture(x, y) {
      const now = camera();
      if (now === null) return null;
      const frame = motion.frame();
      const fromCenter = (value: number, extent: number) => (value - extent / 2) / now.scale;
      return [now.centerX + fromCenter(x, frame.width), now.centerY + fromCenter(y, frame.height)];
    },
    resize(size) {
      const before = camera();
      motion.resize(size);
      if (before === null) moved = false;
      refit();
    },
    setFocusBox(box) {
      if (sameBox(focusBox, box)) return;
      focusBox = box;
      refit();
    },
    place(next) {
      aim = null;
      moved = true;
      motion.place(withinLimits(next, motion.frame(), picture, limits()));
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
      const scale = clampScale(now.scale * factor, limits());
      go(() => clampCamera({ ...now, scale }, motion.frame(), picture), ZOOM_MS);
    },
    moveBy(deltaX, deltaY, growth, at) {
      const now = camera();
      if (now === null) return;
      const moving = panned(now, deltaX, deltaY);
      const scale = clampScale(now.scale * growth, limits());
      motion.place(clampCamera(zoomedAt(moving, motion.frame(), at, scale), motion.frame(), picture));
    },
    glideBy(deltaX, deltaY) {
      const now = camera();
      if (now !== null && !prefersStill()) follow(panned(now, deltaX, deltaY), GLIDE_MS);
    },
    panBy(deltaX, deltaY) {
      const from = motion.flightEnd() ?? camera();
      if (from !== null) follow(panned(from, deltaX, deltaY), KEY_MS);
    },
    zoomAt(factor, at) {
      const now = camera();
      if (now === null) return;
      const { width, height } = motion.frame();
      // Turned on, the wheel goes on from where it had led to.
      const scale = clampScale((motion.flightEnd() ?? now).scale * factor, limits());
      follow(zoomedAt(now, motion.frame(), at ?? [width / 2, height / 2], scale), at ? ZOOM_MS : KEY_MS);
    },
    hold: motion.hold,
    stop: motion.stop,
    reset() {
      go(unit, CAMERA_MS);
    },
    show(box) {
      const now = camera();
      return (
        now !== null && go(() => panToShow(now, motion.frame(), picture, box, SHOW_MARGIN_PX), CAMERA_MS)
      );
    },
    center([minX, minY, maxX, maxY]) {
      const now = camera();
      if (now === null) return;
      const wanted = () => {
        const frame = motion.frame();
        const scale = Math.max(now.scale, coveringScale(frame, picture) * CENTERED_ZOOM);
        return clampCamera({ centerX: (minX + maxX) / 2, centerY: (minY + maxY) / 2, scale }, frame, picture);
      };
      go(wanted, CAMERA_MS);
    },
    approach(box) {
      const now = camera();
      if (now === null || prefersStill()) return;
      const scale = now.scale * Math.max(1, Math.min(MOST_NEARER, boxScale(box, motion.frame()) / now.scale));
      const [minX, minY, maxX, maxY] = box;
      const wanted = { centerX: (minX + maxX) / 2, centerY: (minY + maxY) / 2, scale };
      fly(() => withinLimits(wanted, motion.frame(), picture, limits()), CAMERA_MS, FLIGHT_EASE);
    },
    settled() {
      const now = camera();
      if (now === null) return;
      if (motion.flightEnd() === null) aim = null;
      moved = !sameCamera(now, unit());
      updateZoomState(now);
    },
    zoomState: () => state,
  };
}
