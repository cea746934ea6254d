import type { Pose } from '../camera/pose.ts';
import { boxAround, type FrameSize, type Projector, projector } from '../camera/projection.ts';
import { lengthOf, normalize, subtract, type Vector } from '../camera/vector.ts';
import type { Ray } from '../units/pick-unit.ts';
import { facingFaces, type UnitFace } from '../units/unit-faces.ts';
import { type LabelBox, placeLabels, within } from './place-labels.ts';

/** Where a unit's number and glyph can stand, and how much room they have there, in CSS pixels. */
export interface UnitLabel {
  readonly volume: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Of the side that it stands on. */
  readonly roomWidth: number;
  readonly roomHeight: number;
}

export interface UnitLabelsInput {
  readonly pose: Pose;
  readonly frame: FrameSize;
  /** Volumes that have a label, with their sides. */
  readonly faces: ReadonlyMap<number, readonly UnitFace[]>;
  /** Width of a label by its unit, in CSS pixels. */
  readonly widthOf: (volume: number) => number;
  readonly heightPx: number;
  /** Where others lie over the frame. */
  readonly taken: readonly LabelBox[];
  /** The volume that a ray meets first, whether it has a label or not. */
  readonly pick: (ray: Ray) => number | null;
}

function rayTo(eye: Vector, point: Vector): Ray {
  return { origin: eye, direction: normalize(subtract(point, eye)) };
}

/** Small sides give no room to a label, so they need not be looked at. */
const MOST_SIDES = 3;
/** No glyph is drawn in less. */
const LEAST_ROOM_PX = 8;
/** From where a storey is lower only a few roofs have room, and what stands on those says nothing of the homes below. */
const LEAST_STOREY_PX = 8;
const STOREY_M = 3;

/** From a label to the edges of the frame. */
const EDGE_PX = 4;

/** A label that is moved to be whole in the frame would leave its side. */
const leaves = (moved: number, length: number, room: number): boolean =>
  moved !== 0 && Math.abs(moved) > (room - length) / 2;

function labelOn(
  volume: number,
  face: UnitFace,
  input: UnitLabelsInput,
  project: Projector,
): UnitLabel | null {
  const { pose, frame, widthOf, heightPx, pick } = input;
  const at = project(face.middle);
  const box = boxAround(face.corners, project);
  const metrePx =
    frame.height / ((pose.edges.top - pose.edges.bottom) * lengthOf(subtract(face.middle, pose.eye)));
  if (metrePx * STOREY_M < LEAST_STOREY_PX) return null;
  if (!at || !box || at[0] < 0 || at[1] < 0 || at[0] > frame.width || at[1] > frame.height) return null;
  const room = { roomWidth: box.right - box.left, roomHeight: box.bottom - box.top };
  // Seen from afar hundreds of sides are smaller than a glyph; no ray is sent to them.
  if (room.roomWidth < LEAST_ROOM_PX || room.roomHeight < LEAST_ROOM_PX) return null;
  if (pick(rayTo(pose.eye, face.middle)) !== volume) return null;
  const [width, height] = [widthOf(volume), heightPx];
  const x = within(at[0], width, frame.width, EDGE_PX);
  const y = within(at[1], height, frame.height, EDGE_PX);
  if (leaves(x - at[0], width, room.roomWidth) || leaves(y - at[1], height, room.roomHeight)) return null;
  return { volume, x, y, width, height, ...room };
}

/** Labels in the middle of the side that is seen most and not hidden by another unit; none lies over another. */
export function unitLabels(input: UnitLabelsInput): UnitLabel[] {
  const project = projector(input.pose, input.frame);
  const labels: UnitLabel[] = [];
  for (const [volume, sides] of input.faces) {
    for (const face of facingFaces(sides, input.pose.eye).slice(0, MOST_SIDES)) {
      const label = labelOn(volume, face, input, project);
      if (!label) continue;
      labels.push(label);
      break;
    }
  }
  const largestFirst = labels.toSorted((a, b) => b.roomWidth * b.roomHeight - a.roomWidth * a.roomHeight);
  return placeLabels(largestFirst, input.taken);
}
