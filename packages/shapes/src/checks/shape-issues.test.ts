import { describe, expect, it } from 'vitest';
import type { EditedShape } from '../editing/edited-shape.ts';
import type { Point } from '../geometry/point.ts';
import { isBlocking, shapeIssues } from './shape-issues.ts';

const SIZE = { width: 390, height: 300 };
const TARGETS = new Set(['A-1', 'A-2', 'view']);
const box = (left: number, top = 0, width = 100, height = 50): Point[] => [
  [left, top],
  [left + width, top],
  [left + width, top + height],
  [left, top + height],
];
const unit = (
  number: string,
  ring: readonly Point[],
  label: Point | null = null,
  key = number,
): EditedShape => ({
  key,
  reference: { kind: 'unit', building: 'A', unit: number },
  ring,
  label,
});
const kinds = (...shapes: EditedShape[]) => shapeIssues(shapes, SIZE, TARGETS).map(({ kind }) => kind);

describe('checks of shapes', () => {
  it.each<[string, EditedShape[], string[]]>([
    ['nothing of neighbours that are in order', [unit('1', box(0)), unit('2', box(100))], []],
    ['a shape without a home', [{ ...unit('1', box(0)), reference: null }], ['no-target']],
    ['a number that no home has', [unit('9', box(0))], ['unknown-target']],
    ['a home with two shapes', [unit('1', box(0)), unit('1', box(100), null, 'b')], ['same-target']],
    ['an overlap of 3 %', [unit('1', box(0)), unit('2', box(97))], ['overlap']],
    ['no overlap of 1 %', [unit('1', box(0)), unit('2', box(99))], []],
    ['what reaches out of the picture', [unit('1', box(-20))], ['outside']],
    [
      'an outline that crosses itself',
      [
        unit('1', [
          [0, 0],
          [100, 50],
          [100, 0],
          [0, 50],
        ]),
      ],
      ['crossing'],
    ],
    ['what is too small to touch on a phone', [unit('1', box(0, 0, 100, 20))], ['small']],
    ['a label outside', [unit('1', box(0), [300, 200])], ['label-outside']],
    [
      'no size of a point of interest',
      [{ ...unit('1', box(0, 0, 9, 9)), reference: { kind: 'poi', poi: 'view' } }],
      [],
    ],
  ])('tell of %s', (_, shapes, expected) => {
    expect(kinds(...shapes)).toEqual(expected);
  });

  it('say how much and which, and lead to the shape', () => {
    expect(shapeIssues([unit('1', box(0)), unit('2', box(97))], SIZE, TARGETS)).toEqual([
      { kind: 'overlap', keys: ['1', '2'], share: expect.closeTo(0.03, 5) },
    ]);
    expect(shapeIssues([unit('1', box(0, 0, 100, 20))], SIZE, TARGETS)).toEqual([
      { kind: 'small', keys: ['1'], sidePx: 20 },
    ]);
  });

  it('block what visitors would stumble over, and leave the rest to the editor', () => {
    const found = shapeIssues(
      [{ ...unit('1', box(-20)), reference: null }, unit('2', box(70))],
      SIZE,
      TARGETS,
    );
    expect(found.map((issue) => [issue.kind, isBlocking(issue)])).toEqual([
      ['no-target', true],
      ['outside', true],
      ['overlap', false],
    ]);
  });
});
