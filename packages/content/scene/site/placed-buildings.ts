import { Frame } from '../geometry/frame.ts';
import type { Ground } from '../geometry/plane.ts';
import { BUILDINGS, type BuildingPlan } from './layout.ts';
import { naturalHeight } from './natural-height.ts';

export interface PlacedBuilding {
  readonly plan: BuildingPlan;
  readonly frame: Frame;
  /** Of its front, with a margin. Metres. */
  readonly length: number;
  /** What is levelled for it. */
  readonly footprint: readonly Ground[];
}

const TOWER_FOOTPRINT: readonly Ground[] = [
  [-17, -15],
  [17, -15],
  [17, 15],
  [-17, 15],
];
const TOWER_LENGTH_M = 32;
const ABOVE_GROUND_M = 0.6;

function barFootprint(length: number, depth: number): Ground[] {
  return [
    [-length / 2, -5],
    [length / 2, -5],
    [length / 2, depth + 2],
    [-length / 2, depth + 2],
  ];
}

/** All buildings, each at a height to the decimetre above the ground at its origin. */
export function placeBuildings(): PlacedBuilding[] {
  return BUILDINGS.map((plan) => {
    const { x, y, turn } = plan;
    const z = Math.round((naturalHeight(x, y) + ABOVE_GROUND_M) * 10) / 10;
    const frame = new Frame(x, y, z, turn);
    const length = 'tower' in plan ? TOWER_LENGTH_M : plan.bar.bays.reduce((a, b) => a + b, 0) + 5;
    const footprint = 'tower' in plan ? TOWER_FOOTPRINT : barFootprint(length, plan.bar.depth);
    return { plan, frame, length, footprint: footprint.map((corner) => frame.ground(...corner)) };
  });
}
