import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { overlapsOf } from '../checks/overlaps.ts';
import type { Quad } from '../geometry/homography.ts';
import type { Point } from '../geometry/point.ts';
import { isInside, ringArea } from '../geometry/ring.ts';
import { evenFacade, type Facade, facadeCells } from './facade.ts';
import { facadeHandles, moveHandle } from './facade-handles.ts';

const SQUARE: Quad = [
  [0, 0],
  [600, 0],
  [600, 300],
  [0, 300],
];
const RECEDING: Quad = [
  [100, 100],
  [900, 200],
  [880, 500],
  [120, 640],
];

describe('facadeCells', () => {
  it('lays floors from the lowest and homes from the left', () => {
    const cells = facadeCells(evenFacade(SQUARE, [2, 2, 2])) ?? [];
    expect(cells.map(({ floor, place, ring }) => [floor, place, ring[0], ring[2]])).toEqual([
      [0, 0, [0, 200], [300, 300]],
      [0, 1, [300, 200], [600, 300]],
      [1, 0, [0, 100], [300, 200]],
      [1, 1, [300, 100], [600, 200]],
      [2, 0, [0, 0], [300, 100]],
      [2, 1, [300, 0], [600, 100]],
    ]);
  });

  it('gives homes on a common edge the same points where floors have different numbers of homes', () => {
    const [below, , , above] = facadeCells(evenFacade(SQUARE, [3, 2])) ?? [];
    expect(below?.ring).toEqual([
      [0, 150],
      [200, 150],
      [200, 300],
      [0, 300],
    ]);
    expect(above?.ring).toEqual([
      [0, 0],
      [300, 0],
      [300, 150],
      [200, 150],
      [0, 150],
    ]);
  });

  it('lays a home over several cells', () => {
    const facade: Facade = { ...evenFacade(SQUARE, [4]), floors: [{ spans: [1, 2, 1] }] };
    expect(facadeCells(facade)?.map(({ ring, places }) => [ring[0]?.[0], ring[1]?.[0], places])).toEqual([
      [0, 150, 3],
      [150, 450, 3],
      [450, 600, 3],
    ]);
  });

  it.each<[string, Quad]>([
    [
      'crossed over',
      [
        [0, 0],
        [600, 300],
        [600, 0],
        [0, 300],
      ],
    ],
    [
      'folded in',
      [
        [0, 0],
        [600, 0],
        [100, 50],
        [0, 300],
      ],
    ],
    [
      'one line',
      [
        [0, 0],
        [200, 0],
        [400, 0],
        [600, 0],
      ],
    ],
  ])('is none for corners that are %s', (_, corners) => {
    expect(facadeCells(evenFacade(corners, [2]))).toBeNull();
  });

  it('fills the façade without a gap or an overlap, whatever floors it has', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 8 }), (floors) => {
        const cells = facadeCells(evenFacade(RECEDING, floors)) ?? [];
        const whole = ringArea(RECEDING);
        const sum = cells.reduce((total, { ring }) => total + ringArea(ring), 0);
        expect(cells).toHaveLength(floors.reduce((total, units) => total + units, 0));
        // Corners are rounded to a tenth of a pixel.
        expect(Math.abs(sum - whole) / whole).toBeLessThan(0.002);
        expect(overlapsOf(cells.map(({ ring }) => ({ kind: 'unit', ring }))).overlaps).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });
});

/** The façade with one of the handles of its lines led somewhere. */
function withInnerHandle(facade: Facade, which: number, to: Point): Facade {
  const inner = facadeHandles(facade).slice(4);
  const handle = inner[which % inner.length]?.handle;
  return handle ? moveHandle(facade, handle, to) : facade;
}

describe('handles of a façade', () => {
  it('are four corners and both ends of each line', () => {
    const kinds = facadeHandles(evenFacade(SQUARE, [3, 3, 2])).map(({ handle }) => handle.kind);
    expect(kinds.filter((kind) => kind === 'corner')).toHaveLength(4);
    expect(kinds.filter((kind) => kind === 'floor')).toHaveLength(4);
    expect(kinds.filter((kind) => kind === 'cell')).toHaveLength(2 * (2 + 1));
  });

  it('lead a line along with its first end, and tilt it with its other end', () => {
    const facade = evenFacade(SQUARE, [2, 2]);
    const shifted = moveHandle(facade, { kind: 'floor', index: 0, end: 0 }, [0, 120]);
    expect(shifted.floorLines).toEqual([[0.4, 0.4]]);
    const tilted = moveHandle(shifted, { kind: 'floor', index: 0, end: 1 }, [600, 180]);
    expect(tilted.floorLines[0]?.map((share) => Math.round(share * 100))).toEqual([40, 60]);
    const widened = moveHandle(facade, { kind: 'cell', cells: 2, index: 0, end: 0 }, [450, 0]);
    expect(widened.cellLines[2]).toEqual([[0.75, 0.75]]);
  });

  it('stand where they were led to, and lines never pass each other', () => {
    const steps = fc.array(
      fc.tuple(fc.nat(30), fc.integer({ min: 150, max: 850 }), fc.integer({ min: 220, max: 480 })),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(steps, (moves) => {
        let facade = evenFacade(RECEDING, [3, 3, 3, 2]);
        for (const [which, ...to] of moves) facade = withInnerHandle(facade, which, to);
        const cells = facadeCells(facade) ?? [];
        expect(cells).toHaveLength(11);
        expect(Math.min(...cells.map(({ ring }) => ringArea(ring)))).toBeGreaterThan(0);
        const downs = facade.cellLines[3] ?? [];
        for (const end of [0, 1] as const) {
          expect(downs.map((line) => line[end])).toEqual(
            downs.map((line) => line[end]).toSorted((a, b) => a - b),
          );
        }
      }),
      { numRuns: 50 },
    );
  });

  it('of a corner lead just that corner', () => {
    const { corners } = moveHandle(evenFacade(SQUARE, [2]), { kind: 'corner', index: 2 }, [640, 320]);
    expect(corners).toEqual([
      [0, 0],
      [600, 0],
      [640, 320],
      [0, 300],
    ]);
    expect(isInside([620, 310], corners)).toBe(true);
  });
});
