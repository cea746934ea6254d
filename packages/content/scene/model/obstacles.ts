import { type Obstacles, obstaclesOf } from '../../src/make-model/obstacles.ts';
import { merged, type Triangles } from '../../src/make-model/triangles.ts';
import type { FileGroup, ReadScene } from '../file/scene-file.ts';
import { SPARSE_PREFIX } from '../plants/plants.ts';
import { CLEAR } from './materials.ts';
import { yUp } from './parts.ts';
import { instancesOf } from './place-model.ts';

const opaque = (scene: ReadScene, group: FileGroup): Triangles[] =>
  group.prims
    .filter(({ mat }) => !CLEAR.has(mat))
    .map(({ p, i }) => ({ position: yUp(scene.floats(p)), index: scene.integers(i) }));

export const obstaclesOfGroup = (scene: ReadScene, group: FileGroup): Obstacles =>
  obstaclesOf(merged(opaque(scene, group)));

/** Everything but the sea and the plants. */
export const opaqueOfPlace = (scene: ReadScene): Triangles[] =>
  scene.groups.filter(({ name }) => name !== 'sea').flatMap((group) => opaque(scene, group));

/** Height of a crown's middle, its radius, half its height, by kind of tree. Metres. */
const CROWNS: Readonly<Record<string, readonly [middle: number, radius: number, half: number]>> = {
  pine: [8, 3.8, 1.4],
  cypress: [5.2, 0.95, 5],
  broad: [4.2, 2.5, 2],
  palm: [6.8, 2.4, 1],
};
const FARTHEST_EAST_M = 620;
const FARTHEST_NORTH_M = 480;
const OCTAHEDRON = Uint32Array.from([0, 4, 2, 2, 4, 1, 1, 4, 3, 3, 4, 0, 2, 5, 0, 1, 5, 2, 3, 5, 1, 0, 5, 3]);

/** Crowns of the trees on the site as rough octahedra. */
export function crownsOf(scene: ReadScene): Triangles[] {
  return Object.keys(scene.inst).flatMap((name) => {
    const crown = CROWNS[name.replace(SPARSE_PREFIX, '').replace(/\d$/, '')];
    if (!crown) return [];
    return instancesOf(scene, name)
      .filter(([x, y]) => Math.abs(x) <= FARTHEST_EAST_M && y <= FARTHEST_NORTH_M)
      .map(([x, north, z, , scale]): Triangles => {
        const [middle, r, half] = crown.map((value) => value * scale) as [number, number, number];
        const [y, south] = [z + middle, -north];
        const corners = [
          [x + r, y, south],
          [x - r, y, south],
          [x, y, south + r],
          [x, y, south - r],
          [x, y + half, south],
          [x, y - half, south],
        ];
        return { position: Float32Array.from(corners.flat()), index: OCTAHEDRON };
      });
  });
}
