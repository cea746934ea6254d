import type { Frame } from '../geometry/frame.ts';
import { frameAt } from '../geometry/frame.ts';
import type { MeshGroup } from '../geometry/mesh.ts';
import { addBox } from '../geometry/solids.ts';
import { type Builder, block, COVER, fabric, LIGHT_COVER } from './furnishing.ts';
import type { Piece } from './plan.ts';
import { addCylinder, addSoftBox } from './soft-solids.ts';

const bed: Builder = ({ group }, frame, piece) => {
  const { width: w, depth: d } = piece;
  const wood = group.of('oakf');
  addBox(wood, frame, [-w / 2 - 0.15, d / 2 - 0.06, 0, w / 2 + 0.15, d / 2 + 0.02, 1.05]);
  addBox(wood, frame, [-w / 2, -d / 2, 0.08, w / 2, d / 2 - 0.06, 0.28]);
  const mattress = [-w / 2 + 0.02, -d / 2 + 0.02, 0.28, w / 2 - 0.02, d / 2 - 0.06, 0.52] as const;
  addSoftBox(fabric(group, [0.93, 0.92, 0.9]), frame, mattress, 0.06);
  const blanket = [-w / 2 - 0.02, -d / 2, 0.36, w / 2 + 0.02, d / 2 - 0.75, 0.57] as const;
  addSoftBox(fabric(group, [0.8, 0.82, 0.81]), frame, blanket, 0.06);
  const throwOver = [-w / 2 - 0.03, -d / 2 + 0.15, 0.4, w / 2 + 0.03, -d / 2 + 0.6, 0.59] as const;
  addSoftBox(fabric(group, [0.62, 0.5, 0.36]), frame, throwOver, 0.04);
  // Lamps take the cover's colour after the first pillow: the second pillow has that of the lamp.
  const pillows = fabric(group, [0.95, 0.94, 0.92]);
  for (const side of [-1, 1]) {
    const pillow = frameAt(frame.point((side * w) / 4, d / 2 - 0.35, 0.5), frame.turn);
    addSoftBox(pillows, pillow, [-w / 4 + 0.08, -0.2, 0, w / 4 - 0.08, 0.22, 0.18], 0.08);
    addNightstand(group, frame, piece, side);
  }
};

function addNightstand(group: MeshGroup, frame: Frame, { width: w, depth: d }: Piece, side: number): void {
  const x = side * (w / 2 + 0.32);
  const y = d / 2 - 0.2;
  addBox(group.of('oakf'), frame, [x - 0.22, d / 2 - 0.42, 0.1, x + 0.22, d / 2, 0.48]);
  addCylinder(fabric(group, [0.95, 0.9, 0.8]), frame, {
    x,
    y,
    z0: 0.62,
    z1: 0.85,
    radius: 0.13,
    topRadius: 0.1,
  });
  addCylinder(group.of('frame'), frame, { x, y, z0: 0.48, z1: 0.64, radius: 0.02 });
}

const daybed: Builder = ({ group }, frame, piece) => {
  const { width: w, depth: d } = piece;
  addSoftBox(fabric(group, COVER), frame, block(piece, 0.1, 0.42), 0.06);
  addSoftBox(fabric(group, LIGHT_COVER), frame, [-w / 2, d / 2 - 0.25, 0.42, w / 2, d / 2, 0.75], 0.08);
};

const DOOR_M = 0.6;

const wardrobe: Builder = ({ group, look }, frame, piece) => {
  const { width: w, depth: d } = piece;
  addBox(group.of('cab'), frame, block(piece, 0, Math.min(2.3, look.height)));
  const doors = Math.round(w / DOOR_M);
  for (let i = 1; i < doors; i += 1) {
    const x = -w / 2 + (i * w) / doors;
    const top = Math.min(2.25, look.height);
    addBox(group.of('frame'), frame, [x - 0.006, -d / 2 - 0.006, 0.05, x + 0.006, -d / 2, top]);
  }
};

export const BEDROOM_PIECES: Readonly<Record<string, Builder>> = { bed, daybed, wardrobe };
