import { describe, expect, it } from 'vitest';
import { labelBox, labelSides, type PinOnScreen, type ScreenBox } from './pin-labels.ts';

const ROOM: ScreenBox = [0, 0, 1000, 800];

function pin(key: string, x: number, y: number): PinOnScreen {
  return { key, x, y, label: { width: 120, height: 46 } };
}

function sidesOf(pins: readonly PinOnScreen[], towns: readonly ScreenBox[] = []) {
  return Object.fromEntries(labelSides(pins, towns, ROOM));
}

describe('side of a pin label', () => {
  it('is the right one where nothing is in the way', () => {
    expect(sidesOf([pin('a', 400, 400)])).toEqual({ a: 'right' });
  });

  it('is the left one where the right one would cover a town', () => {
    expect(sidesOf([pin('a', 400, 400)], [[450, 355, 500, 375]])).toEqual({ a: 'left' });
  });

  it('is the left one at the right edge of the map', () => {
    expect(sidesOf([pin('a', 950, 400)])).toEqual({ a: 'left' });
  });

  it('is hidden where both sides would be cut off by the edges of the map', () => {
    const sides = labelSides([pin('a', 100, 400)], [], [0, 0, 200, 800]);
    expect(Object.fromEntries(sides)).toEqual({ a: 'hidden' });
  });

  it('keeps clear of the discs of other pins', () => {
    expect(sidesOf([pin('a', 400, 400), pin('b', 480, 400)])).toEqual({ a: 'left', b: 'right' });
  });

  it('keeps clear of clusters', () => {
    const cluster: PinOnScreen = { key: 'c', x: 480, y: 370, label: null };
    expect(sidesOf([pin('a', 400, 400), cluster])).toEqual({ a: 'left' });
  });

  it('is hidden where both sides would cover a pin', () => {
    const pins = [pin('a', 320, 400), pin('b', 400, 400), pin('c', 480, 400)];
    expect(sidesOf(pins)).toEqual({ a: 'left', b: 'hidden', c: 'right' });
  });
});

it('stands beside the middle of the disc', () => {
  expect(labelBox(pin('a', 400, 400), 'right')).toEqual([430, 339, 550, 385]);
  expect(labelBox(pin('a', 400, 400), 'left')).toEqual([250, 339, 370, 385]);
  expect(labelBox(pin('a', 400, 400), 'hidden')).toBeNull();
});
