import { expect, it } from 'vitest';
import { type BarFit, type BarMeasures, barFit } from './bar-fit.ts';

const desk: BarMeasures = {
  stage: { width: 1440, height: 800 },
  barWidth: 700,
  labelledBarWidth: 700,
  viewsWidth: 180,
  legendWidth: 200,
  cornerWidth: 334,
  edgePx: 24,
};

it.each<[string, Partial<BarMeasures>, Partial<BarFit>]>([
  [
    'everything beside each other',
    {},
    { compactBar: false, viewsRaised: false, legendFits: true, cornerRaised: false },
  ],
  ['a legend that reaches the bar', { legendWidth: 335 }, { legendFits: false }],
  ['a legend that just does not', { legendWidth: 334 }, { legendFits: true }],
  ['four views that reach the bar', { viewsWidth: 340 }, { viewsRaised: true }],
  ['four views that just do not', { viewsWidth: 334 }, { viewsRaised: false }],
  ['a card of the corner that reaches the bar', { cornerWidth: 335 }, { cornerRaised: true }],
  ['a bar as wide as the stage', { stage: { width: 748, height: 800 } }, { compactBar: false }],
  [
    'a bar wider than the stage',
    { stage: { width: 747, height: 800 } },
    { compactBar: true, viewsRaised: true },
  ],
  [
    'a compact bar that would fit with labels again',
    { barWidth: 500, stage: { width: 748, height: 800 } },
    { compactBar: false },
  ],
  ['no bar at all', { barWidth: 0, labelledBarWidth: 0 }, { compactBar: false, viewsRaised: false }],
  ['a stage that is not laid out', { stage: { width: 0, height: 0 } }, { stage: null }],
])('fits %s', (_, part, expected) => {
  expect(barFit({ ...desk, ...part })).toMatchObject(expected);
});
