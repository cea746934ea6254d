import type { Camera, Size } from '../camera/camera.ts';
import { between, type Ease, type Flight } from '../camera/flight.ts';
import { sameView, type ViewportState } from './canvas-layer.ts';

export interface MotionEvents {
  /** Draws one moment of the picture, and of the flight that it is in. */
  readonly onFrame: (viewportState: ViewportState, flight: Flight | null) => void;
  /** The picture begins to move; the first frame counts. */
  readonly onStart: () => void;
  /** It has settled, and that is drawn. */
  readonly onSettle: () => void;
}

/**
 * Where the camera is at every moment. A frame is asked for only when a hand moves it, a flight begins, goes on for a while or
 * ends, or something is to be drawn.
 */
export interface Motion {
  /** Null until it was first placed. */
  readonly camera: () => Camera | null;
  readonly frame: () => Size;
  readonly resize: (frame: Size) => void;
  /** Puts the camera somewhere at once; ends a flight. */
  readonly place: (camera: Camera) => void;
  readonly fly: (target: Camera, durationMs: number, ease: Ease) => void;
  /** Where a flight under way ends, else null. */
  readonly flightEnd: () => Camera | null;
  /** Ends a flight where the camera is now; true when there was one. */
  readonly stop: () => boolean;
  /** A hand holds the picture, or no longer does. */
  readonly hold: (held: boolean) => void;
  /** Asks for a frame. */
  readonly render: () => void;
  /** Draws now what a frame was asked for. */
  readonly renderNow: () => void;
  readonly dispose: () => void;
}

/** How often a frame is asked for in a flight: the compositor carries it, and what it comes to is fetched or drawn. */
const WAKE_MS = 100;
/** So long before its end every frame is asked for, so that the first one after it is drawn. */
const LANDING_MS = 20;

export function createMotion({ onFrame, onStart, onSettle }: MotionEvents): Motion {
  let frame: Size = { width: 0, height: 0 };
  let camera: Camera | null = null;
  let flight: Flight | null = null;
  let held = false;
  let travelling = false;
  let last: ViewportState | null = null;
  let request = 0;
  let nextWake: ReturnType<typeof setTimeout> | undefined;

  function advance(): void {
    if (flight === null) return;
    const { from, to, startMs, durationMs, ease } = flight;
    const progress = (performance.now() - startMs) / durationMs;
    camera = progress >= 1 ? to : between(from, to, ease.at(Math.max(0, progress)));
    if (progress >= 1) flight = null;
  }

  function notify(viewportState: ViewportState): void {
    const changed = last === null || !sameView(last, viewportState);
    last = viewportState;
    if (changed && !travelling) {
      travelling = true;
      onStart();
    }
    if (!travelling || viewportState.moving) return;
    travelling = false;
    onSettle();
  }

  function wakeAgain({ startMs, durationMs }: Flight): void {
    const leftMs = startMs + durationMs - performance.now();
    if (leftMs <= LANDING_MS) render();
    else nextWake = setTimeout(render, Math.min(WAKE_MS, leftMs - LANDING_MS));
  }

  function draw(): void {
    request = 0;
    clearTimeout(nextWake);
    advance();
    if (camera === null || frame.width === 0 || frame.height === 0) return;
    const viewportState = { ...camera, ...frame, moving: held || flight !== null };
    if (flight !== null) wakeAgain(flight);
    onFrame(viewportState, flight);
    notify(viewportState);
  }

  function render(): void {
    if (request === 0) request = requestAnimationFrame(draw);
  }

  function drop(): void {
    cancelAnimationFrame(request);
    request = 0;
  }

  return {
    camera() {
      advance();
      return camera;
    },
    frame: () => frame,
    resize(next) {
      frame = next;
      render();
    },
    place(next) {
      flight = null;
      camera = next;
      render();
    },
    fly(to, durationMs, ease) {
      if (camera === null) return;
      flight = { from: camera, to, startMs: performance.now(), durationMs, ease };
      render();
    },
    flightEnd: () => flight?.to ?? null,
    stop() {
      if (flight === null) return false;
      advance();
      flight = null;
      render();
      return true;
    },
    hold(next) {
      if (held === next) return;
      held = next;
      render();
    },
    render,
    renderNow() {
      drop();
      draw();
    },
    dispose() {
      drop();
      clearTimeout(nextWake);
    },
  };
}
