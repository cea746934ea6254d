import type { Pose, ViewCamera } from '../camera/pose.ts';
import type { FrameBox, FrameSize, Projector } from '../camera/projection.ts';
import type { LabelBox } from '../labels/place-labels.ts';
import type { SunPosition } from '../sun/sun-position.ts';
import type { ShownUnit, UnitMarks } from '../units/unit-paint.ts';

export interface EngineHost {
  /** Has the model. */
  readonly canvas: HTMLCanvasElement;
  /** Over it, for numbers and glyphs; null where no units are shown. */
  readonly labels: HTMLCanvasElement | null;
}

export interface EngineEvents {
  /** The device took its drawing away (true), or gave it back. */
  readonly onLost: (isLost: boolean) => void;
}

/** Of a frame: where points of the place are in it, and how much of the picture is seen on them, 0 to 1. */
export type FrameReport = (project: Projector, pictureShare: number) => void;

/** The live place: draws only when something changed. */
export interface Engine {
  readonly pose: () => Pose;
  /** Stands there at once. */
  readonly place: (pose: Pose) => void;
  /** As the visitor moves it: kept above the ground and within the place. */
  readonly move: (change: (pose: Pose) => Pose) => void;
  /** True when it arrived; false where something else ended the flight. */
  readonly fly: (pose: Pose, durationMs: number) => Promise<boolean>;
  readonly setSun: (sun: SunPosition) => void;
  /** Lays a picture on what is seen of it from where it was taken; nothing, and its dark corners alone, where it does not come. */
  readonly setPicture: (view: ViewCamera, address: string | null) => Promise<void>;
  readonly setUnits: (units: readonly ShownUnit[], marks: UnitMarks) => void;
  /** Where others lie over the frame: no number is drawn below them. */
  readonly setTaken: (taken: readonly LabelBox[]) => void;
  /** The unit under a point of the frame in CSS pixels. */
  readonly unitAt: (x: number, y: number) => number | null;
  /** Before the building under a point of the frame; null where there is none. */
  readonly poseOfBuildingAt: (x: number, y: number) => Pose | null;
  readonly boxOf: (unitId: number) => FrameBox | null;
  /** Fetches the full building, if there is one, and the leaves of the plants round it. */
  readonly detailOf: (buildingId: number | null) => Promise<void>;
  /** The same for all others, one after another, if the device is up to it. */
  readonly detailAll: () => Promise<void>;
  /** Reports each frame. Returns how to stop that. */
  readonly onFrame: (report: FrameReport) => () => void;
  /** Resolves when the next frame is drawn, with everything compiled before it. There is no frame before that is called. */
  readonly drawn: () => Promise<void>;
  readonly resize: (frame: FrameSize, pixelRatio: number) => void;
  readonly frame: () => FrameSize;
  /** Frames drawn so far. */
  readonly frames: () => number;
  readonly dispose: () => void;
}
