import { describe, expect, it } from 'vitest';
import type { Shape } from '../format/project-file.ts';
import { IssueList, issueText } from '../issues.ts';
import { warnOfOverlaps } from './shape-overlaps.ts';

type Ring = [number, number][];

const box = (left: number, top: number, width: number, height: number): Ring => [
  [left, top],
  [left + width, top],
  [left + width, top + height],
  [left, top + height],
  [left, top],
];
const unit = (number: string, ring: Ring): Shape => ({
  id: number,
  kind: 'unit',
  building: 'A',
  unit: number,
  label: [0, 0],
  ring,
});
const warnings = (...shapes: Shape[]) => {
  const issues = new IssueList();
  warnOfOverlaps(issues, 'front.json', shapes, (index) => ({ line: index + 1, column: 1 }));
  return issues.sorted().map(issueText);
};

describe('shapes of one view', () => {
  it.each<[string, Ring]>([
    ['beside it', box(100, 0, 100, 50)],
    ['a hand’s breadth over it', box(99, 0, 100, 50)],
    ['far away', box(500, 500, 10, 10)],
    [
      'around its corner, so that only their boxes meet',
      [
        [50, 60],
        [150, 60],
        [150, 0],
        [101, 0],
        [101, 51],
        [50, 51],
        [50, 60],
      ],
    ],
    [
      'over it that crosses itself, which is told of as that',
      [
        [0, 0],
        [100, 50],
        [100, 0],
        [0, 40],
        [0, 0],
      ],
    ],
  ])('may have one %s', (_where, ring) => {
    expect(warnings(unit('1', box(0, 0, 100, 50)), unit('2', ring))).toEqual([]);
  });

  it.each<[string, Ring, number]>([
    ['over a tenth of it', box(90, 0, 100, 50), 10],
    ['within it', box(10, 10, 10, 10), 100],
    ['at its place', box(0, 0, 100, 50), 100],
    [
      'through it',
      [
        [40, -50],
        [60, -50],
        [60, 100],
        [40, 100],
        [40, -50],
      ],
      33,
    ],
  ])('are told to overlap where one lies %s', (_where, ring, percent) => {
    expect(warnings(unit('1', box(0, 0, 100, 50)), unit('2', ring))).toEqual([
      expect.stringContaining(`front.json:2:1: warning: 2 and 1 overlap by ${percent} %`),
    ]);
  });

  it('may lie over those of another kind', () => {
    const ring = box(0, 0, 100, 50);
    const building: Shape = { id: 'A', kind: 'building', building: 'A', label: [0, 0], ring };
    const poi: Shape = { id: 'p', kind: 'poi', poi: 'p', label: [0, 0], ring };
    expect(warnings(building, poi, unit('1', ring), { ...poi, id: 'q' })).toEqual([]);
  });

  it('that all lie at one place are told so far as anybody reads', () => {
    const all = warnings(...Array.from({ length: 9 }, (_, index) => unit(`${index}`, box(0, 0, 9, 9))));
    expect([all.length, all[0]]).toEqual([
      21,
      'front.json: warning: Not all shapes were looked at for overlaps.',
    ]);
  });
});
