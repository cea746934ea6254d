import { describe, expect, test } from 'vitest';
import { entryOf, focusOrder, neighbourhood, type OrderedShape, stepFrom, stepOfKey } from './order.ts';

function shape(id: string, row: number, x: number, filteredOut = false): OrderedShape {
  return { id, row, label: [x, -row * 40], filteredOut };
}

/** Three floors; 202 is filtered out, and the top floor has two wide homes. */
const SHAPES = [
  shape('101', 1, 100),
  shape('103', 1, 300),
  shape('102', 1, 200),
  shape('201', 2, 110),
  shape('202', 2, 210, true),
  shape('203', 2, 310),
  shape('301', 3, 150),
  shape('302', 3, 280),
];
const ORDER = focusOrder(SHAPES);

describe('focusOrder', () => {
  test('goes from the highest row down and from left to right, without filtered-out shapes', () => {
    const ids = ORDER.rows.map((row) => row.map(({ id }) => id));
    expect(ids).toEqual([
      ['301', '302'],
      ['201', '203'],
      ['101', '102', '103'],
    ]);
  });

  test('leaves the list of shapes as it was', () => {
    expect(SHAPES.map(({ id }) => id)).toEqual(['101', '103', '102', '201', '202', '203', '301', '302']);
  });
});

describe('entryOf', () => {
  test.each([
    { wanted: ['103', '201'], entry: '103' },
    { wanted: [null, '201'], entry: '201' },
    { wanted: ['202', '203'], entry: '203' },
    { wanted: ['unknown', '202', null], entry: '301' },
    { wanted: [], entry: '301' },
  ])('with $wanted wanted it is $entry', ({ wanted, entry }) => {
    expect(entryOf(SHAPES, wanted)).toBe(entry);
  });

  test('is the first shape of the order, wherever it stands in the list', () => {
    expect(entryOf(SHAPES.toReversed(), [])).toBe(ORDER.rows[0]?.[0]?.id);
    const sameX = [shape('low', 1, 5), { ...shape('high', 1, 5), label: [5, -90] as const }];
    expect(entryOf(sameX, [])).toBe('high');
  });

  test('is null where no shape takes the focus', () => {
    expect(entryOf([shape('9', 1, 0, true)], ['9'])).toBeNull();
  });
});

describe('stepFrom', () => {
  test.each([
    { from: '101', step: 'right', to: '102' },
    { from: '103', step: 'right', to: '103' },
    { from: '102', step: 'left', to: '101' },
    { from: '101', step: 'left', to: '101' },
    { from: '103', step: 'up', to: '203' },
    { from: '102', step: 'up', to: '201' },
    { from: '203', step: 'up', to: '302' },
    { from: '302', step: 'up', to: '302' },
    { from: '302', step: 'down', to: '203' },
    { from: '103', step: 'down', to: '103' },
    { from: '102', step: 'row-start', to: '101' },
    { from: '102', step: 'row-end', to: '103' },
    { from: '103', step: 'first', to: '301' },
    { from: '301', step: 'last', to: '103' },
    { from: '202', step: 'right', to: '301' },
  ] as const)('$step from $from leads to $to', ({ from, step, to }) => {
    expect(stepFrom(ORDER, from, step)).toBe(to);
  });

  test('goes to what is nearest in its direction where shapes have no rows', () => {
    const areas = [
      { id: 'hill', row: null, label: [300, 600], filteredOut: false },
      { id: 'bay', row: null, label: [1150, 640], filteredOut: false },
      { id: 'marina', row: null, label: [2150, 720], filteredOut: false },
    ] as const;
    const order = focusOrder(areas);
    expect(entryOf(areas, [])).toBe('hill');
    expect(stepFrom(order, 'bay', 'right')).toBe('marina');
    expect(stepFrom(order, 'bay', 'left')).toBe('hill');
    expect(stepFrom(order, 'bay', 'up')).toBe('bay');
    expect(stepFrom(order, 'hill', 'row-end')).toBe('marina');
  });
});

describe('neighbourhood', () => {
  test('is the shape and wherever one step leads, in the order of the picture', () => {
    expect(neighbourhood(ORDER, '102')).toEqual(['301', '201', '101', '102', '103']);
  });

  test('stays small in a large picture', () => {
    const many = Array.from({ length: 10_000 }, (_, index) =>
      shape(String(index), index % 100, Math.floor(index / 100)),
    );
    expect(neighbourhood(focusOrder(many), '5050').length).toBeLessThanOrEqual(9);
  });

  test('is empty for a shape that takes no focus', () => {
    expect(neighbourhood(ORDER, '202')).toEqual([]);
  });
});

describe('stepOfKey', () => {
  test.each([
    ['ArrowLeft', false, 'left'],
    ['ArrowUp', false, 'up'],
    ['Home', false, 'row-start'],
    ['End', false, 'row-end'],
    ['Home', true, 'first'],
    ['End', true, 'last'],
    ['ArrowLeft', true, undefined],
    ['Tab', false, undefined],
    ['a', false, undefined],
  ] as const)('%s with control %s asks for %s', (key, ctrlKey, step) => {
    expect(stepOfKey(key, ctrlKey)).toBe(step);
  });
});
