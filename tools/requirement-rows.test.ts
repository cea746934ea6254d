import { describe, expect, test } from 'vitest';
import { coverage, parseRequirements, rowIds } from './requirement-rows.ts';

const rows = parseRequirements(
  'id\tsection\towner\trequirement\tcheck\nR99.001\t1\tshell\tA\tx\nR99.002\t1\tshell\tB\tx\nR99.003\t1\tui\tC\tx\nR99.004\t1\tui\tD\tx\n',
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
    ["test('[R99.001] a')", "test('[R99.002] b')", "test('[R99.003] c')"],
    [
      { title: 'x [R99.001] a', passed: true },
      { title: 'x [R99.002] b', passed: true },
      { title: 'y [R99.002] b', passed: false },
    ],
  ).map(({ id, state }) => [id, state]);
  expect(states).toEqual([
    ['R99.001', 'passed'],
    ['R99.002', 'failed'],
    ['R99.003', 'not-run'],
    ['R99.004', 'uncovered'],
  ]);
});
