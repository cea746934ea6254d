import { expect, it } from 'vitest';
import { type CardPlacementInput, placeCard } from './card-placement.ts';

const base: CardPlacementInput = {
  stage: { width: 1440, height: 804 },
  button: { left: 560, top: 720, right: 624, bottom: 776 },
  bar: { left: 556, top: 716, right: 884, bottom: 780 },
  card: { width: 260, height: 240 },
  units: { left: 280, top: 180, right: 1140, bottom: 460 },
  edgePx: 24,
};

it('stands above the bar with its left edge on its button', () => {
  expect(placeCard(base)).toEqual({ kind: 'above-button', leftPx: 560, bottomPx: 100 });
});

it('stays inside the stage at its right edge', () => {
  const button = { left: 1300, top: 720, right: 1364, bottom: 776 };
  expect(placeCard({ ...base, button })).toMatchObject({ leftPx: 1156 });
});

it('docks at the right where it would cover units', () => {
  expect(placeCard({ ...base, card: { width: 260, height: 300 } })).toEqual({ kind: 'docked' });
  expect(placeCard({ ...base, card: { width: 260, height: 300 }, units: null }).kind).toBe('above-button');
});
