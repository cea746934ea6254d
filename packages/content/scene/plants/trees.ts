import type { MeshGroup } from '../geometry/mesh.ts';
import { at } from '../geometry/numbers.ts';
import type { Ground, Vector } from '../geometry/plane.ts';
import type { Random } from '../geometry/random.ts';
import { TURN } from '../geometry/solids.ts';
import { addCrown, addLeaf, tint } from './leaves.ts';
import { addTube, barkOf } from './trunk.ts';

/** Draws a plant about the origin; `density` is its share of leaves. */
export type Draw = (plant: MeshGroup, random: Random, density: number) => void;

/** Turns of a spiral of twigs, roughly the golden angle. */
const SPIRAL = 2.4;

/** A stone pine with a flat crown. */
export const pine =
  (kind: number): Draw =>
  (plant, random, density) => {
    const bark = barkOf(plant);
    const height = 7.5 + kind;
    addTube(
      bark,
      [
        [0, 0, -0.5],
        [0.25, 0.1, height * 0.5],
        [0.1, 0, height],
      ],
      [0.34, 0.24, 0.16],
    );
    const foliage = plant.of('foliage');
    const crowns = 11;
    for (let i = 0; i < crowns; i += 1) {
      const angle = i * SPIRAL + random();
      const out = 3.4 * Math.sqrt((i + 0.5) / crowns);
      const centre: Vector = [
        Math.cos(angle) * out,
        Math.sin(angle) * out,
        height + 0.5 - out * out * 0.05 + random.between(-0.2, 0.35),
      ];
      addTube(
        bark,
        [[0.1, 0, height * 0.72], [centre[0] * 0.6, centre[1] * 0.6, centre[2] - 0.8], centre],
        [0.1, 0.07, 0.03],
        4,
      );
      addCrown(foliage, random, {
        centre,
        radii: [1.55, 1.55, 0.8],
        count: Math.round(330 * density),
        leaf: 0.36,
        colour: [0.17, 0.27, 0.085],
      });
    }
  };

/** Of the narrow column at a share of its height, in metres. */
function cypressRadius(share: number): number {
  const taper = 0.95 * Math.sin(Math.min(1, (1 - share) * 1.05 + 0.02) * 1.57) ** 0.8;
  return taper * (share < 0.12 ? 0.55 + share * 3.7 : 1);
}

export const cypress =
  (kind: number): Draw =>
  (plant, random, density) => {
    const bark = barkOf(plant);
    addTube(
      bark,
      [
        [0, 0, -0.5],
        [0, 0, 1.5],
      ],
      [0.18, 0.14],
    );
    const foliage = plant.of('foliage');
    const height = 9 + 2.5 * kind;
    const leaves = Math.round(2200 * density);
    for (let i = 0; i < leaves; i += 1) {
      const share = random() ** 0.8;
      const z = 0.5 + share * height;
      const radius = cypressRadius(share);
      const angle = random() * TURN;
      const out = 0.7 + 0.3 * Math.sqrt(random());
      tint(foliage, random, [0.085, 0.165, 0.075], 0.5 + 0.55 * out);
      addLeaf(foliage, random, [Math.cos(angle) * radius * out, Math.sin(angle) * radius * out, z], {
        size: 0.36,
        up: 0.9,
      });
    }
  };

const BROAD_COLOURS: readonly Vector[] = [
  [0.2, 0.32, 0.09],
  [0.26, 0.33, 0.15],
  [0.15, 0.28, 0.075],
];

/** A broad-leaved tree; the second kind is an olive. */
export const broadLeaved =
  (kind: number): Draw =>
  (plant, random, density) => {
    const bark = barkOf(plant);
    const height = 3 + kind * 0.6;
    addTube(
      bark,
      [
        [0, 0, -0.5],
        [0.1, 0, height * 0.6],
        [0, 0.1, height],
      ],
      [0.22, 0.16, 0.12],
    );
    const foliage = plant.of('foliage');
    for (let i = 0; i < 10; i += 1) {
      const isLow = i < 7;
      const angle = i * SPIRAL;
      const out = isLow ? 1.75 : 0.8;
      const centre: Vector = [
        Math.cos(angle) * out * random.between(0.8, 1.15),
        Math.sin(angle) * out * random.between(0.8, 1.15),
        height + (isLow ? 0.6 : 2.1) + random.between(-0.5, 0.5),
      ];
      addTube(bark, [[0, 0, height * 0.8], centre], [0.08, 0.03], 4);
      addCrown(foliage, random, {
        centre,
        radii: [1.5, 1.5, 1.25],
        count: Math.round(400 * density),
        leaf: 0.3,
        colour: at(BROAD_COLOURS, kind),
      });
    }
  };

const FRONDS = 30;
const FROND_STEPS = 11;
const LEAFLET_WIDTH = 0.085;

/** One frond: an arc that falls, with leaflets to both sides. */
function addFrond(plant: MeshGroup, random: Random, top: Vector, number: number): void {
  const foliage = plant.of('foliage');
  const angle = number * 2.39996;
  let rise = 1.35 - 1.75 * (number / FRONDS);
  const length = 3.3 * random.between(0.88, 1.1);
  const direction: Ground = [Math.cos(angle), Math.sin(angle)];
  const step = length / FROND_STEPS;
  let from = top;
  for (let s = 0; s < FROND_STEPS; s += 1) {
    const to: Vector = [
      from[0] + direction[0] * Math.cos(rise) * step,
      from[1] + direction[1] * Math.cos(rise) * step,
      from[2] + Math.sin(rise) * step,
    ];
    rise -= 0.16 + 0.02 * s;
    const width = 0.75 * Math.sin(Math.PI * Math.min(1, (s + 1.2) / (FROND_STEPS + 0.6))) + 0.05;
    for (const side of [-1, 1])
      for (let half = 0; half < 2; half += 1) {
        const base: Vector = [
          from[0] + (to[0] - from[0]) * half * 0.5,
          from[1] + (to[1] - from[1]) * half * 0.5,
          from[2] + (to[2] - from[2]) * half * 0.5,
        ];
        const tip: Vector = [
          base[0] - direction[1] * side * width + direction[0] * 0.45 * width,
          base[1] + direction[0] * side * width + direction[1] * 0.45 * width,
          base[2] - 0.28 * width,
        ];
        tint(foliage, random, [0.2, 0.3, 0.085], 0.95);
        foliage.triangle(
          base,
          [base[0] + direction[0] * LEAFLET_WIDTH * 2, base[1] + direction[1] * LEAFLET_WIDTH * 2, base[2]],
          tip,
        );
      }
    from = to;
  }
}

export const palm =
  (kind: number): Draw =>
  (plant, random) => {
    const height = 6.5 + 2 * kind;
    const bark = barkOf(plant);
    bark.colour = [0.36, 0.29, 0.21];
    const points: Vector[] = [];
    const radii: number[] = [];
    for (let i = 0; i <= 8; i += 1) {
      const share = i / 8;
      points.push([0.5 * share * share, 0.15 * share, -0.3 + share * height]);
      radii.push(0.24 - 0.08 * share + (i === 8 ? 0.1 : 0));
    }
    addTube(bark, points, radii, 9);
    for (let i = 0; i < FRONDS; i += 1) addFrond(plant, random, at(points, 8), i);
  };
