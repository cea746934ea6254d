import type { Camera } from '../cameras/cameras.ts';
import { MeshGroup } from '../geometry/mesh.ts';
import { upTo } from '../geometry/numbers.ts';
import { planMesh } from './plan-mesh.ts';
import { THREE_BEDROOM } from './three-bedroom.ts';
import { TWO_BEDROOM } from './two-bedroom.ts';

/** A scene of one home. */
export interface RoomScene {
  readonly groups: readonly MeshGroup[];
  readonly cams: readonly Camera[];
}

const DOLLHOUSE_M = 1.5;
const CEILING_M = 2.75;

/** Two bedrooms, open from above. */
export const dollhouseScene = (): RoomScene => ({
  groups: [planMesh('planB2', TWO_BEDROOM, { height: DOLLHOUSE_M, hasCeiling: false })],
  cams: [{ name: 'doll', pos: [-1.6, -11.5, 15.5], tgt: [4.8, 4.5, 0], fov: 36 }],
});

/** Three bedrooms, seen from the living room, with sea and mountains before the windows. */
export const interiorScene = (): RoomScene => ({
  groups: [planMesh('planC3', THREE_BEDROOM, { height: CEILING_M, hasCeiling: true }), background()],
  cams: [{ name: 'living', pos: [8.9, 4.75, 1.4], tgt: [5.2, 0.1, 1.0], fov: 54 }],
});

/** The home stands so high above the sea. */
const SEA_M = -24;
const SEA_EDGE_M = 9000;
const MOUNTAINS_M = 4200;
const MOUNTAIN_STEPS = 60;
const HALF_TURN = Math.PI;

/** Ridge above the sea by direction; low where the open sea is. */
function ridge(angle: number): number {
  const shape =
    Math.sin(angle * 7.3) * 0.5 + Math.sin(angle * 17.1) * 0.3 + Math.sin(angle * 3.1) * 0.6 - 0.3;
  return 10 + 130 * Math.max(0, shape) * (angle < 4.3 || angle > 5.5 ? 1 : 0.25);
}

function background(): MeshGroup {
  const group = new MeshGroup('bg');
  const edge = SEA_EDGE_M;
  group.of('seafar').quad([-edge, -edge, SEA_M], [edge, -edge, SEA_M], [edge, -6, SEA_M], [-edge, -6, SEA_M]);
  const hills = group.of('hillbg');
  for (const i of upTo(MOUNTAIN_STEPS)) {
    const [from, to] = [i, i + 1].map((step) => (step / MOUNTAIN_STEPS) * HALF_TURN + HALF_TURN) as [
      number,
      number,
    ];
    const [x0, y0] = [MOUNTAINS_M * Math.cos(from), MOUNTAINS_M * Math.sin(from)];
    const [x1, y1] = [MOUNTAINS_M * Math.cos(to), MOUNTAINS_M * Math.sin(to)];
    hills.quad([x0, y0, SEA_M], [x1, y1, SEA_M], [x1, y1, ridge(to) + SEA_M], [x0, y0, ridge(from) + SEA_M]);
  }
  return group;
}
