import type { Frame } from '../geometry/frame.ts';
import type { MeshGroup } from '../geometry/mesh.ts';
import type { Random } from '../geometry/random.ts';
import { addBox, addPane, SIDES } from '../geometry/solids.ts';
import { type Stretch, WALL_THICKNESS_M } from './parts.ts';

const WIDEST_M = 1.5;
const SILL_M = 0.75;
const LINTEL_M = 2.45;
const BAR_M = 0.06;

/** Plaster with a window of two wings, its sill, and perhaps a curtain. */
export function addWallWithWindow(
  group: MeshGroup,
  line: Frame,
  { from, to, z0, z1 }: Stretch,
  width: number,
  random: Random,
): void {
  const opening = Math.min(WIDEST_M, width - 0.5);
  const middle = (from + to) / 2;
  const left = middle - opening / 2;
  const right = middle + opening / 2;
  const low = z0 + SILL_M;
  const high = Math.min(z1 - 0.35, z0 + LINTEL_M);
  const wall = group.of('wall');
  addBox(wall, line, [from, 0, z0, left, WALL_THICKNESS_M, z1], 'yYX');
  addBox(wall, line, [right, 0, z0, to, WALL_THICKNESS_M, z1], 'yYx');
  addBox(wall, line, [left, 0, z0, right, WALL_THICKNESS_M, low], 'yYZ');
  addBox(wall, line, [left, 0, high, right, WALL_THICKNESS_M, z1], 'yYz');
  const bars = group.of('frame');
  for (const x of [left, middle + opening / 2 - BAR_M, middle - 0.03])
    addBox(bars, line, [x, 0.1, low, x + BAR_M, 0.18, high], SIDES);
  addBox(bars, line, [left, 0.1, low, right, 0.18, low + BAR_M], 'yZ');
  addBox(bars, line, [left, 0.1, high - BAR_M, right, 0.18, high], 'yz');
  addPane(group.of('glass'), line, [left, low, right, high], 0.14);
  addBox(group.of('slab'), line, [left - 0.05, -0.06, low - 0.06, right + 0.05, 0.1, low], 'xXyZz');
  if (random() < 0.45) addHalfDrawnCurtain(group, line, [left, low, right, high], random);
}

/** Gathered to one side at its foot. */
function addHalfDrawnCurtain(
  group: MeshGroup,
  line: Frame,
  [left, low, right, high]: readonly [number, number, number, number],
  random: Random,
): void {
  const cloth = group.coloured('curtain', [0.9, 0.87, 0.82]);
  cloth.quad(
    line.point(left, 0.3, low + random() * 0.9),
    line.point(right, 0.3, low + 0.1),
    line.point(right, 0.3, high),
    line.point(left, 0.3, high),
  );
}
