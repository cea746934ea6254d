import { describe, expect, it } from 'vitest';
import { nearestSnap, nextSnap, type SheetMeasures, snapBelow, snapHeights } from './snap-points.ts';

const PHONE: SheetMeasures = {
  stagePx: 800,
  contentPx: 2000,
  headPx: null,
  peekPx: 132,
  halfRatio: 0.5,
  pictureAtHalfPx: null,
};
const LONG = snapHeights(PHONE);
const SHORT = snapHeights({ ...PHONE, contentPx: 300 });

describe('heights of a sheet', () => {
  it('are a glimpse, half and all of the stage for a long list', () => {
    expect(LONG).toEqual({ peek: 132, half: 400, full: 800 });
  });

  it('are never more than a short list needs', () => {
    expect(SHORT).toEqual({ peek: 132, half: 300, full: 300 });
  });

  it('leave the picture its share', () => {
    const tablet = snapHeights({ ...PHONE, stagePx: 1000, halfRatio: 0.44 });
    expect(tablet).toEqual({ peek: 132, half: 440, full: 1000 });
  });

  it('are as low as the head, and leave as much of the picture as is wanted', () => {
    const wanted = { ...PHONE, headPx: 110, pictureAtHalfPx: 232 };
    expect(snapHeights(wanted)).toEqual({ peek: 110, half: 568, full: 800 });
    expect(snapHeights({ ...wanted, stagePx: 300 })).toMatchObject({ half: 150 });
    expect(snapHeights({ ...wanted, stagePx: 150, headPx: 100 }).half).toBe(100);
  });
});

it.each([
  ['peek', LONG, 'half'],
  ['half', LONG, 'full'],
  ['full', LONG, 'peek'],
  ['half', SHORT, 'peek'],
] as const)('steps from %s on', (snap, heights, next) => {
  expect(nextSnap(snap, heights)).toBe(next);
});

it.each([
  ['full', LONG, 'half'],
  ['half', LONG, 'peek'],
  ['peek', LONG, 'peek'],
  ['full', SHORT, 'peek'],
] as const)('steps down from %s', (snap, heights, below) => {
  expect(snapBelow(snap, heights)).toBe(below);
});

it.each([
  [140, 'peek'],
  [300, 'half'],
  [700, 'full'],
] as const)('goes from %i pixels to the nearest point', (heightPx, snap) => {
  expect(nearestSnap(heightPx, LONG)).toBe(snap);
});
