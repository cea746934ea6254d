import type { Frame } from '../geometry/frame.ts';
import type { MeshGroup } from '../geometry/mesh.ts';
import type { Vector } from '../geometry/plane.ts';
import type { Random } from '../geometry/random.ts';
import { addBox, addFloor } from '../geometry/solids.ts';

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
