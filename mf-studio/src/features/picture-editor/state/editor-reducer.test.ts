import { type EditedShape, evenFacade, homographyOf, type Point, UNIT_SQUARE } from '@suite/shapes';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type EditorAction, editorReducer } from './editor-reducer.ts';
import { type EditorContext, facadeOf, newEditor, shapesOf, type Target, undrawnOf } from './editor-state.ts';

const SIZE = { width: 1600, height: 900 };
const target = (number: string): Target => ({
  reference: { kind: 'unit', building: 'A', unit: number },
  id: `A-${number}`,
  name: number,
  otherViews: 0,
});
const numbers = Array.from({ length: 8 }, (_, floor) =>
  Array.from({ length: 6 }, (_unit, place) => `${floor + 1}0${place + 1}`),
).flat();
const CONTEXT: EditorContext = { size: SIZE, targets: numbers.map(target) };
const reduce = editorReducer(CONTEXT);
const after = (actions: readonly EditorAction[], shapes: readonly EditedShape[] = []) =>
  actions.reduce(reduce, newEditor(shapes, CONTEXT));
const box = (left: number, top = 100): Point[] => [
  [left, top],
  [left + 100, top],
  [left + 100, top + 100],
  [left, top + 100],
];
const namesOf = (state: ReturnType<typeof after>) =>
  shapesOf(state).map(({ reference }) => (reference?.kind === 'unit' ? reference.unit : null));

const point = fc.tuple(fc.integer({ min: 0, max: 1600 }), fc.integer({ min: 0, max: 900 }));
const key = fc.integer({ min: 1, max: 60 }).map((number) => `new ${number}`);
const anyAction: fc.Arbitrary<EditorAction> = fc.oneof(
  fc.record({
    kind: fc.constant('tool' as const),
    tool: fc.constantFrom('select', 'draw', 'facade', 'split', 'join'),
  }),
  fc.record({ kind: fc.constant('select' as const), key, corner: fc.option(fc.nat(3)) }),
  fc.record({
    kind: fc.constant('step' as const),
    of: fc.constantFrom('shape', 'corner'),
    by: fc.constantFrom(1 as const, -1 as const),
  }),
  fc.record({
    kind: fc.constant('nudge' as const),
    by: fc.tuple(fc.integer({ min: -10, max: 10 }), fc.integer({ min: -10, max: 10 })),
    isHeld: fc.constant(false),
  }),
  point.map(([x, y]): EditorAction => ({ kind: 'outline', ring: box(x, y) })),
  fc.record({ kind: fc.constant('cut' as const), from: point, to: point }),
  fc.record({ kind: fc.constant('join' as const), key }),
  fc
    .constantFrom('copy', 'remove', 'add-corner', 'snap', 'make', 'leave')
    .map((kind) => ({ kind }) as EditorAction),
  fc.option(fc.constantFrom(...CONTEXT.targets)).map((one): EditorAction => ({ kind: 'name', target: one })),
  point.map(
    ([x, y]): EditorAction => ({
      kind: 'facade',
      facade: evenFacade(
        [
          [x, y],
          [x + 300, y],
          [x + 290, y + 200],
          [x, y + 210],
        ],
        [2, 3],
      ),
      isMoving: false,
    }),
  ),
) as fc.Arbitrary<EditorAction>;

/** The editor after so many actions, and its work at each step. */
function walked(actions: readonly EditorAction[]) {
  let last = newEditor([], CONTEXT);
  const works = [JSON.stringify(last.history.present)];
  for (const action of actions) {
    const next = reduce(last, action);
    if (next.history !== last.history) works.push(JSON.stringify(next.history.present));
    last = next;
  }
  return { works, last };
}

describe('undo and redo', () => {
  it('restore every state of the work exactly, over 500 random actions', () => {
    fc.assert(
      fc.property(fc.array(anyAction, { minLength: 500, maxLength: 500, size: 'max' }), (actions) => {
        const { works, last } = walked(actions);
        let state = last;
        expect(works.length).toBeGreaterThan(100);
        for (const work of works.toReversed()) {
          expect(JSON.stringify(state.history.present)).toBe(work);
          state = reduce(state, { kind: 'undo' });
        }
        for (const work of works) {
          expect(JSON.stringify(state.history.present)).toBe(work);
          state = reduce(state, { kind: 'redo' });
        }
      }),
      { numRuns: 2 },
    );
  });

  it('take a key that was held down as one step', () => {
    const drawn = after([{ kind: 'outline', ring: box(100) }]);
    const held = [false, true, true].reduce(
      (state, isHeld) => reduce(state, { kind: 'nudge', by: [1, 0], isHeld }),
      drawn,
    );
    expect(shapesOf(held)[0]?.ring[0]).toEqual([103, 100]);
    expect(shapesOf(reduce(held, { kind: 'undo' }))[0]?.ring[0]).toEqual([100, 100]);
  });

  it('bring back nothing that somebody else has taken out meanwhile', () => {
    const drawn = after([
      { kind: 'next', target: CONTEXT.targets[0] ?? null },
      { kind: 'outline', ring: box(100) },
      { kind: 'outline', ring: box(300) },
      { kind: 'foreign', changes: [{ target: 'unit A-101', shape: null }] },
      { kind: 'undo' },
    ]);
    expect(namesOf(drawn)).toEqual([]);
  });
});

describe('drawing', () => {
  it('gives what is drawn the home that was chosen, and goes on to the next without a shape', () => {
    const drawn = after([
      { kind: 'next', target: CONTEXT.targets[1] ?? null },
      { kind: 'outline', ring: box(100) },
      { kind: 'outline', ring: box(300) },
    ]);
    expect(namesOf(drawn)).toEqual(['102', '103']);
    expect(drawn.next?.name).toBe('104');
    expect(undrawnOf(shapesOf(drawn), CONTEXT.targets)).toHaveLength(46);
  });

  it('draws a second shape of a home in the place of the first', () => {
    const [first = null] = CONTEXT.targets;
    const drawn = after([
      { kind: 'next', target: first },
      { kind: 'outline', ring: box(100) },
      { kind: 'next', target: first },
      { kind: 'outline', ring: box(300) },
    ]);
    expect(shapesOf(drawn).map(({ ring }) => ring[0])).toEqual([[300, 100]]);
  });

  it('moves corners that two shapes share together, by keys', () => {
    const moved = after([
      { kind: 'outline', ring: box(100) },
      { kind: 'outline', ring: box(200) },
      { kind: 'step', of: 'corner', by: 1 },
      { kind: 'nudge', by: [10, 0], isHeld: false },
    ]);
    expect(shapesOf(moved).map(({ ring }) => [ring[0], ring[1]])).toEqual([
      [
        [100, 100],
        [210, 100],
      ],
      [
        [210, 100],
        [300, 100],
      ],
    ]);
  });

  it('splits and joins: the home stays with the first part', () => {
    const split = after([
      { kind: 'next', target: CONTEXT.targets[0] ?? null },
      { kind: 'outline', ring: box(100) },
      { kind: 'cut', from: [150, 0], to: [150, 300] },
    ]);
    expect(namesOf(split)).toEqual(['101', null]);
    const joined = reduce(split, { kind: 'join', key: shapesOf(split)[0]?.key ?? '' });
    expect(namesOf(joined)).toEqual(['101']);
    expect(shapesOf(joined)[0]?.ring).toHaveLength(4);
  });
});

describe('a façade of 48 homes', () => {
  const CORNERS: Point[] = [
    [301, 142],
    [1504, 183],
    [1488, 742],
    [287, 863],
  ];
  const map = homographyOf(UNIT_SQUARE, CORNERS as never);

  it('takes its floors, homes and numbers from the list of homes, and gives each its shape', () => {
    const laid = after([
      { kind: 'tool', tool: 'facade' },
      { kind: 'facade', facade: evenFacade(CORNERS as never, [1]), isMoving: false },
    ]);
    expect(facadeOf(laid)?.floors).toHaveLength(8);
    const made = reduce(laid, { kind: 'make' });
    expect(namesOf(made)).toEqual(numbers);
    expect(facadeOf(made)).toBeNull();
    const [left = 0, top = 0] = map?.([0, 7 / 8]) ?? [];
    const first = shapesOf(made)[0]?.ring[0];
    expect(Math.hypot((first?.[0] ?? 0) - left, (first?.[1] ?? 0) - top)).toBeLessThan(0.2);
  });

  it('records nothing while a handle is dragged, and one step when it is let go', () => {
    const laid = after([{ kind: 'facade', facade: evenFacade(CORNERS as never, [1]), isMoving: false }]);
    const other = evenFacade(CORNERS.map(([x, y]) => [x + 5, y]) as never, [2]);
    const dragged = reduce(laid, { kind: 'facade', facade: other, isMoving: true });
    expect([dragged.history, facadeOf(dragged)]).toEqual([laid.history, other]);
    const dropped = reduce(dragged, { kind: 'facade', facade: other, isMoving: false });
    expect(facadeOf(reduce(dropped, { kind: 'undo' }))).toEqual(facadeOf(laid));
  });
});

describe('Esc', () => {
  it('lets go of the corner, then of the shape', () => {
    const chosen = after([
      { kind: 'outline', ring: box(100) },
      { kind: 'step', of: 'corner', by: 1 },
    ]);
    const [first, second] = [
      reduce(chosen, { kind: 'leave' }),
      reduce(reduce(chosen, { kind: 'leave' }), { kind: 'leave' }),
    ];
    expect([chosen.corner, first.corner, first.selected !== null, second.selected]).toEqual([
      0,
      null,
      true,
      null,
    ]);
  });
});
