import { expect, it } from 'vitest';
import { straightEdges } from '../camera/pose.ts';
import type { Vector } from '../camera/vector.ts';
import type { UnitFace } from '../units/unit-faces.ts';
import { unitLabels } from './unit-labels.ts';

/** A metre is ten pixels in the plane of the walls: the frame is 40 m wide and 30 m high there. */
const FRAME = { width: 400, height: 300 };
const POSE = { eye: [0, 0, 15] as Vector, target: [0, 0, 0] as Vector, edges: straightEdges(4 / 3, 90) };

/** A wall that looks at the eye. */
function wall(x: number, y: number, widthM: number, heightM = 4): UnitFace {
  const [across, up] = [widthM / 2, heightM / 2];
  return {
    middle: [x, y, 0],
    normal: [0, 0, 1],
    areaM2: widthM * heightM,
    corners: [
      [x - across, y - up, 0],
      [x + across, y - up, 0],
      [x + across, y + up, 0],
      [x - across, y + up, 0],
    ],
  };
}

it.each([
  ['stands in the middle of its side', wall(0, 0, 10), [200, 150]],
  ['moves on its side to be whole in the frame', wall(19, 0, 8), [376, 150]],
  ['moves down on a high side', wall(0, 14.8, 8, 10), [200, 12]],
  ['is not drawn where it would leave its side', wall(19, 0, 4.2), null],
  ['is not drawn where the middle of its side is not seen', wall(21, 0, 20), null],
])('a label %s', (_, face, expected) => {
  const [label] = labelsFrom(15, face);
  expect(label ? [Math.round(label.x), Math.round(label.y)] : null).toEqual(expected);
});

it.each([
  ['where a storey is eight pixels high', 55, 1],
  ['not from so far that a storey is lower, however large the side is', 58, 0],
])('a label stands on a roof %s', (_, awayM, expected) => {
  expect(labelsFrom(awayM, wall(0, 0, 40, 40))).toHaveLength(expected);
});

function labelsFrom(awayM: number, face: UnitFace) {
  return unitLabels({
    pose: { ...POSE, eye: [0, 0, awayM] },
    frame: FRAME,
    faces: new Map([[3, [face]]]),
    widthOf: () => 40,
    heightPx: 16,
    taken: [],
    pick: () => 3,
  });
}
