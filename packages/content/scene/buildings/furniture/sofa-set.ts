import type { Frame } from '../../geometry/frame.ts';
import type { Vector } from '../../geometry/plane.ts';
import { addBox, addFloor, SIDES_AND_TOP } from '../../geometry/solids.ts';
import { within } from '../parts.ts';
import {
  addCushion,
  addLegs,
  addStandingCushion,
  addTable,
  addTablePlant,
  painted,
  type Setting,
  woven,
} from './pieces.ts';

const HALF_SOFA_M = 0.85;
const SOFA_DEPTH_M = 0.78;
const BASE_M = 0.24;
const SEAT_M = 0.4;
const ARM_M = 0.58;
const BACK_M = 0.68;
/** The sofa stands so far from the house. */
const FROM_HOUSE_M = 0.1;
const TABLE_M = 0.34;
const MAT: Vector = [0.4, 0.36, 0.29];
/** Above the floor, so far that no eye on the place takes it for the floor. */
const MAT_M = 0.015;
/** Of a terrace on which the table stands before the sofa, and not beside it. */
const DEEP_M = 1.75;

/** A sofa for two with its back to the house, and a low table. */
export function addSofaSet(setting: Setting): void {
  const { group, own, look, depth } = setting;
  const back = depth / 2 - FROM_HOUSE_M;
  addSofa(setting, within(own, 0, back, 0));
  const isDeep = depth >= DEEP_M;
  if (isDeep) addMat(setting, within(own, 0, back, MAT_M));
  const [x, y] = isDeep ? [0.1, back - SOFA_DEPTH_M - 0.55] : [HALF_SOFA_M + 0.4, back - 0.45];
  const table = within(own, x, y, 0);
  addTable(painted(group, look.frame), table, [-0.34, -0.24, 0.34, 0.24], TABLE_M);
  addTablePlant(group, table, [-0.14, 0.04, TABLE_M]);
}

/** On the floor below sofa and table, with a stripe at both ends. */
function addMat({ group, look }: Setting, own: Frame): void {
  const [front, back] = [-SOFA_DEPTH_M - 0.85, -0.2];
  const half = HALF_SOFA_M + 0.15;
  const stripe = half - 0.16;
  addFloor(painted(group, MAT), own, [-stripe, front, stripe, back], 0);
  const ends = painted(group, look.accent);
  addFloor(ends, own, [-half, front, -stripe, back], 0);
  addFloor(ends, own, [stripe, front, half, back], 0);
}

/** In its own frame the back is at y = 0 and the seat before it. */
function addSofa({ group, look }: Setting, own: Frame): void {
  const [half, front] = [HALF_SOFA_M, -SOFA_DEPTH_M];
  const frame = painted(group, look.frame);
  addLegs(frame, own, [-half, front, 0, half, 0, ARM_M], 0.05);
  addBox(frame, own, [-half + 0.05, front, BASE_M - 0.07, half - 0.05, -0.02, BASE_M], SIDES_AND_TOP);
  addBox(frame, own, [-half, -0.05, BACK_M - 0.05, half, 0, BACK_M], SIDES_AND_TOP);
  for (const x of [-half, half - 0.07])
    addBox(frame, own, [x, front, ARM_M, x + 0.07, -0.04, ARM_M + 0.03], SIDES_AND_TOP);
  const panel = woven(group);
  addBox(panel, own, [-half, -0.03, BASE_M, half, -0.02, BACK_M], 'y');
  for (const x of [-half + 0.025, half - 0.025])
    addBox(panel, own, [x, front + 0.04, BASE_M - 0.07, x, -0.04, ARM_M], 'x');
  const seat = half - 0.07;
  const cloth = painted(group, look.cloth);
  for (const x of [-seat / 2, seat / 2]) {
    const [left, right] = [x - seat / 2 + 0.006, x + seat / 2 - 0.006];
    addCushion(cloth, own, [left, front - 0.01, BASE_M, right, -0.05, SEAT_M]);
    addStandingCushion(cloth, own, [x, -0.12, SEAT_M - 0.02], {
      width: right - left - 0.01,
      height: 0.42,
      thickness: 0.14,
      lean: 0.22,
    });
  }
  const corner = within(own, -half + 0.3, -0.3, SEAT_M + 0.01, 0.35);
  addStandingCushion(painted(group, look.accent), corner, [0, 0, 0], {
    width: 0.42,
    height: 0.36,
    thickness: 0.11,
    lean: 0.4,
  });
}
