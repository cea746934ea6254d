import { Frame, PLACE } from '../geometry/frame.ts';
import { MeshGroup } from '../geometry/mesh.ts';
import { between, directionOf, type Ground } from '../geometry/plane.ts';
import { randomOf } from '../geometry/random.ts';
import { addBox, addFloor } from '../geometry/solids.ts';
import { addPiece } from './furniture-mesh.ts';
import { OUTER_WALL_M, type Plan, type Room, terraceOf } from './plan.ts';
import { addWalls } from './walls-mesh.ts';

const SEED = 42;
const RAILING_M = 1.02;
const BASE_M = 0.35;

export interface RoomsLook {
  /** Of the walls, in metres. */
  readonly height: number;
  /** Rooms that one stands in, not a dollhouse. */
  readonly hasCeiling: boolean;
}

/** A furnished home in three dimensions: x along its front, y away from it. Metres. */
export function planMesh(name: string, plan: Plan, look: RoomsLook): MeshGroup {
  const group = new MeshGroup(name);
  const random = randomOf(SEED);
  addWalls(group, plan, look);
  for (const room of plan.rooms) addFloorOf(group, room, look);
  addTerrace(group, plan, look);
  for (const piece of plan.furniture) addPiece({ group, random, look }, piece);
  return group;
}

const FLOORS: Partial<Record<Room['kind'], string>> = {
  terrace: 'deck',
  bathroom: 'btile',
  kitchen: 'ptile',
  utility: 'ptile',
};

function addFloorOf(group: MeshGroup, { kind, x, y, width, depth }: Room, look: RoomsLook): void {
  const isOutside = kind === 'terrace';
  const [right, back] = [x + width, y + depth];
  addFloor(group.of(FLOORS[kind] ?? 'parquet'), PLACE, [x, y, right, back], isOutside ? -0.03 : 0);
  if (!look.hasCeiling || isOutside) return;
  const z = look.height;
  group.of('pwall').quad([x, y, z], [x, back, z], [right, back, z], [right, y, z]);
}

/** The slab below all, and the terrace with its railing. */
function addTerrace(group: MeshGroup, plan: Plan, look: RoomsLook): void {
  const wall = group.of('pwall');
  const outer = OUTER_WALL_M;
  const slab = [-outer, -outer, -BASE_M, plan.width + outer, plan.depth + outer, -0.01] as const;
  addBox(wall, PLACE, slab, 'xXyYz');
  const { x, y, width } = terraceOf(plan);
  const right = x + width;
  addBox(wall, PLACE, [x, y, -BASE_M, right, 0, -0.04]);
  const front = y + 0.08;
  const sides: readonly [Ground, Ground][] = [
    [
      [x, 0],
      [x, front],
    ],
    [
      [x, front],
      [right, front],
    ],
    [
      [right, front],
      [right, 0],
    ],
  ];
  for (const [from, to] of sides) addRailing(group, from, to);
  if (look.hasCeiling)
    addBox(wall, PLACE, [x - 0.3, y - 0.3, look.height, right + 0.3, 0, look.height + 0.3]);
}

function addRailing(group: MeshGroup, from: Ground, to: Ground): void {
  const glass = group.of('railglass');
  glass.quad(
    [from[0], from[1], 0],
    [to[0], to[1], 0],
    [to[0], to[1], RAILING_M],
    [from[0], from[1], RAILING_M],
  );
  const frame = new Frame(from[0], from[1], RAILING_M, directionOf(from, to));
  addBox(group.of('metal'), frame, [0, -0.025, 0, between(from, to), 0.025, 0.04]);
}
