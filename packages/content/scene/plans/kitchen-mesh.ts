import { around, at, upTo } from '../geometry/numbers.ts';
import type { Ground } from '../geometry/plane.ts';
import { addBox, SIDES } from '../geometry/solids.ts';
import { type Builder, block, fabric } from './furnishing.ts';
import { addCylinder, corners } from './soft-solids.ts';

const counter: Builder = ({ group, look }, frame, piece) => {
  const { width: w, depth: d } = piece;
  addBox(group.of('cab'), frame, [-w / 2, -d / 2 + 0.03, 0.08, w / 2, d / 2, 0.88]);
  addBox(group.of('marble'), frame, block(piece, 0.88, 0.92));
  addBox(group.of('frame'), frame, [w * 0.1, -d / 2 + 0.1, 0.92, w * 0.1 + 0.56, d / 2 - 0.1, 0.926]);
  addBox(group.of('metal'), frame, [-w * 0.36, -d / 2 + 0.12, 0.921, -w * 0.36 + 0.5, d / 2 - 0.12, 0.925]);
  if (look.height > 2) addBox(group.of('oakf'), frame, [-w / 2, d / 2 - 0.34, 1.5, w / 2, d / 2, 2.25]);
};

const island: Builder = ({ group }, frame, piece) => {
  const { width: w, depth: d } = piece;
  addBox(group.of('oakf'), frame, [-w / 2 + 0.05, -d / 2 + 0.25, 0, w / 2 - 0.05, d / 2 - 0.03, 0.88]);
  addBox(group.of('marble'), frame, block(piece, 0.88, 0.93));
  for (const i of upTo(3)) {
    const [x, y] = [-w / 3 + (i * w) / 3, -d / 2 - 0.18];
    addCylinder(fabric(group, [0.7, 0.55, 0.38]), frame, { x, y, z0: 0.62, z1: 0.68, radius: 0.18 });
    addCylinder(group.of('frame'), frame, { x, y, z0: 0, z1: 0.62, radius: 0.025 });
  }
};

const fridge: Builder = ({ group, look }, frame, piece) =>
  addBox(group.of('cab'), frame, block(piece, 0, Math.min(2.1, look.height)));

const washer: Builder = ({ group }, frame, piece) =>
  addBox(group.of('ceramic'), frame, block(piece, 0, 0.85));

const shower: Builder = ({ group, look }, frame, piece) => {
  const { width: w, depth: d } = piece;
  addBox(group.of('marble'), frame, block(piece, 0, 0.05));
  const top = Math.min(2, look.height);
  group
    .of('railglass')
    .quad(
      frame.point(w / 2, -d / 2, 0.05),
      frame.point(w / 2, d / 2, 0.05),
      frame.point(w / 2, d / 2, top),
      frame.point(w / 2, -d / 2, top),
    );
  addCylinder(group.of('metal'), frame, { x: 0, y: d / 2 - 0.15, z0: 1, z1: 1.02, radius: 0.12 });
};

const RIM_M = 0.56;
const BOTTOM_M = 0.15;
const WATER_M = 0.4;

/** A box with a hollow, and water in it. */
const bath: Builder = ({ group }, frame, piece) => {
  const { width: w, depth: d } = piece;
  const ceramic = group.of('ceramic');
  addBox(ceramic, frame, block(piece, 0, RIM_M), SIDES);
  const outer = corners(-w / 2, -d / 2, w / 2, d / 2);
  const inner = outer.map(([x, y]): Ground => [x - Math.sign(x) * 0.09, y - Math.sign(y) * 0.09]);
  const point = ([x, y]: Ground, z: number, sx = 1, sy = 1) => frame.point(x * sx, y * sy, z);
  outer.forEach((from, i) => {
    const [a, b] = [at(inner, i), around(inner, i + 1)];
    ceramic.quad(point(from, RIM_M), point(around(outer, i + 1), RIM_M), point(b, RIM_M), point(a, RIM_M));
    ceramic.quad(
      point(a, RIM_M),
      point(b, RIM_M),
      point(b, BOTTOM_M, 0.9, 0.8),
      point(a, BOTTOM_M, 0.9, 0.8),
    );
  });
  const water = (i: number) => point(at(inner, i), WATER_M, 0.95, 0.9);
  group.of('pool').quad(water(0), water(1), water(2), water(3));
};

const toilet: Builder = ({ group }, frame, { width: w, depth: d }) => {
  const ceramic = group.of('ceramic');
  addBox(ceramic, frame, [-w / 2, d / 2 - 0.2, 0, w / 2, d / 2, 0.8]);
  addCylinder(ceramic, frame, { x: 0, y: -0.08, z0: 0, z1: 0.4, radius: 0.14, topRadius: 0.2 });
};

const sink: Builder = ({ group }, frame, piece) => {
  addBox(group.of('oakf'), frame, block(piece, 0.4, 0.8));
  addBox(group.of('marble'), frame, block(piece, 0.8, 0.83));
  addCylinder(group.of('ceramic'), frame, { x: 0, y: 0, z0: 0.83, z1: 0.95, radius: 0.15, topRadius: 0.19 });
};

/** Of kitchens, bathrooms and laundries. */
export const KITCHEN_PIECES: Readonly<Record<string, Builder>> = {
  counter,
  island,
  fridge,
  washer,
  shower,
  bath,
  toilet,
  sink,
};
