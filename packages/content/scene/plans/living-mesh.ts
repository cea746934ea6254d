import type { Frame } from '../geometry/frame.ts';
import { frameAt } from '../geometry/frame.ts';
import type { MeshGroup } from '../geometry/mesh.ts';
import { upTo } from '../geometry/numbers.ts';
import type { Vector } from '../geometry/plane.ts';
import { addBox, SIDES, SIDES_AND_TOP } from '../geometry/solids.ts';
import { addLegs, type Builder, block, COVER, fabric, LIGHT_COVER } from './furnishing.ts';
import type { Piece } from './plan.ts';
import { addCylinder, addSoftBox } from './soft-solids.ts';

const rug: Builder = ({ group }, frame, piece) =>
  addBox(fabric(group, [0.72, 0.69, 0.62]), frame, block(piece, 0, 0.015), SIDES_AND_TOP);

const SEAT: Vector = [0.83, 0.8, 0.74];

const sofa =
  (hasCorner: boolean): Builder =>
  ({ group }, frame, { width: w, depth: d }) => {
    const body = fabric(group, COVER);
    addSoftBox(body, frame, [-w / 2, -d / 2, 0.08, w / 2, d / 2, 0.36]);
    addSoftBox(body, frame, [-w / 2, d / 2 - 0.24, 0.3, w / 2, d / 2, 0.8], 0.08);
    addSoftBox(body, frame, [-w / 2, -d / 2, 0.3, -w / 2 + 0.2, d / 2, 0.6], 0.06);
    addSoftBox(body, frame, [w / 2 - 0.2, -d / 2, 0.3, w / 2, d / 2, 0.6], 0.06);
    const seat = fabric(group, SEAT);
    addSoftBox(seat, frame, [-w / 2 + 0.22, -d / 2 + 0.02, 0.36, -0.01, d / 2 - 0.26, 0.5]);
    addSoftBox(seat, frame, [0.01, -d / 2 + 0.02, 0.36, w / 2 - 0.22, d / 2 - 0.26, 0.5]);
    if (hasCorner) {
      addSoftBox(body, frame, [w / 2 - 0.95, -d / 2 - 0.8, 0.08, w / 2, -d / 2, 0.36]);
      addSoftBox(seat, frame, [w / 2 - 0.93, -d / 2 - 0.78, 0.36, w / 2 - 0.02, -d / 2, 0.5]);
    }
    const cushions: readonly [number, Vector][] = [
      [-w / 2 + 0.5, [0.3, 0.42, 0.42]],
      [w / 2 - 0.55, [0.66, 0.46, 0.28]],
      [-w / 2 + 0.95, [0.85, 0.82, 0.76]],
    ];
    for (const [x, colour] of cushions) {
      const leaning = frameAt(frame.point(x, d / 2 - 0.33, 0.5), frame.turn + 0.2);
      addSoftBox(fabric(group, colour), leaning, [-0.2, -0.06, 0, 0.2, 0.08, 0.38], 0.06);
    }
  };

const coffeeTable: Builder = ({ group }, frame, piece) => {
  addBox(group.of('oakf'), frame, block(piece, 0.34, 0.38));
  addLegs(group.of('frame'), frame, piece, { inset: 0.06, half: 0.02, height: 0.34 });
  addBox(fabric(group, [0.2, 0.3, 0.35]), frame, [-0.2, -0.12, 0.38, 0.08, 0.1, 0.41]);
  const bowl = { x: 0.25, y: 0.05, z0: 0.38, z1: 0.5, radius: 0.06, topRadius: 0.08 };
  addCylinder(fabric(group, [0.9, 0.88, 0.84]), frame, bowl);
};

const television: Builder = ({ group }, frame, piece) => {
  const { width: w, depth: d } = piece;
  addBox(group.of('oakf'), frame, block(piece, 0.18, 0.5));
  addBox(group.of('frame'), frame, [-w * 0.36, d / 2 - 0.08, 0.72, w * 0.36, d / 2 - 0.04, 1.5]);
};

const dining =
  (chairs: number): Builder =>
  ({ group, look }, frame, piece) => {
    addBox(group.of('oakf'), frame, block(piece, 0.71, 0.75));
    addLegs(group.of('frame'), frame, piece, { inset: 0.1, half: 0.03, height: 0.71 });
    for (const side of [-1, 1])
      for (const i of upTo(chairs)) addChair(group, frame, piece, { side, i, chairs });
    const vase = { x: 0, y: 0, z0: 0.75, z1: 0.95, radius: 0.07, topRadius: 0.1 };
    addCylinder(fabric(group, [0.88, 0.86, 0.8]), frame, vase);
    if (piece.y > 0 && look.hasCeiling) addLamps(group, frame, look.height);
  };

interface Seat {
  readonly side: number;
  readonly i: number;
  readonly chairs: number;
}

function addChair(group: MeshGroup, frame: Frame, piece: Piece, { side, i, chairs }: Seat): void {
  const x = -piece.width / 2 + ((i + 0.5) * piece.width) / chairs;
  const y = side * (piece.depth / 2 + 0.1);
  const cover = fabric(group, LIGHT_COVER);
  addSoftBox(cover, frame, [x - 0.22, y - 0.22, 0.4, x + 0.22, y + 0.22, 0.47], 0.03);
  const [front, back] = side > 0 ? [y + 0.17, y + 0.22] : [y - 0.22, y - 0.17];
  addSoftBox(cover, frame, [x - 0.22, front, 0.47, x + 0.22, back, 0.82], 0.03);
  for (const [u, v] of [
    [-0.18, -0.18],
    [0.18, -0.18],
    [-0.18, 0.18],
    [0.18, 0.18],
  ] as const)
    addBox(
      group.of('oakf'),
      frame,
      [x + u - 0.018, y + v - 0.018, 0, x + u + 0.018, y + v + 0.018, 0.4],
      SIDES,
    );
}

/** On cords from the ceiling. */
function addLamps(group: MeshGroup, frame: Frame, ceiling: number): void {
  for (const x of [-0.45, 0, 0.45]) {
    addCylinder(group.of('frame'), frame, { x, y: 0, z0: 1.65, z1: ceiling, radius: 0.006 });
    addCylinder(group.of('frame'), frame, { x, y: 0, z0: 1.5, z1: 1.68, radius: 0.16, topRadius: 0.05 });
  }
}

const desk: Builder = ({ group }, frame, piece) => {
  const { width: w, depth: d } = piece;
  addBox(group.of('oakf'), frame, block(piece, 0.71, 0.75));
  for (const side of [-1, 1]) {
    const x = side * (w / 2 - 0.04);
    addBox(group.of('frame'), frame, [x - 0.02, -d / 2 + 0.05, 0, x + 0.02, d / 2 - 0.05, 0.71]);
  }
  addBox(group.of('frame'), frame, [-0.3, d / 2 - 0.15, 0.8, 0.3, d / 2 - 0.12, 1.15]);
  const y = -d / 2 - 0.25;
  addCylinder(fabric(group, COVER), frame, { x: 0, y, z0: 0.42, z1: 0.5, radius: 0.24 });
  addCylinder(group.of('frame'), frame, { x: 0, y, z0: 0, z1: 0.42, radius: 0.03 });
};

/** In a pot, with leaves that arch. */
const plant: Builder = ({ group, random }, frame, { width: w }) => {
  const pot = { x: 0, y: 0, z0: 0, z1: 0.38, radius: w * 0.28, topRadius: w * 0.34 };
  addCylinder(fabric(group, [0.85, 0.82, 0.77]), frame, pot);
  const foliage = group.of('foliage');
  for (let leaf = 0; leaf < 46; leaf += 1) {
    const around = random() * 6.28;
    const [c, s] = [Math.cos(around), Math.sin(around)];
    let rise = 0.5 + random() * 0.9 + 0.3;
    const length = 0.5 + random() * 0.45;
    let from: Vector = [0, 0, 0.38];
    for (let step = 0; step < 4; step += 1) {
      const to: Vector = [
        from[0] + (c * Math.cos(rise) * length) / 4,
        from[1] + (s * Math.cos(rise) * length) / 4,
        from[2] + (Math.sin(rise) * length) / 4,
      ];
      const half = 0.045 * Math.sin(((step + 0.8) / 4.6) * 3.14);
      const [sx, sy] = [-s * half, c * half];
      const tone = 0.8 + random() * 0.4;
      foliage.colour = [0.13 * tone, 0.26 * tone, 0.08 * tone];
      foliage.quad(
        frame.point(from[0] - sx, from[1] - sy, from[2]),
        frame.point(from[0] + sx, from[1] + sy, from[2]),
        frame.point(to[0] + sx, to[1] + sy, to[2]),
        frame.point(to[0] - sx, to[1] - sy, to[2]),
      );
      from = to;
      rise -= 0.35;
    }
  }
};

export const LIVING_PIECES: Readonly<Record<string, Builder>> = {
  rug,
  sofa: sofa(false),
  'corner-sofa': sofa(true),
  'coffee-table': coffeeTable,
  television,
  dining: dining(2),
  'large-dining': dining(3),
  desk,
  plant,
};
