/** On which side of its disc a pin's label card stands; `hidden`: it has no room until it is hovered. */
export type LabelSide = 'right' | 'left' | 'hidden';

/** [left, top, right, bottom] in CSS pixels. */
export type ScreenBox = readonly [number, number, number, number];

export interface PinOnScreen {
  readonly key: string;
  /** The spot on the ground, in CSS pixels. */
  readonly x: number;
  readonly y: number;
  /** Size of the label card in CSS pixels; null for a cluster, which has none. */
  readonly label: { readonly width: number; readonly height: number } | null;
}

/** The disc and the stem above the spot, as the stylesheet draws them. */
const DISC_PX = 48;
const STEM_PX = 14;
const CLUSTER_PX = 64;
const LABEL_GAP_PX = 6;

export function discBox({ x, y, label }: PinOnScreen): ScreenBox {
  if (label === null) {
    return [x - CLUSTER_PX / 2, y - CLUSTER_PX / 2, x + CLUSTER_PX / 2, y + CLUSTER_PX / 2];
  }
  return [x - DISC_PX / 2, y - DISC_PX - STEM_PX, x + DISC_PX / 2, y];
}

export function labelBox(pin: PinOnScreen, side: LabelSide): ScreenBox | null {
  if (pin.label === null || side === 'hidden') return null;
  const { width, height } = pin.label;
  const near = DISC_PX / 2 + LABEL_GAP_PX;
  const left = side === 'right' ? pin.x + near : pin.x - near - width;
  const top = pin.y - STEM_PX - DISC_PX / 2 - height / 2;
  return [left, top, left + width, top + height];
}

export function boxesOverlap(one: ScreenBox, other: ScreenBox): boolean {
  return one[0] < other[2] && one[2] > other[0] && one[1] < other[3] && one[3] > other[1];
}

function isInside(box: ScreenBox, room: ScreenBox): boolean {
  return box[0] >= room[0] && box[1] >= room[1] && box[2] <= room[2] && box[3] <= room[3];
}

/** What is on the map around the label that looks for its place. */
interface Surroundings {
  /** Discs and labels of other pins: never covered. */
  readonly pins: readonly ScreenBox[];
  readonly towns: readonly ScreenBox[];
  readonly room: ScreenBox;
}

const COST = { coversPin: 100, leavesRoom: 20, hidden: 10, coversTown: 1, left: 0.5 } as const;

function costOf(pin: PinOnScreen, side: LabelSide, { pins, towns, room }: Surroundings): number {
  const box = labelBox(pin, side);
  if (box === null) return COST.hidden;
  const meets = (other: ScreenBox) => boxesOverlap(box, other);
  if (pins.some(meets)) return COST.coversPin;
  const byRoom = isInside(box, room) ? 0 : COST.leavesRoom;
  return byRoom + towns.filter(meets).length * COST.coversTown + (side === 'left' ? COST.left : 0);
}

const SIDES = ['right', 'left', 'hidden'] as const;

/**
 * Sides of all labels, in the order of the pins: right if nothing is there, left if that covers less, hidden
 * if both would cover another pin or leave the room. `towns` are names on the map that are better left uncovered, `room` is
 * the part of the map that no card covers.
 */
export function labelSides(
  pins: readonly PinOnScreen[],
  towns: readonly ScreenBox[],
  room: ScreenBox,
): ReadonlyMap<string, LabelSide> {
  const sides = new Map<string, LabelSide>();
  const labels: ScreenBox[] = [];
  for (const pin of pins) {
    if (pin.label === null) continue;
    const discs = pins.filter((other) => other !== pin).map(discBox);
    const around = { pins: [...discs, ...labels], towns, room };
    const side = SIDES.reduce((best, next) =>
      costOf(pin, next, around) < costOf(pin, best, around) ? next : best,
    );
    sides.set(pin.key, side);
    const box = labelBox(pin, side);
    if (box) labels.push(box);
  }
  return sides;
}
