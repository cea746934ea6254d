import { describe, expect, test } from 'vitest';
import { type Direction, towards } from './towards.ts';

/** A bay from above: four houses up a slope, a row along the shore that curves, a quarter beyond, and the beach. */
const PLACES = {
  H1: [227, 662],
  H2: [302, 562],
  H3: [381, 476],
  H4: [453, 394],
  B1: [781, 647],
  B2: [1042, 567],
  B3: [1343, 570],
  B4: [1589, 655],
  T1: [1905, 630],
  T2: [2131, 609],
  M3: [2424, 675],
  M4: [1808, 555],
  beach: [900, 812],
} as const;
type Name = keyof typeof PLACES;
const SHAPES = (Object.keys(PLACES) as Name[]).map((id) => ({ id, label: PLACES[id] }));
const DIRECTIONS: readonly Direction[] = ['left', 'right', 'up', 'down'];

function from(id: string, direction: Direction): string {
  const shape = SHAPES.find((one) => one.id === id);
  return (shape && towards(SHAPES, shape, direction)?.id) ?? 'nothing';
}

describe('towards', () => {
  test.each([
    ['B1', 'right', 'B2'],
    ['B2', 'right', 'B3'],
    ['B3', 'right', 'B4'],
    ['B4', 'left', 'B3'],
    ['B4', 'right', 'T1'],
    ['T1', 'up', 'M4'],
    ['M4', 'down', 'T1'],
    ['H1', 'up', 'H2'],
    ['H2', 'up', 'H3'],
    ['H4', 'down', 'H3'],
    ['H1', 'right', 'B1'],
    ['beach', 'up', 'B1'],
    ['B2', 'down', 'beach'],
    ['M3', 'right', 'nothing'],
    ['H4', 'up', 'nothing'],
  ] as const)('from %s %s is %s', (id, direction, expected) => {
    expect(from(id, direction)).toBe(expected);
  });

  test.each(SHAPES)('leads from $id to every other shape', ({ id: start }) => {
    const reached = new Set<string>([start]);
    // What is added on the way is walked from too.
    for (const id of reached) for (const direction of DIRECTIONS) reached.add(from(id, direction));
    reached.delete('nothing');
    expect(reached.size).toBe(SHAPES.length);
  });

  test('knows nothing beside a shape alone', () => {
    const [alone] = SHAPES;
    expect(alone && towards([alone], alone, 'left')).toBeUndefined();
  });
});
