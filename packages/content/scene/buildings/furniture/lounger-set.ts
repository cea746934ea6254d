import { type Frame, tipped } from '../../geometry/frame.ts';
import { addBox, SIDES, SIDES_AND_TOP } from '../../geometry/solids.ts';
import { within } from '../parts.ts';
import { addCushion, addDisc, addLegs, addTube, painted, type Setting, woven } from './pieces.ts';

/** From the middle between them to that of a lounger. */
const ASIDE_M = 0.56;
const STOOL_M = 0.4;
const ROUND_SIDES = 10;
const PARASOL_SIDES = 7;

/** Two loungers that look away from the house, a stool between them, and a parasol that is shut. */
export function addLoungerSet(setting: Setting): void {
  const { own } = setting;
  for (const side of [-1, 1]) addLounger(setting, within(own, side * ASIDE_M, 0, 0));
  addStool(setting, within(own, 0, 0.3, 0));
  addShutParasol(setting, within(own, 0, 0.8, 0));
}

function addStool({ group, look }: Setting, own: Frame): void {
  addTube(woven(group), own, ROUND_SIDES, [
    [0.17, 0],
    [0.19, STOOL_M],
  ]);
  addDisc(painted(group, look.frame), own, ROUND_SIDES, 0.2, STOOL_M + 0.01);
}

/** An open one would stand in the view of the homes above. */
function addShutParasol({ group, look }: Setting, own: Frame): void {
  const pole = painted(group, look.frame);
  addBox(pole, own, [-0.02, -0.02, 0, 0.02, 0.02, 2.5], SIDES_AND_TOP);
  addBox(pole, own, [-0.22, -0.22, 0, 0.22, 0.22, 0.05], SIDES_AND_TOP);
  addTube(painted(group, look.cloth), own, PARASOL_SIDES, [
    [0.11, 1.15],
    [0.06, 1.6],
    [0.09, 1.75],
    [0.02, 2.46],
  ]);
}

/** Its head is at large y. */
function addLounger({ group, look }: Setting, own: Frame): void {
  const frame = painted(group, look.frame);
  addLegs(frame, own, [-0.33, -0.9, 0, 0.33, 0.85, 0.22], 0.05);
  for (const x of [-0.34, 0.3]) addBox(frame, own, [x, -0.97, 0.22, x + 0.04, 0.95, 0.29], SIDES_AND_TOP);
  for (const y of [-0.97, 0.91]) addBox(frame, own, [-0.3, y, 0.22, 0.3, y + 0.04, 0.29], 'yYZ');
  const cloth = painted(group, look.cloth);
  addCushion(cloth, own, [-0.3, -0.93, 0.25, 0.3, 0.3, 0.36]);
  const head = tipped(own, [0, 0.3, 0.26], -0.62);
  addCushion(cloth, head, [-0.3, 0, 0, 0.3, 0.68, 0.1]);
  addCushion(painted(group, look.accent), head, [-0.24, 0.42, 0.09, 0.24, 0.64, 0.17]);
  addBox(painted(group, look.frame), head, [-0.28, 0.02, -0.04, 0.28, 0.66, 0], SIDES);
}
