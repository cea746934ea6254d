import type { BarDesign } from '../buildings/bar-shape.ts';
import type { TowerDesign } from '../buildings/tower.ts';
import { curve, type Ground } from '../geometry/plane.ts';

/** What the picture of the ground covers: its south-west corner and the length of its sides. */
export const SITE = { x0: -512, y0: -262, size: 1024 };

export type Community = 'hills' | 'bay' | 'marina';

export interface Road {
  readonly width: number;
  readonly line: readonly Ground[];
}

const road = (width: number, points: readonly Ground[], steps: number): Road => ({
  width,
  line: curve(points, steps),
});

/** Along the back of the place. */
export const MAIN_ROAD = road(
  7.5,
  [
    [-1400, 250],
    [-900, 330],
    [-650, 350],
    [-470, 420],
    [-250, 392],
    [-120, 305],
    [0, 272],
    [140, 268],
    [270, 292],
    [420, 262],
    [560, 210],
    [760, 220],
    [1000, 170],
    [1400, 260],
  ],
  14,
);
export const HILLS_ROAD = road(
  6,
  [
    [-250, 392],
    [-262, 345],
    [-268, 270],
    [-266, 200],
    [-262, 140],
    [-240, 95],
  ],
  10,
);
/** Ends of roads with bays for cars, one behind each building of the Hills. */
export const PARKING_ROADS = [
  road(
    5.5,
    [
      [-266, 152],
      [-300, 150],
      [-385, 156],
    ],
    8,
  ),
  road(
    5.5,
    [
      [-268, 212],
      [-300, 210],
      [-385, 216],
    ],
    8,
  ),
  road(
    5.5,
    [
      [-268, 272],
      [-300, 271],
      [-380, 277],
    ],
    8,
  ),
  road(
    5.5,
    [
      [-264, 334],
      [-300, 333],
      [-370, 338],
    ],
    8,
  ),
];
export const BAY_WEST_ROAD = road(
  6,
  [
    [-120, 305],
    [-170, 262],
    [-197, 205],
    [-208, 150],
    [-215, 105],
  ],
  10,
);
export const BAY_EAST_ROAD = road(
  6,
  [
    [140, 268],
    [162, 222],
    [168, 160],
    [166, 100],
  ],
  10,
);
export const MARINA_ROAD = road(
  6,
  [
    [270, 292],
    [262, 240],
    [262, 190],
    [350, 205],
    [420, 190],
    [440, 150],
    [436, 100],
  ],
  10,
);
const BAY_ENTRANCE: Road = {
  width: 6,
  line: [
    [-20, 276],
    [-20, 245],
  ],
};

export const ROADS: readonly Road[] = [
  MAIN_ROAD,
  HILLS_ROAD,
  ...PARKING_ROADS,
  BAY_WEST_ROAD,
  BAY_EAST_ROAD,
  BAY_ENTRANCE,
  MARINA_ROAD,
];

/** What belongs to each community. */
export const PLOTS: Readonly<Record<Community, Ground[]>> = {
  hills: curve(
    [
      [-400, 92],
      [-330, 78],
      [-276, 88],
      [-275, 180],
      [-276, 345],
      [-330, 362],
      [-392, 350],
      [-402, 220],
    ],
    10,
    true,
  ),
  bay: curve(
    [
      [-198, 72],
      [-120, 74],
      [-20, 80],
      [80, 76],
      [152, 66],
      [160, 150],
      [150, 240],
      [60, 256],
      [-60, 262],
      [-140, 256],
      [-192, 190],
    ],
    10,
    true,
  ),
  marina: curve(
    [
      [178, 66],
      [260, 58],
      [340, 58],
      [428, 62],
      [446, 130],
      [432, 215],
      [360, 246],
      [270, 262],
      [186, 250],
      [174, 160],
    ],
    10,
    true,
  ),
};

interface PlacedBuilding {
  readonly name: string;
  readonly community: Community;
  readonly x: number;
  readonly y: number;
  /** Against the clock from above; at 0 the front looks south. */
  readonly turn: number;
}
export type BuildingPlan = PlacedBuilding & ({ readonly bar: BarDesign } | { readonly tower: TowerDesign });

const hillside = (
  name: string,
  [x, y, turn]: readonly [number, number, number],
  bays: readonly number[],
  accent: 'wood' | 'stone',
  seed: number,
): BuildingPlan => ({
  name,
  community: 'hills',
  x,
  y,
  turn,
  bar: { bays, floors: 4, depth: 15, style: 'terrace', seed, accent },
});

const bayside = (
  name: string,
  [x, y, turn]: readonly [number, number, number],
  floors: number,
  seed: number,
): BuildingPlan => ({
  name,
  community: 'bay',
  x,
  y,
  turn,
  bar: { bays: [13, 9.6, 7.2, 7.2, 9.6, 13], floors, depth: 13, style: 'wave', seed, accent: 'wood' },
});

const round = (
  name: string,
  [x, y, turn]: readonly [number, number, number],
  floors: number,
  seed: number,
): BuildingPlan => ({
  name,
  community: 'marina',
  x,
  y,
  turn,
  tower: { floors, halfWidth: 13.5, halfDepth: 11.5, seed },
});

const harbourside = (
  name: string,
  [x, y, turn]: readonly [number, number, number],
  bays: readonly number[],
  floors: number,
  seed: number,
): BuildingPlan => ({
  name,
  community: 'marina',
  x,
  y,
  turn,
  bar: { bays, floors, depth: 13, style: 'crisp', seed, accent: 'wood' },
});

export const BUILDINGS: readonly BuildingPlan[] = [
  hillside('H1', [-335, 112, 0.14], [9.6, 7.2, 7.2, 9.6, 9.6, 7.2], 'wood', 3),
  hillside('H2', [-336, 172, 0.1], [9.6, 7.2, 9.6, 9.6, 7.2, 9.6], 'stone', 4),
  hillside('H3', [-332, 233, 0.08], [9.6, 9.6, 7.2, 7.2, 9.6, 9.6], 'wood', 5),
  hillside('H4', [-326, 294, 0.06], [13, 9.6, 9.6, 13], 'stone', 6),
  bayside('B1', [-150, 136, 0.92], 5, 7),
  bayside('B2', [-74, 196, 0.22], 6, 8),
  bayside('B3', [36, 194, -0.22], 6, 9),
  bayside('B4', [112, 132, -0.92], 5, 10),
  round('T1', [222, 130, 0.15], 12, 1),
  round('T2', [300, 140, -0.1], 14, 2),
  harbourside('M3', [388, 112, -0.22], [13, 9.6, 9.6, 9.6, 13], 6, 11),
  harbourside('M4', [212, 212, 0.1], [9.6, 9.6, 7.2, 7.2, 9.6, 9.6], 5, 12),
];

/** A real bay that faces south; the same as in the demo's `project.yaml`. */
export const ON_EARTH = { latitude: 42.1935, longitude: 18.968, timeZone: 'Europe/Podgorica' };
/** Where the sun stands in the pictures: degrees above the horizon, and clockwise from north. */
export const PICTURE_SUN = { altitude: 31, azimuth: 212 };
