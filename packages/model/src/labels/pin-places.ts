import { type LabelBox, overlaps, spotsBeside, within } from './place-labels.ts';

/** Further from its point a pin would name another one. */
const MOST_MOVED_PX = 110;
/** From a pin to the edges of the frame and to what lies over it. */
const CLEAR_PX = 8;

export interface PinBox extends LabelBox {
  /** Its point is in the frame. */
  readonly isPointSeen: boolean;
}

export interface PinPlace<Pin> {
  readonly pin: Pin;
  /** Where its middle stands. */
  readonly x: number;
  readonly y: number;
  readonly isMoved: boolean;
}

interface Room {
  readonly width: number;
  readonly height: number;
}

/**
 * Where pins stand, those that can be seen whole. One that would be cut off by the frame or lie below what is taken moves
 * beside it, while its point is seen; else it is left out, and so is one that lies over an earlier pin.
 */
export function pinPlaces<Pin extends PinBox>(
  pins: readonly Pin[],
  taken: readonly LabelBox[],
  room: Room,
): PinPlace<Pin>[] {
  const grown = taken.map((box) => ({
    ...box,
    width: box.width + 2 * CLEAR_PX,
    height: box.height + 2 * CLEAR_PX,
  }));
  const placed: LabelBox[] = [];
  const places: PinPlace<Pin>[] = [];
  for (const pin of pins) {
    const { x, y, width, height } = pin;
    const isClear = (box: LabelBox, others: readonly LabelBox[]) =>
      !others.some((other) => overlaps(box, other));
    const inFrame = (box: LabelBox): LabelBox => ({
      ...box,
      x: within(box.x, width, room.width, CLEAR_PX),
      y: within(box.y, height, room.height, CLEAR_PX),
    });
    const own = { x, y, width, height };
    const whole = inFrame(own);
    const isWhole = (box: LabelBox) => inFrame(box).x === box.x && inFrame(box).y === box.y;
    const isFree = isWhole(own) && isClear(own, grown);
    const distance = (box: LabelBox) => Math.hypot(box.x - x, box.y - y);
    const spots = isFree
      ? [own]
      : [whole, ...[...grown, ...placed].flatMap((other) => spotsBeside(whole, other))]
          .filter((box) => pin.isPointSeen && distance(box) <= MOST_MOVED_PX && isWhole(box))
          .sort((a, b) => distance(a) - distance(b));
    const spot = spots.find((box) => isClear(box, [...grown, ...placed]));
    if (!spot) continue;
    placed.push(spot);
    places.push({ pin, x: spot.x, y: spot.y, isMoved: !isFree });
  }
  return places;
}
