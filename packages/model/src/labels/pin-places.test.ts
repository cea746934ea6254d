import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pinPlaces } from './pin-places.ts';
import { overlaps } from './place-labels.ts';

const ROOM = { width: 400, height: 300 };
/** In a corner of the frame. */
const SWITCH = { x: 75, y: 30, width: 150, height: 60 };
const pin = (x: number, y: number, isPointSeen = true) => ({ x, y, width: 100, height: 40, isPointSeen });

it.each([
  ['stays where nothing is in its way', pin(200, 150), [200, 150, false]],
  ['moves below a switch, and keeps clear of it', pin(90, 40), [90, 90, true]],
  ['moves beside it where that is less', pin(190, 20), [210, 28, true]],
  ['moves into the frame, and keeps clear of its edge', pin(380, 150), [342, 150, true]],
  ['moves away from an edge that it touches', pin(51, 150), [58, 150, true]],
  ['is not shown where it would have to move far', pin(20, -80), null],
  ['is shown above a point that is not seen', pin(200, 270, false), [200, 270, false]],
  ['is not shown where it would be cut off and its point is not seen', pin(380, 150, false), null],
  ['is not shown below the switch where its point is not seen', pin(90, 40, false), null],
])('a pin %s', (_, own, expected) => {
  const [place] = pinPlaces([own], [SWITCH], ROOM);
  expect(place ? [place.x, place.y, place.isMoved] : null).toEqual(expected);
});

it('has one that moves keep clear of an earlier one, and leaves out one that lies over it', () => {
  const [first, over, below] = [pin(90, 90), pin(120, 100), pin(90, 40)];
  const places = pinPlaces([first, over, below], [SWITCH], ROOM);
  expect(places.map((place) => place.pin)).toEqual([first, below]);
  expect(places[1]).toMatchObject({ x: 90, y: 132, isMoved: true });
});

it('lays no pin over another one or over what is taken, and none that is cut off', () => {
  const anyPin = fc.record({
    x: fc.integer({ min: -60, max: 460 }),
    y: fc.integer({ min: -60, max: 360 }),
    width: fc.integer({ min: 20, max: 140 }),
    height: fc.integer({ min: 20, max: 60 }),
    isPointSeen: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(anyPin, { maxLength: 12 }), (pins) => {
      const boxes = pinPlaces(pins, [SWITCH], ROOM).map((place) => ({
        ...place.pin,
        x: place.x,
        y: place.y,
      }));
      for (const { x, y, width, height } of boxes) {
        expect(Math.min(x, ROOM.width - x)).toBeGreaterThanOrEqual(width / 2);
        expect(Math.min(y, ROOM.height - y)).toBeGreaterThanOrEqual(height / 2);
      }
      for (const [at, box] of boxes.entries())
        for (const other of [SWITCH, ...boxes.slice(at + 1)]) expect(overlaps(box, other)).toBe(false);
    }),
  );
});
