import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { homographyOf, type Quad, UNIT_SQUARE } from '../geometry/homography.ts';
import { distance, type Point } from '../geometry/point.ts';
import { evenFacade, facadeCells } from './facade.ts';
import { facadeHandles, moveHandle } from './facade-handles.ts';

const FLOORS = 8;
/** Where the walls between six homes stand: bedrooms are narrower than living rooms. */
const WALLS = [0.14, 0.31, 0.5, 0.66, 0.85];
/** A front that recedes to the right, in a picture of 1920 × 1080. */
const FRONT: Quad = [
  [301, 142],
  [1604, 283],
  [1588, 842],
  [287, 963],
];
const MOST_ACTIONS = 14;
const MOST_PX = 3;

/** Homes as they stand in the picture, the lowest floor first, each from the left. */
function truth(): Point[][] {
  const map = homographyOf(UNIT_SQUARE, FRONT);
  const across = [0, ...WALLS, 1];
  return Array.from({ length: FLOORS }, (_, floor) => 1 - floor / FLOORS).flatMap((below) =>
    across.slice(1).map((right, place) => {
      const [left, above] = [across[place] ?? 0, below - 1 / FLOORS];
      const corners: Point[] = [
        [left, above],
        [right, above],
        [right, below],
        [left, below],
      ];
      return corners.map((corner) => map?.(corner) ?? corner);
    }),
  );
}

/** What a person does, each press or number counted; `slips` are by how much the hand misses, in pixels. */
function laidByHand(slips: readonly Point[]) {
  let actions = 0;
  const slipped = ([x, y]: Point): Point => {
    const [dx, dy] = slips[actions] ?? [0, 0];
    actions += 1;
    return [x + dx, y + dy];
  };
  const corners = FRONT.map(slipped) as unknown as Quad;
  // Two numbers: floors, homes on a floor.
  actions += 2;
  let facade = evenFacade(
    corners,
    Array.from({ length: FLOORS }, () => WALLS.length + 1),
  );
  const map = homographyOf(UNIT_SQUARE, FRONT);
  WALLS.forEach((wall, index) => {
    const handle = { kind: 'cell', cells: WALLS.length + 1, index, end: 0 } as const;
    facade = moveHandle(facade, handle, slipped(map?.([wall, 0]) ?? [0, 0]));
  });
  // And the button that makes the shapes.
  actions += 1;
  return { cells: facadeCells(facade) ?? [], actions, handles: facadeHandles(facade).length };
}

const slip = fc.double({ min: -1, max: 1, noNaN: true });

describe('a building of 48 homes', () => {
  it('gets its shapes in at most 14 actions, each corner within 3 px, by a hand that misses by a pixel', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(slip, slip), { minLength: 12, maxLength: 12 }), (slips) => {
        const { cells, actions } = laidByHand(slips);
        expect(cells).toHaveLength(48);
        expect(actions).toBeLessThanOrEqual(MOST_ACTIONS);
        const units = truth();
        const worst = cells.flatMap(({ ring }, index) =>
          ring.map((corner, at) => distance(corner, units[index]?.[at] ?? [0, 0])),
        );
        expect(Math.max(...worst)).toBeLessThanOrEqual(MOST_PX);
      }),
    );
  });
});
