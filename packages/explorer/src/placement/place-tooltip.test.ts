import { expect, it } from 'vitest';
import type { Box } from '../stage/boxes.ts';
import { placeTooltip, type TooltipInput } from './place-tooltip.ts';

const base: TooltipInput = {
  unit: { left: 660, top: 340, right: 760, bottom: 390 },
  building: { left: 280, top: 180, right: 1140, bottom: 500 },
  frame: { width: 1440, height: 800 },
  tooltip: { width: 264, height: 190 },
  cards: [],
  controls: [],
};
const left: Box = { left: 290, top: 340, right: 400, bottom: 390 };
const right: Box = { left: 1030, top: 340, right: 1130, bottom: 390 };
const box = (part: Partial<Box>): Box => ({ left: 0, top: 0, right: 1440, bottom: 800, ...part });

it.each<[string, Partial<TooltipInput>, string]>([
  ['left of a unit in the left third', { unit: left }, 'left'],
  ['right of a unit in the right third', { unit: right }, 'right'],
  ['below a unit in the middle', {}, 'bottom'],
  ['right of a wide unit that reaches the right edge', { unit: { ...right, left: 500 } }, 'right'],
  ['left of a wide unit that reaches the left edge', { unit: { ...left, right: 920 } }, 'left'],
  ['below a unit as wide as the building', { unit: { ...base.unit, left: 280, right: 1140 } }, 'bottom'],
  ['above where below is no room', { unit: { ...base.unit, top: 600, bottom: 650 } }, 'top'],
  ['below where the outer side is no room', { unit: right, frame: { width: 1200, height: 800 } }, 'bottom'],
  [
    'below where an open card stands outside',
    { unit: right, cards: [box({ left: 1150, bottom: 400 })] },
    'bottom',
  ],
  ['above where an open card stands below', { cards: [box({ top: 420 })] }, 'top'],
  ['above where the filter bar stands below', { controls: [box({ top: 560 })] }, 'top'],
  ['over a control rather than nowhere', { controls: [box({})], cards: [box({ bottom: 330 })] }, 'bottom'],
])('stands %s', async (_, part, side) => {
  expect((await placeTooltip({ ...base, ...part }))?.side).toBe(side);
});

it('points at the middle of the unit and stays inside the frame', async () => {
  const placed = await placeTooltip({ ...base, unit: { ...right, top: 20, bottom: 60 } });
  expect(placed).toEqual({ side: 'right', left: 1144, top: 12, arrow: 28 });
});

it('stands nowhere rather than over an open card', async () => {
  expect(await placeTooltip({ ...base, cards: [box({})] })).toBeNull();
});

it('covers part of a unit that fills the frame rather than saying nothing', async () => {
  const placed = await placeTooltip({ ...base, unit: box({}), building: box({}) });
  expect(placed).not.toBeNull();
  expect(placed?.left).toBeGreaterThanOrEqual(12);
  expect(placed?.top).toBeGreaterThanOrEqual(12);
});
