import { describe, expect, it } from 'vitest';
import { nearestSnap, nextSnap, snapBelow, snapHeights } from './snap-points.ts';

const LONG = snapHeights(800, 2000);
const SHORT = snapHeights(800, 300);

describe('heights of a sheet', () => {
  it('are a glimpse, half and all of the stage for a long list', () => {
    expect(LONG).toEqual({ peek: 132, half: 400, full: 800 });
  });

  it('are never more than a short list needs', () => {
    expect(SHORT).toEqual({ peek: 132, half: 300, full: 300 });
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
