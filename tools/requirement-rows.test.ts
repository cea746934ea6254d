import { describe, expect, test } from 'vitest';
import { coverage, parseRequirements, rowIds } from './requirement-rows.ts';

const rows = parseRequirements(
  [
    'id\tsection\towner\trequirement\tcheck\tseen',
    'R99.001\t1\tshell\tA\tx\tnothing',
    'R99.002\t1\tshell\tB\tx\tnothing',
    'R99.003\t1\tui\tC\tx\tnothing',
    'R99.004\t1\tui\tD\tx\tnothing',
    'R99.005\t1\tui\tE\tx\tscreen',
    'R99.006\t1\tui\tF\tx\tscreen',
    'R99.007\t1\tui\tG\tx\tscreen',
  ].join('\n'),
);

describe('ids of rows in a title', () => {
  test.each([
    ['[R99.014] opens the map', ['R99.014']],
    ['[R99.014, R99.015] opens the map', ['R99.014', 'R99.015']],
    ['[R99.014] [R98.001] opens the map', ['R99.014', 'R98.001']],
    ['R99.014 without brackets', []],
    ['nothing', []],
  ])('%s', (title, ids) => {
    expect(rowIds(title)).toEqual(ids);
  });
});

test('a row is passed, failed, not in the last run, or uncovered', () => {
  const states = coverage(
    rows,
    ["test('[R99.001] a')", "test('[R99.002] b')", "test('[R99.003] c')", "test('[R99.005] e')"],
    ["await visit.row('R99.006, R99.007', 'g', look)"],
    [
      { title: 'x [R99.001] a', passed: true },
      { title: 'x [R99.002] b', passed: true },
      { title: 'y [R99.002] b', passed: false },
      { title: '[R99.005] e', passed: true },
      {
        title: 'conformance the frame: 390 px, guest, en',
        passed: false,
        looks: [
          { title: '[R99.006] f', passed: true },
          { title: '[R99.006, R99.007] g', passed: false },
        ],
      },
      {
        title: 'conformance the frame: 700 px, guest, en',
        passed: true,
        looks: [{ title: '[R99.007] g', passed: true }],
      },
    ],
  ).map(({ id, state, settings }) => [id, state, ...settings]);
  expect(states).toEqual([
    ['R99.001', 'passed'],
    ['R99.002', 'failed'],
    ['R99.003', 'not-run'],
    ['R99.004', 'uncovered'],
    // A test of its own is not enough where something is to be seen.
    ['R99.005', 'uncovered'],
    ['R99.006', 'failed', '390 px, guest, en'],
    ['R99.007', 'failed', '700 px, guest, en'],
  ]);
});
