import type { MeshGroup } from '../geometry/mesh.ts';
import type { Vector } from '../geometry/plane.ts';
import type { Random } from '../geometry/random.ts';
import { addCrown, addLeaf, tint } from './leaves.ts';
import type { Draw } from './trees.ts';

interface Cluster {
  readonly crowns: number;
  /** Metres from the middle to where crowns may stand. */
  readonly spread: number;
  readonly height: number;
  readonly radii: Vector;
  readonly count: number;
  readonly leaf: number;
  readonly colour: Vector;
}

function addCluster(plant: MeshGroup, random: Random, density: number, cluster: Cluster): void {
  const { crowns, spread, height, radii, count, leaf, colour } = cluster;
  for (let i = 0; i < crowns; i += 1)
    addCrown(plant.of('foliage'), random, {
      centre: [random.between(-spread, spread), random.between(-spread, spread), height],
      radii,
      count: Math.round(count * density),
      leaf,
      colour,
    });
}

export const greenShrub: Draw = (plant, random, density) =>
  addCluster(plant, random, density, {
    crowns: 3,
    spread: 0.4,
    height: 0.45,
    radii: [0.75, 0.75, 0.6],
    count: 170,
    leaf: 0.21,
    colour: [0.19, 0.31, 0.1],
  });

export const bougainvillea: Draw = (plant, random, density) => {
  addCluster(plant, random, density, {
    crowns: 3,
    spread: 0.4,
    height: 0.4,
    radii: [0.7, 0.7, 0.55],
    count: 120,
    leaf: 0.2,
    colour: [0.2, 0.3, 0.12],
  });
  addCrown(plant.of('foliage'), random, {
    centre: [0, 0, 0.55],
    radii: [0.95, 0.95, 0.6],
    count: Math.round(170 * density),
    leaf: 0.18,
    colour: [0.62, 0.1, 0.3],
    shell: 0.85,
  });
};

export const lavender: Draw = (plant, random, density) => {
  addCluster(plant, random, density, {
    crowns: 3,
    spread: 0.4,
    height: 0.35,
    radii: [0.7, 0.7, 0.5],
    count: 140,
    leaf: 0.2,
    colour: [0.36, 0.4, 0.26],
  });
  addCrown(plant.of('foliage'), random, {
    centre: [0, 0, 0.5],
    radii: [0.8, 0.8, 0.5],
    count: Math.round(50 * density),
    leaf: 0.18,
    colour: [0.55, 0.42, 0.72],
    shell: 0.9,
  });
};

export const maquis: Draw = (plant, random, density) =>
  addCluster(plant, random, density, {
    crowns: 5,
    spread: 1.6,
    height: 0.6,
    radii: [1.2, 1.2, 0.9],
    count: 110,
    leaf: 0.42,
    colour: [0.17, 0.23, 0.09],
  });

/** Two metres of a clipped hedge along x. */
export const hedge: Draw = (plant, random, density) => {
  const foliage = plant.of('foliage');
  for (let i = 0; i < 420 * density; i += 1) {
    tint(foliage, random, [0.14, 0.26, 0.08], random.between(0.6, 1));
    const centre: Vector = [
      random.between(-1, 1),
      random.between(-0.35, 0.35),
      0.1 + 0.95 * Math.sqrt(random()),
    ];
    addLeaf(foliage, random, centre, { size: 0.22 });
  }
};
