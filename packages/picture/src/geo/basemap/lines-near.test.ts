import { expect, it } from 'vitest';
import type { MapBox } from '../mercator.ts';
import { linesNear } from './lines-near.ts';
import type { Line } from './shorelines.ts';

const BOX: MapBox = [0, 0, 10, 10];
const RING: Line = [
  [5, 5],
  [20, 5],
  [20, 30],
  [-20, 30],
  [-20, 5],
  [5, 5],
];

it.each<[string, Line, Line[]]>([
  [
    'far away',
    [
      [20, 20],
      [30, 30],
    ],
    [],
  ],
  [
    'inside',
    [
      [1, 1],
      [2, 2],
      [3, 1],
    ],
    [
      [
        [1, 1],
        [2, 2],
        [3, 1],
      ],
    ],
  ],
  [
    'across, with no corner inside',
    [
      [-5, 5],
      [15, 5],
    ],
    [
      [
        [-5, 5],
        [15, 5],
      ],
    ],
  ],
  [
    'in and out again',
    [
      [-20, 5],
      [-5, 5],
      [5, 5],
      [15, 5],
      [30, 5],
    ],
    [
      [
        [-5, 5],
        [5, 5],
        [15, 5],
      ],
    ],
  ],
  [
    'there twice',
    [
      [5, 5],
      [20, 5],
      [20, 30],
      [5, 30],
      [5, 8],
    ],
    [
      [
        [5, 5],
        [20, 5],
      ],
      [
        [5, 30],
        [5, 8],
      ],
    ],
  ],
  [
    'a ring that starts there',
    RING,
    [
      [
        [-20, 5],
        [5, 5],
        [20, 5],
      ],
    ],
  ],
])('of a line %s', (_, line, parts) => {
  expect(linesNear([line], BOX)).toEqual(parts);
});

it('a ring that is there as a whole stays a ring', () => {
  const ring: Line = [
    [1, 1],
    [9, 1],
    [5, 9],
    [1, 1],
  ];
  expect(linesNear([ring], BOX)).toEqual([ring]);
});
