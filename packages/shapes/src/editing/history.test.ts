import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evenFacade, facadeCells } from '../facade/facade.ts';
import type { Point } from '../geometry/point.ts';
import {
  addCorner,
  addShapes,
  copyShape,
  moveCorner,
  moveShape,
  nameShape,
  removeCorner,
  removeShapes,
} from './edit-shapes.ts';
import type { EditedShape } from './edited-shape.ts';
import { newHistory, record, redo, undo } from './history.ts';
import { joinRings, splitRing } from './split-join.ts';

type Shapes = readonly EditedShape[];
type Action = (shapes: Shapes) => Shapes;

const points = fc.tuple(fc.integer({ min: -50, max: 1700 }), fc.integer({ min: -50, max: 950 }));
const picked = (shapes: Shapes, which: number) => shapes[which % Math.max(1, shapes.length)];

function facadeAt([x, y]: Point): Action {
  return (shapes) => {
    const cells = facadeCells(
      evenFacade(
        [
          [x, y],
          [x + 200, y],
          [x + 180, y + 90],
          [x, y + 100],
        ],
        [2, 1],
      ),
    );
    return addShapes(shapes, unnamed((cells ?? []).map(({ ring }) => ring)));
  };
}

function unnamed(rings: readonly (readonly Point[])[]) {
  return rings.map((ring) => ({ ring, reference: null }));
}

function replaced(shapes: Shapes, keys: readonly string[], rings: readonly (readonly Point[])[]): Shapes {
  return addShapes(removeShapes(shapes, new Set(keys)), unnamed(rings));
}

function split(shapes: Shapes, { key, ring }: EditedShape, from: Point): Shapes {
  const parts = splitRing(ring, [from, [0, 0]]);
  return parts ? replaced(shapes, [key], parts) : shapes;
}

function join(shapes: Shapes, shape: EditedShape, other: EditedShape | undefined): Shapes {
  const ring = other && other !== shape ? joinRings(shape.ring, other.ring) : null;
  return ring && other ? replaced(shapes, [shape.key, other.key], [ring]) : shapes;
}

/** Everything that the editor does, on whatever shapes there are. */
const actions: fc.Arbitrary<Action> = fc
  .tuple(fc.integer({ min: 0, max: 9 }), fc.nat(200), fc.nat(20), points)
  .map(([what, which, corner, point]) => (shapes) => {
    const shape = picked(shapes, which);
    if (!shape) return facadeAt(point)(shapes);
    const at = corner % shape.ring.length;
    const kinds: Action[] = [
      facadeAt(point),
      (all) => moveCorner(all, shape.ring[at] ?? point, point),
      (all) => moveShape(all, shape.key, [point[0] % 10, point[1] % 10]),
      (all) => addCorner(all, shape.key, at),
      (all) => removeCorner(all, shape.key, at),
      (all) => copyShape(all, shape.key),
      (all) => nameShape(all, shape.key, { kind: 'unit', building: 'A', unit: String(which) }),
      (all) => split(all, shape, point),
      (all) => join(all, shape, picked(all, which + 1)),
      (all) => removeShapes(all, new Set([shape.key])),
    ];
    return kinds[what]?.(shapes) ?? shapes;
  });

/** The history after so many steps, and how each state was. */
function walked(list: readonly Action[]) {
  let history = newHistory<Shapes>([]);
  const states = [JSON.stringify(history.present)];
  for (const action of list) {
    const next = record(history, action(history.present));
    if (next !== history) states.push(JSON.stringify(next.present));
    history = next;
  }
  return { history, states };
}

describe('history', () => {
  it('restores every state exactly when 500 random actions are undone and redone', () => {
    fc.assert(
      fc.property(fc.array(actions, { minLength: 500, maxLength: 500, size: 'max' }), (list) => {
        const { history: after, states } = walked(list);
        let history = after;
        expect(states.length).toBeGreaterThan(100);
        for (const state of states.toReversed()) {
          expect(JSON.stringify(history.present)).toBe(state);
          history = undo(history);
        }
        for (const state of states) {
          expect(JSON.stringify(history.present)).toBe(state);
          history = redo(history);
        }
      }),
      { numRuns: 2 },
    );
  });

  it('forgets what was undone at the next change', () => {
    const history = record(undo(record(newHistory('a'), 'b')), 'c');
    expect([history.present, redo(history)]).toEqual(['c', history]);
  });

  it('stands still at both ends, and where nothing changes', () => {
    const history = newHistory('a');
    expect([undo(history), redo(history), record(history, 'a')]).toEqual([history, history, history]);
  });
});
