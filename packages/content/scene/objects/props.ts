import { clothOf, tintByChance } from '../buildings/furniture/furniture.ts';
import { Frame } from '../geometry/frame.ts';
import type { MeshGroup } from '../geometry/mesh.ts';
import { upTo } from '../geometry/numbers.ts';
import type { Vector } from '../geometry/plane.ts';
import type { Random } from '../geometry/random.ts';
import { addBox, SIDES, TURN } from '../geometry/solids.ts';
import type { HeightGrid } from '../site/height-grid.ts';

/** What everything on the site that is not a building is drawn with. */
export interface Grounds {
  readonly group: MeshGroup;
  readonly grid: HeightGrid;
  /** Of the whole site: the order in which things are drawn is part of the scene. */
  readonly random: Random;
}

export const CANVAS: Vector = [0.95, 0.92, 0.86];
const RIBS = 8;

export function addParasol(group: MeshGroup, [x, y, z]: Vector, colour: Vector, radius = 1.6): void {
  const cloth = group.coloured('cushion', colour);
  const rim = (i: number): Vector => [
    x + radius * Math.cos((i / RIBS) * TURN),
    y + radius * Math.sin((i / RIBS) * TURN),
    z + 2.3,
  ];
  for (const i of upTo(RIBS)) cloth.triangle([x, y, z + 2.75], rim(i), rim(i + 1));
  addBox(group.of('metal'), new Frame(x, y, z, 0), [-0.03, -0.03, 0, 0.03, 0.03, 2.6], SIDES);
}

/** A pair of loungers on the ground: plain ones, there are many and nobody comes near. */
export function addLoungersAt({ group, grid, random }: Grounds, x: number, y: number, turn: number): void {
  const tint = tintByChance(random);
  const own = new Frame(x, y, grid.height(x, y) + 0.05, turn + tint.turn);
  const wicker = group.of('wicker');
  const cushion = group.coloured('cushion', clothOf(tint));
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
