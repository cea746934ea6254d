import { curve, type Ground, rectangle } from '../geometry/plane.ts';

/** The lagoon between the buildings of the Bay. */
export const LAGOON = curve(
  [
    [-78, 128],
    [-58, 141],
    [-30, 134],
    [0, 143],
    [34, 138],
    [44, 120],
    [22, 108],
    [-8, 117],
    [-34, 106],
    [-64, 108],
  ],
  10,
  true,
);
export const LAGOON_ISLAND = curve(
  [
    [-4, 131],
    [5, 133],
    [9, 127],
    [2, 122],
    [-6, 125],
  ],
  8,
  true,
);
export const CHILDRENS_POOL = curve(
  [
    [62, 118],
    [74, 124],
    [84, 116],
    [76, 105],
    [64, 106],
  ],
  8,
  true,
);
export const MARINA_POOLS = [rectangle(225, 86, 26, 10, 0.05), rectangle(362, 150, 24, 9, -0.25)] as const;
export const HILLS_POOL = rectangle(-350, 92, 22, 7, 0.12);
export const POOLS: readonly Ground[][] = [
  LAGOON,
  CHILDRENS_POOL,
  ...MARINA_POOLS,
  HILLS_POOL,
  rectangle(-300, 97, 10, 6, 0.12),
];

export const PROMENADE = curve(
  [
    [-420, 34],
    [-360, 46],
    [-290, 46],
    [-220, 54],
    [-130, 66],
    [-20, 72],
    [80, 68],
    [150, 57],
    [185, 56],
    [260, 54],
    [330, 52],
    [418, 52],
  ],
  12,
);

/** Through the gardens of the Bay, from end to end. */
export const BAY_PATH = curve(
  [
    [-190, 96],
    [-140, 96],
    [-96, 110],
    [-70, 152],
    [-20, 158],
    [36, 156],
    [66, 138],
    [100, 96],
    [150, 84],
  ],
  12,
);
const HILLS_PATH_Y = [112, 172, 233, 294];
export const PATHS: readonly Ground[][] = [
  BAY_PATH,
  curve(
    [
      [-20, 245],
      [-20, 200],
      [-18, 158],
    ],
    8,
  ),
  curve(
    [
      [-110, 118],
      [-100, 94],
      [-96, 70],
    ],
    8,
  ),
  curve(
    [
      [52, 98],
      [56, 84],
      [60, 70],
    ],
    8,
  ),
  curve(
    [
      [-20, 104],
      [-22, 88],
      [-20, 72],
    ],
    8,
  ),
  curve(
    [
      [-160, 168],
      [-125, 190],
      [-95, 178],
      [-60, 165],
    ],
    8,
  ),
  curve(
    [
      [120, 168],
      [80, 180],
      [40, 170],
      [-10, 160],
    ],
    8,
  ),
  curve(
    [
      [190, 64],
      [205, 100],
      [250, 108],
      [270, 130],
      [262, 170],
      [230, 190],
    ],
    10,
  ),
  curve(
    [
      [270, 130],
      [262, 96],
      [270, 60],
    ],
    8,
  ),
  curve(
    [
      [330, 140],
      [345, 110],
      [340, 60],
    ],
    8,
  ),
  curve(
    [
      [250, 108],
      [330, 104],
      [360, 128],
    ],
    8,
  ),
  curve(
    [
      [-262, 140],
      [-300, 104],
      [-380, 100],
    ],
    8,
  ),
  curve(
    [
      [-330, 78],
      [-332, 55],
      [-330, 40],
    ],
    6,
  ),
  ...HILLS_PATH_Y.map((y) =>
    curve(
      [
        [-285, y - 8],
        [-330, y - 14],
        [-385, y - 12],
      ],
      8,
    ),
  ),
];
