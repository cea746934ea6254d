import { MeshGroup } from '../geometry/mesh.ts';
import { randomOf } from '../geometry/random.ts';
import { bougainvillea, greenShrub, hedge, lavender, maquis } from './shrubs.ts';
import { broadLeaved, cypress, type Draw, palm, pine } from './trees.ts';

/** Each with the seed of its leaves. */
const KINDS: readonly [name: string, draw: Draw, seed: number][] = [
  ['pine0', pine(0), 11],
  ['pine1', pine(1), 12],
  ['cypress0', cypress(0), 21],
  ['cypress1', cypress(1), 22],
  ['broad0', broadLeaved(0), 31],
  ['broad1', broadLeaved(1), 32],
  ['broad2', broadLeaved(2), 33],
  ['palm0', palm(0), 41],
  ['palm1', palm(1), 42],
  ['shrub0', greenShrub, 51],
  ['shrub1', bougainvillea, 52],
  ['shrub2', lavender, 53],
  ['maquis', maquis, 54],
  ['hedge', hedge, 55],
];

/** What the woods consist of: few leaves a tree. */
const SPARSE_DENSITY = 0.2;
const SPARSE_KINDS = /^(pine|broad|cypress)/;
export const SPARSE_PREFIX = 'lo_';

const drawn = (density: number): [string, MeshGroup][] =>
  KINDS.map(([name, draw, seed]) => {
    const plant = new MeshGroup(name);
    draw(plant, randomOf(seed), density);
    return [name, plant];
  });

/** All plants about the origin, by kind; those of the woods, with fewer leaves, as `lo_pine0` and so on. */
export function plantPrototypes(): Map<string, MeshGroup> {
  const sparse = drawn(SPARSE_DENSITY).filter(([name]) => SPARSE_KINDS.test(name));
  return new Map([
    ...drawn(1),
    ...sparse.map(([name, plant]): [string, MeshGroup] => [`${SPARSE_PREFIX}${name}`, plant]),
  ]);
}
