import { type LabelBox, overlaps, spotsBeside } from './place-labels.ts';

/** Further from its point a pin would name another one. */
const MOST_MOVED_PX = 110;

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

/** The least that a middle moves for a box to be whole between 0 and an end. */
const within = (middle: number, length: number, end: number): number =>
  Math.max(length / 2, Math.min(end - length / 2, middle));

/**
 * Where pins stand, those that can be seen. One that would be cut off by the frame or lie below what is taken moves
 * beside it, while its point is seen; one that lies over an earlier pin is left out.
 */
export function pinPlaces<Pin extends PinBox>(
  pins: readonly Pin[],
  taken: readonly LabelBox[],
  room: Room,
): PinPlace<Pin>[] {
  const placed: LabelBox[] = [];
  const places: PinPlace<Pin>[] = [];
  for (const pin of pins) {
    const { x, y, width, height } = pin;
    const isClear = (box: LabelBox, others: readonly LabelBox[]) =>
      !others.some((other) => overlaps(box, other));
    const inFrame = (box: LabelBox): LabelBox => ({
      ...box,
      x: within(box.x, width, room.width),
      y: within(box.y, height, room.height),
    });
    const own = { x, y, width, height };
    const whole = pin.isPointSeen ? inFrame(own) : own;
    const isFree = whole.x === x && whole.y === y && isClear(own, taken);
    const distance = (box: LabelBox) => Math.hypot(box.x - x, box.y - y);
    const spots = isFree
      ? [own]
      : [whole, ...[...taken, ...placed].flatMap((other) => spotsBeside(whole, other))]
          .filter(
            (box) =>
              pin.isPointSeen && distance(box) <= MOST_MOVED_PX && distance(inFrame(box)) === distance(box),
          )
          .sort((a, b) => distance(a) - distance(b));
    const spot = spots.find((box) => isClear(box, [...taken, ...placed]));
    if (!spot) continue;
    placed.push(spot);
    places.push({ pin, x: spot.x, y: spot.y, isMoved: !isFree });
  }
  return places;
}
