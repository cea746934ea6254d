import { expect, it } from 'vitest';
import { type CardPlacementInput, placeCard } from './card-placement.ts';

const base: CardPlacementInput = {
  stage: { width: 1440, height: 804 },
  button: { left: 560, top: 720, right: 624, bottom: 776 },
  bar: { left: 556, top: 716, right: 884, bottom: 780 },
  card: { width: 260, height: 240 },
  units: [
    { left: 280, top: 180, right: 860, bottom: 460 },
    { left: 860, top: 180, right: 1140, bottom: 490 },
  ],
  edgePx: 24,
};

it('stands above the bar with its left edge on its button', () => {
  expect(placeCard(base)).toEqual({ kind: 'above-button', leftPx: 560, bottomPx: 100 });
});

it('stays inside the stage at its right edge', () => {
  const button = { left: 1300, top: 720, right: 1364, bottom: 776 };
  expect(placeCard({ ...base, button })).toMatchObject({ leftPx: 1156 });
});

it('stands above the bar where it is clear of each unit, though others reach lower elsewhere', () => {
  expect(placeCard({ ...base, card: { width: 260, height: 244 } }).kind).toBe('above-button');
});

it('docks at the right where it would cover units', () => {
  const tall = { ...base, card: { width: 260, height: 300 } };
  expect(placeCard(tall)).toEqual({ kind: 'docked' });
  expect(placeCard({ ...tall, units: [] }).kind).toBe('above-button');
});

it.each([
  ['the whole card', 240, 340, { kind: 'below-bar', leftPx: 560, topPx: 792, maxHeightPx: 328 }],
  ['a card that scrolls', 500, 340, { kind: 'below-bar', leftPx: 560, topPx: 792, maxHeightPx: 328 }],
  ['less than that', 500, 280, { kind: 'docked' }],
])(
  'stands below the bar where it would cover units and there is room for %s',
  (_, height, belowPx, placed) => {
    const low = {
      ...base,
      card: { width: 260, height },
      belowPx,
      units: base.units.map((one) => ({ ...one, bottom: 700 })),
    };
    expect(placeCard(low)).toEqual(placed);
    expect(placeCard({ ...low, units: [] }).kind).toBe('above-button');
  },
);

it('covers the fewer units where it covers some on either side, and the chosen one never', () => {
  const wide = { ...base, card: { width: 500, height: 300 } };
  const [left, right] = base.units;
  const small = { left: 1000, top: 300, right: 1100, bottom: 470 };
  expect(placeCard(wide)).toEqual({ kind: 'docked' });
  expect(placeCard({ ...wide, units: [...base.units, small, small] }).kind).toBe('docked');
  const leftOnly = { ...wide, button: { ...base.button, left: 30 }, units: [...base.units, small, small] };
  expect(placeCard(leftOnly)).toMatchObject({ kind: 'above-button', leftPx: 30 });
  expect(placeCard({ ...leftOnly, chosen: left }).kind).toBe('docked');
  expect(placeCard({ ...leftOnly, chosen: right }).kind).toBe('above-button');
});
