import { poseBetween } from '../camera/flight.ts';
import type { Pose } from '../camera/pose.ts';

/** Asks for frames only while something changes: none at rest. */
export interface FrameLoop {
  readonly pose: () => Pose;
  /** True while a flight is under way. */
  readonly isFlying: () => boolean;
  /** Stands there at once; ends a flight. */
  readonly place: (pose: Pose) => void;
  /** Resolves at the end of the flight, also where something else ended it; true when it arrived. */
  readonly fly: (to: Pose, durationMs: number) => Promise<boolean>;
  readonly stop: () => void;
  /** Asks for one frame. */
  readonly request: () => void;
  readonly dispose: () => void;
}

interface Flight {
  readonly from: Pose;
  readonly to: Pose;
  readonly startMs: number;
  readonly durationMs: number;
  readonly end: (arrived: boolean) => void;
}

export function createFrameLoop(first: Pose, draw: (pose: Pose, nowMs: number) => void): FrameLoop {
  let pose = first;
  let flight: Flight | null = null;
  let requested = 0;

  function land(arrived: boolean): void {
    const ended = flight;
    flight = null;
    ended?.end(arrived);
  }

  function advance(nowMs: number): void {
    if (!flight) return;
    const progress = (nowMs - flight.startMs) / flight.durationMs;
    pose = poseBetween(flight.from, flight.to, progress);
    if (progress >= 1) land(true);
    else request();
  }

  function request(): void {
    if (requested !== 0) return;
    requested = requestAnimationFrame((nowMs) => {
      requested = 0;
      advance(nowMs);
      draw(pose, nowMs);
    });
  }

  return {
    pose: () => pose,
    isFlying: () => flight !== null,
    place(next) {
      land(false);
      pose = next;
      request();
    },
    fly(to, durationMs) {
      land(false);
      if (durationMs <= 0) {
        pose = to;
        request();
        return Promise.resolve(true);
      }
      return new Promise((end) => {
        flight = { from: pose, to, startMs: performance.now(), durationMs, end };
        request();
      });
    },
    stop: () => land(false),
    request,
    dispose() {
      cancelAnimationFrame(requested);
      requested = 0;
      land(false);
    },
  };
}
