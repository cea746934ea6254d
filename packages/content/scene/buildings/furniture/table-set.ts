import type { Frame } from '../../geometry/frame.ts';
import { lerp, upTo } from '../../geometry/numbers.ts';
import type { Vector } from '../../geometry/plane.ts';
import { addBox, SIDES_AND_TOP } from '../../geometry/solids.ts';
import { within } from '../parts.ts';
import { addCushion, addLegs, addTable, addTablePlant, painted, type Setting, woven } from './pieces.ts';

const HALF_TABLE_M = 0.4;
const TABLE_M = 0.73;
/** From the middle of the table to that of a chair. */
const CHAIR_M = 0.82;

/** A table of boards and two armchairs, side by side: for the narrowest balcony. */
export function addTableSet(setting: Setting): void {
  const { group, own, look } = setting;
  const half = HALF_TABLE_M;
  addTable(painted(group, look.frame), own, [-half, -half, half, half], TABLE_M);
  addTablePlant(group, own, [0.1, 0.12, TABLE_M]);
  for (const side of [-1, 1])
    addChair(setting, within(own, side * CHAIR_M, 0, 0, (-side * Math.PI) / 2 + side * 0.12));
}

const STRAPS = 9;
/** How far the back goes round, from the front of one arm to that of the other (radians). */
const ROUND: readonly [number, number] = [-0.45, Math.PI + 0.45];
const SEAT_M = 0.4;

/** A round back of woven straps under a rail, which is higher behind. */
function addChair({ group, look }: Setting, own: Frame): void {
  const frame = painted(group, look.frame);
  addLegs(frame, own, [-0.25, -0.24, 0, 0.25, 0.22, SEAT_M]);
  addBox(frame, own, [-0.26, -0.26, SEAT_M - 0.04, 0.26, 0.24, SEAT_M], SIDES_AND_TOP);
  const rail = (angle: number, outwards: number, down: number): Vector => {
    const high = 0.62 + 0.17 * Math.max(0, Math.sin(angle)) ** 2;
    const [x, y] = [(0.27 + outwards) * Math.cos(angle), (0.27 + outwards) * Math.sin(angle)];
    return own.point(x, y, high - down);
  };
  const angleOf = (share: number) => lerp(ROUND[0], ROUND[1], share);
  for (const i of upTo(STRAPS - 1)) {
    const [a, b] = [angleOf(i / (STRAPS - 1)), angleOf((i + 1) / (STRAPS - 1))];
    frame.quad(rail(a, 0.02, 0.045), rail(b, 0.02, 0.045), rail(b, 0.02, 0), rail(a, 0.02, 0));
    frame.quad(rail(a, 0.02, 0), rail(b, 0.02, 0), rail(b, -0.02, 0), rail(a, -0.02, 0));
  }
  const straps = woven(group);
  const foot = (angle: number) => own.point(0.25 * Math.cos(angle), 0.24 * Math.sin(angle), SEAT_M - 0.02);
  for (const i of upTo(STRAPS)) {
    const [a, b] = [angleOf((i + 0.12) / STRAPS), angleOf((i + 0.88) / STRAPS)];
    straps.quad(foot(a), foot(b), rail(b, 0, 0.02), rail(a, 0, 0.02));
  }
  addCushion(painted(group, look.cloth), own, [-0.2, -0.25, SEAT_M, 0.2, 0.13, SEAT_M + 0.075]);
}
