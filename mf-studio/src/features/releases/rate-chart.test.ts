import { describe, expect, it } from 'vitest';
import { type Hour, rateChart } from './rate-chart.ts';

const NONE = { loads: 0, bad: 0 };
const AS_OF = '2026-11-21T12:34:00.000Z';
const hour = (at: string, stable: Hour['stable'], canary: Hour['canary'] = NONE): Hour => ({
  at: `2026-11-${at}:00:00.000Z`,
  stable,
  canary,
});

describe('the chart of bad rates', () => {
  it('goes from the same hour of yesterday to this one', () => {
    const { stable } = rateChart(
      [
        hour('20T12', { loads: 4, bad: 0 }),
        hour('21T00', { loads: 4, bad: 0 }),
        hour('21T12', { loads: 4, bad: 0 }),
      ],
      AS_OF,
    );
    expect(stable.map(({ x, y }) => [x, y])).toEqual([
      [0, 1],
      [0.5, 1],
      [1, 1],
    ]);
  });

  it('leaves out what is older, and what lies ahead of the clock', () => {
    const { stable } = rateChart(
      [hour('20T11', { loads: 4, bad: 4 }), hour('21T13', { loads: 4, bad: 4 })],
      AS_OF,
    );
    expect(stable).toEqual([]);
  });

  it('joins hours that follow each other, and no others', () => {
    const { canary } = rateChart(
      [
        hour('21T08', NONE, { loads: 10, bad: 1 }),
        hour('21T09', NONE, { loads: 10, bad: 1 }),
        hour('21T10', { loads: 10, bad: 0 }),
        hour('21T11', NONE, { loads: 10, bad: 0 }),
      ],
      AS_OF,
    );
    expect(canary.map(({ from }) => from !== null)).toEqual([false, true, false]);
    expect(canary.map(({ y }) => y)).toEqual([0, 0, 1]);
  });

  it.each([
    [0, 0.01],
    [1, 0.01],
    [2, 0.02],
    [3, 0.05],
    [11, 0.2],
    [51, 1],
    [100, 1],
  ])('with %i of 100 bad at most is as high as %f', (bad, topRate) => {
    const history = [hour('21T10', { loads: 100, bad: 0 }, { loads: 100, bad }), hour('21T11', NONE)];
    expect(rateChart(history, AS_OF).topRate).toBe(topRate);
  });
});
