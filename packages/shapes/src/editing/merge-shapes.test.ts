import { describe, expect, it } from 'vitest';
import { editedShape, type StoredShape } from './edited-shape.ts';
import { compareShapes, takeOver } from './merge-shapes.ts';
import { sendableShapes } from './sendable-shapes.ts';

const SIZE = { width: 800, height: 400 };
const shape = (unit: string, left: number): StoredShape => ({
  kind: 'unit',
  building: 'A',
  unit,
  id: `A-${unit}`,
  label: [left + 50, 150],
  ring: [
    [left, 100],
    [left + 100, 100],
    [left + 100, 200],
    [left, 200],
    [left, 100],
  ],
});
const BASE = [shape('101', 0), shape('102', 200)];

describe('compareShapes', () => {
  it.each<[string, readonly StoredShape[], readonly StoredShape[], number, number]>([
    ['nothing', BASE, BASE, 0, 0],
    ['mine alone', [shape('101', 10), shape('102', 200)], BASE, 0, 0],
    ['theirs alone', BASE, [shape('101', 10), shape('102', 200)], 1, 0],
    ['different shapes', [shape('101', 10), shape('102', 200)], [shape('101', 0), shape('102', 210)], 1, 0],
    ['the same shape', [shape('101', 10), shape('102', 200)], [shape('101', 20), shape('102', 200)], 0, 1],
    ['the same in the same way', [shape('101', 10)], [shape('101', 10)], 0, 0],
    ['a shape that the other took out', [shape('101', 10), shape('102', 200)], [shape('102', 200)], 0, 1],
    ['one that I took out', [shape('102', 200)], [shape('101', 20), shape('102', 200)], 0, 1],
    ['a new one of theirs', BASE, [...BASE, shape('103', 400)], 1, 0],
  ])('%s', (_, mine, theirs, foreign, conflicts) => {
    const compared = compareShapes(BASE, mine, theirs);
    expect([compared.foreign.length, compared.conflicts.length]).toEqual([foreign, conflicts]);
  });
});

describe('takeOver', () => {
  const mine = BASE.map(editedShape);

  it('changes, adds and takes out what the other did, and nothing else', () => {
    const taken = takeOver(mine, [
      { target: 'unit A-101', shape: shape('101', 30) },
      { target: 'unit A-103', shape: shape('103', 400) },
      { target: 'unit A-102', shape: null },
    ]);
    expect(taken.map(({ key, ring }) => [key, ring[0]])).toEqual([
      ['unit A-101', [30, 100]],
      ['unit A-103', [400, 100]],
    ]);
  });

  it('finds a shape by what it stands for, whatever its key', () => {
    const renamed = mine.map((one, index) => ({ ...one, key: `new ${index}` }));
    const [first] = takeOver(renamed, [{ target: 'unit A-101', shape: shape('101', 30) }]);
    expect([first?.key, first?.ring[0]]).toEqual(['new 0', [30, 100]]);
  });
});

describe('sendableShapes', () => {
  const targets = new Set(['A-101', 'A-102']);

  it('holds back what has no home, and keeps in the place of a bad one what was stored', () => {
    const outside = editedShape(shape('101', 750));
    const nameless = { ...editedShape(shape('102', 400)), key: 'new 1', reference: null };
    const { shapes, held } = sendableShapes(
      [outside, editedShape(shape('102', 200)), nameless],
      SIZE,
      targets,
      BASE,
    );
    expect(held).toBe(2);
    expect(shapes.map(({ id, ring }) => [id, ring[0]])).toEqual([
      ['A-102', [200, 100]],
      ['A-101', [0, 100]],
    ]);
  });

  it('sends everything that is sound', () => {
    expect(sendableShapes(BASE.map(editedShape), SIZE, targets, [])).toEqual({ shapes: BASE, held: 0 });
  });
});
