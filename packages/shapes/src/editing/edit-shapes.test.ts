import { describe, expect, it } from 'vitest';
import type { Point } from '../geometry/point.ts';
import { ringArea } from '../geometry/ring.ts';
import { addCorner, addShapes, copyShape, moveCorner, moveShape, removeCorner } from './edit-shapes.ts';
import { type EditedShape, editedShape, storedShapes } from './edited-shape.ts';
import { copyRings, fitRings } from './fit.ts';
import { snapped } from './snapping.ts';
import { joinRings, splitRing } from './split-join.ts';

const box = (left: number, top: number, width = 100, height = 50): Point[] => [
  [left, top],
  [left + width, top],
  [left + width, top + height],
  [left, top + height],
];
const unit = (number: string, ring: readonly Point[], label: Point | null = null): EditedShape => ({
  key: number,
  reference: { kind: 'unit', building: 'A', unit: number },
  ring,
  label,
});
const NEIGHBOURS = [unit('1', box(0, 0)), unit('2', box(100, 0)), unit('3', box(300, 0))];

describe('corners', () => {
  it('that two shapes share move together', () => {
    const [first, second, third] = moveCorner(NEIGHBOURS, [100, 50], [110.04, 60]);
    expect(first?.ring[2]).toEqual([110, 60]);
    expect(second?.ring[3]).toEqual([110, 60]);
    expect(third).toBe(NEIGHBOURS[2]);
  });

  it('are put into the middle of an edge, and taken out down to three', () => {
    const [more] = addCorner(NEIGHBOURS, '1', 3);
    expect(more?.ring.at(-1)).toEqual([0, 25]);
    const three = [0, 0, 0].reduce<readonly EditedShape[]>(
      (shapes) => removeCorner(shapes, '1', 0),
      NEIGHBOURS,
    );
    expect(three[0]?.ring).toHaveLength(3);
  });
});

describe('shapes', () => {
  it('move alone, with their label', () => {
    const [moved, neighbour] = moveShape(
      [unit('1', box(0, 0), [50, 25]), unit('2', box(100, 0))],
      '1',
      [10, -1],
    );
    expect(moved?.ring[0]).toEqual([10, -1]);
    expect(moved?.label).toEqual([60, 24]);
    expect(neighbour?.ring[0]).toEqual([100, 0]);
  });

  it('are copied beside themselves, and stand for nothing yet', () => {
    const copy = copyShape(NEIGHBOURS, '1').at(-1);
    expect([copy?.reference, copy?.ring[0]]).toEqual([null, [16, 16]]);
  });

  it('of fewer than three corners are none', () => {
    expect(
      addShapes(
        [],
        [
          {
            ring: [
              [0, 0],
              [1, 1],
            ],
            reference: null,
          },
        ],
      ),
    ).toEqual([]);
  });

  it('are stored closed, within the picture, with a label inside, and come back as they were', () => {
    const shapes = [unit('1', box(-3, 0)), { ...unit('2', box(200, 0)), reference: null }];
    const [stored, ...others] = storedShapes(shapes, { width: 800, height: 600 });
    expect(others).toEqual([]);
    expect(stored).toEqual({
      kind: 'unit',
      building: 'A',
      unit: '1',
      id: 'A-1',
      label: [48.5, 25],
      ring: [
        [0, 0],
        [97, 0],
        [97, 50],
        [0, 50],
        [0, 0],
      ],
    });
    expect(stored && storedShapes([editedShape(stored)], { width: 800, height: 600 })).toEqual([stored]);
  });
});

describe('snapping', () => {
  it.each<[string, Point, Point]>([
    ['a corner within reach', [104, 54], [100, 50]],
    ['an edge where no corner is', [60, 55], [60, 50]],
    ['a corner rather than a nearer edge', [95, 51], [100, 50]],
    ['nowhere far off', [250, 200], [250, 200]],
  ])('leads to %s', (_, point, expected) => {
    expect(snapped(point, NEIGHBOURS, 8)).toEqual(expected);
  });
});

describe('split', () => {
  it('cuts a shape in two that share the cut', () => {
    const [left, right] =
      splitRing(box(0, 0), [
        [40, -10],
        [60, 100],
      ]) ?? [];
    expect(ringArea(left ?? []) + ringArea(right ?? [])).toBeCloseTo(5000, 0);
    const shared = left?.filter((a) => right?.some((b) => a[0] === b[0] && a[1] === b[1]));
    expect(shared).toHaveLength(2);
  });

  it('takes a cut through two corners', () => {
    const [a, b] =
      splitRing(box(0, 0), [
        [0, 0],
        [100, 50],
      ]) ?? [];
    expect([a?.length, b?.length]).toEqual([3, 3]);
  });

  it.each<[string, Point, Point]>([
    ['passes by', [0, 60], [100, 60]],
    ['touches a corner only', [-10, 10], [10, -10]],
  ])('is none where the line %s', (_, from, to) => {
    expect(splitRing(box(0, 0), [from, to])).toBeNull();
  });

  it('is none where the line leads through more than once', () => {
    const wings: Point[] = [
      [0, 0],
      [300, 0],
      [300, 100],
      [200, 100],
      [200, 50],
      [100, 50],
      [100, 100],
      [0, 100],
    ];
    expect(
      splitRing(wings, [
        [-10, 75],
        [310, 75],
      ]),
    ).toBeNull();
  });
});

describe('join', () => {
  it('gives the outline of neighbours, without corners on straight edges', () => {
    const joined = joinRings(box(0, 0), box(100, 0)) ?? [];
    expect(joined).toHaveLength(4);
    expect(ringArea(joined)).toBe(10_000);
  });

  it('undoes a split', () => {
    const [left = [], right = []] =
      splitRing(box(0, 0), [
        [40, -10],
        [60, 100],
      ]) ?? [];
    expect(ringArea(joinRings(left, right) ?? [])).toBeCloseTo(5000, 0);
  });

  it('is none of shapes that are apart', () => {
    expect(joinRings(box(0, 0), box(300, 0))).toBeNull();
  });
});

describe('shapes of another picture', () => {
  it('are fitted to another size', () => {
    expect(fitRings([box(0, 0)], { width: 800, height: 600 }, { width: 1600, height: 1200 })[0]?.[2]).toEqual(
      [200, 100],
    );
  });

  it('are copied by four points', () => {
    const here = [
      [10, 20],
      [210, 20],
      [210, 120],
      [10, 120],
    ] as const;
    const [ring] =
      copyRings(
        [[[50, 25]]],
        [
          [0, 0],
          [100, 0],
          [100, 50],
          [0, 50],
        ],
        here,
      ) ?? [];
    expect(ring?.[0]).toEqual([110, 70]);
    expect(
      copyRings(
        [[[50, 25]]],
        [
          [0, 0],
          [1, 1],
          [2, 2],
          [0, 50],
        ],
        here,
      ),
    ).toBeNull();
  });
});
