import type { Frame } from '../geometry/frame.ts';
import type { Mesh, MeshGroup } from '../geometry/mesh.ts';
import type { Vector } from '../geometry/plane.ts';
import type { Random } from '../geometry/random.ts';
import { addBox, addFloor, SIDES, SIDES_AND_TOP } from '../geometry/solids.ts';
import { within } from './parts.ts';

/** Of what stands on terraces and beaches. */
export const TABLE = 0;
const SOFA = 1;
export const LOUNGERS = 2;
export const FURNITURE_KINDS = 3;

/** Furniture at a point of a frame, turned a little by chance. */
export function addFurniture(
  group: MeshGroup,
  frame: Frame,
  [x, y, z]: Vector,
  random: Random,
  kind = random.whole(FURNITURE_KINDS),
): void {
  const own = within(frame, x, y, z, random.between(-0.3, 0.3));
  const wicker = group.of('wicker');
  const cushion = group.of('cushion');
  const light = random.between(0.8, 0.95);
  cushion.colour = random() < 0.8 ? [light, light * 0.97, light * 0.9] : [0.3, 0.45, 0.5];
  if (kind === TABLE) addTable(wicker, cushion, own);
  else if (kind === SOFA) addSofa(wicker, cushion, own);
  else addLoungers(wicker, cushion, own);
}

function addTable(wicker: Mesh, cushion: Mesh, own: Frame): void {
  addBox(wicker, own, [-0.4, -0.4, 0.68, 0.4, 0.4, 0.73]);
  addBox(wicker, own, [-0.05, -0.05, 0, 0.05, 0.05, 0.68], SIDES);
  for (const side of [-1, 1]) {
    const chair = side * 0.85;
    const back = side * 1.06;
    addBox(cushion, own, [chair - 0.24, -0.24, 0.4, chair + 0.24, 0.24, 0.48]);
    addBox(wicker, own, [chair - 0.22, -0.22, 0, chair + 0.22, 0.22, 0.4], SIDES);
    addBox(wicker, own, [back - 0.03, -0.24, 0.48, back + 0.03, 0.24, 0.85]);
  }
}

function addSofa(wicker: Mesh, cushion: Mesh, own: Frame): void {
  addBox(wicker, own, [-1, -0.4, 0, 1, 0.4, 0.3]);
  addBox(cushion, own, [-0.95, -0.35, 0.3, 0.95, 0.38, 0.45]);
  addBox(cushion, own, [-1, 0.32, 0.3, 1, 0.45, 0.75]);
  addBox(wicker, own, [-0.4, -1.2, 0, 0.4, -0.75, 0.35]);
}

function addLoungers(wicker: Mesh, cushion: Mesh, own: Frame): void {
  for (const x of [-0.5, 0.5]) {
    addBox(wicker, own, [x - 0.33, -0.95, 0.15, x + 0.33, 0.95, 0.25]);
    addBox(cushion, own, [x - 0.31, -0.93, 0.25, x + 0.31, 0.4, 0.34]);
    cushion.quad(
      own.point(x - 0.31, 0.4, 0.34),
      own.point(x + 0.31, 0.4, 0.34),
      own.point(x + 0.31, 0.95, 0.75),
      own.point(x - 0.31, 0.95, 0.75),
    );
  }
}

const CUSHIONS: readonly Vector[] = [
  [0.55, 0.5, 0.45],
  [0.8, 0.77, 0.72],
  [0.3, 0.34, 0.36],
  [0.62, 0.52, 0.4],
];

/** A room as it is seen from outside: its box in the frame, the front at `y0`. */
export interface Room {
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly back: number;
  readonly z0: number;
  readonly z1: number;
}

/** Back wall, floor, sofa, cupboard and lamp. */
export function addRoom(group: MeshGroup, frame: Frame, room: Room, random: Random): void {
  const { x0, x1, y0, back, z0, z1 } = room;
  const wall = group.of('interior');
  const light = random.between(0.75, 0.95);
  wall.colour =
    random() < 0.75 ? [light, light * 0.96, light * 0.9] : [light * 0.75, light * 0.7, light * 0.62];
  addBox(wall, frame, [x0 + 0.15, back, z0, x1 - 0.15, back + 0.1, z1], 'y');
  addFloor(group.of('oak'), frame, [x0 + 0.13, y0 + 0.15, x1 - 0.13, back], z0 + 0.01);
  const sofa = group.coloured('cushion', random.pick(CUSHIONS));
  const x = random.between(x0 + 1.5, x1 - 1.5);
  const y = random.between(y0 + 1.6, y0 + 2.6);
  addBox(sofa, frame, [x - 1.1, y - 0.45, z0, x + 1.1, y + 0.45, z0 + 0.42]);
  addBox(sofa, frame, [x - 1.1, y + 0.3, z0, x + 1.1, y + 0.5, z0 + 0.8]);
  const cupboard = Math.min(3, (x1 - x0) * 0.4);
  addBox(group.of('wood'), frame, [x0 + 0.5, back - 0.6, z0, x0 + cupboard, back, z0 + 2.3], 'xXyZ');
  const lamp = group.of('lamp');
  const lampX = random.between(x0 + 1, x1 - 1);
  addBox(lamp, frame, [lampX - 0.18, y - 0.6, z1 - 0.75, lampX + 0.18, y - 0.24, z1 - 0.5]);
}

/** A box for a plant. */
export function addPot(group: MeshGroup, own: Frame): void {
  addBox(group.of('dark'), own, [-0.25, -0.25, 0, 0.25, 0.25, 0.45], SIDES_AND_TOP);
}
