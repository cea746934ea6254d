import type { PictureBox, PicturePoint, PictureShape } from '@suite/picture';

/** Where a name pill stands from its area: above it, or beside or below it where it would cover another one. */
export type PillSide = 'above' | 'right' | 'left' | 'below';

export interface PillPlace {
  readonly side: PillSide;
  /** Where the leader ends, on the area near its edge; pixels of the picture. */
  readonly at: PicturePoint;
  /** It is whole in its room, clear of what stands on the picture, and not mistaken for the name of another area. */
  readonly fits: boolean;
}

type Candidate = Omit<PillPlace, 'fits'>;

/** Size of a pill with its leader, in pixels of the picture. */
export interface PillSize {
  readonly width: number;
  readonly height: number;
  readonly leader: number;
}

/** How far from the edge the leader ends, as a part of the way to the label. */
const INSET_RATIO = 0.15;

type Axis = 0 | 1;

/** Where the outline crosses a line through the label along one axis: the least and the greatest. */
function crossings(ring: readonly PicturePoint[], label: PicturePoint, along: Axis): [number, number] {
  const across: Axis = along === 0 ? 1 : 0;
  const level = label[across];
  let least = label[along];
  let greatest = label[along];
  ring.forEach((to, index) => {
    const from = ring[index - 1] ?? ring.at(-1);
    if (!from || from[across] > level === to[across] > level) return;
    const part = (level - from[across]) / (to[across] - from[across]);
    const crossing = from[along] + (to[along] - from[along]) * part;
    least = Math.min(least, crossing);
    greatest = Math.max(greatest, crossing);
  });
  return [least, greatest];
}

function inset(edge: number, label: number): number {
  return edge + (label - edge) * INSET_RATIO;
}

function placeOf({ ring, label }: PictureShape, side: 'above' | 'right' | 'left'): Candidate {
  if (side === 'above') return { side, at: [label[0], inset(crossings(ring, label, 1)[0], label[1])] };
  const [left, right] = crossings(ring, label, 0);
  return { side, at: [inset(side === 'left' ? left : right, label[0]), label[1]] };
}

function pillBox({ side, at: [x, y] }: Candidate, { width, height, leader }: PillSize): PictureBox {
  if (side === 'above') return [x - width / 2, y - leader - height, x + width / 2, y - leader];
  if (side === 'below') return [x - width / 2, y + leader, x + width / 2, y + leader + height];
  const left = side === 'right' ? x + leader : x - leader - width;
  return [left, y - height / 2, left + width, y + height / 2];
}

function boxOf(ring: readonly PicturePoint[]): PictureBox {
  const xs = ring.map(([x]) => x);
  const ys = ring.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

function meet(one: PictureBox, other: PictureBox): boolean {
  return one[0] < other[2] && one[2] > other[0] && one[1] < other[3] && one[3] > other[1];
}

function isInside(box: PictureBox, room: PictureBox): boolean {
  return box[0] >= room[0] && box[1] >= room[1] && box[2] <= room[2] && box[3] <= room[3];
}

function middleOf([left, top, right, bottom]: PictureBox): PictureBox {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return [x, y, x, y];
}

/** Parts of the way from the label to the left and right edge where a pill on or below its area may stand. */
const SHIFTS = [0, -0.3, 0.3, -0.6, 0.6, -0.8, 0.8, -0.9, 0.9] as const;

/** The places that a pill may take, best first: around its area, on it, and below it. */
function candidatesOf(shape: PictureShape): Candidate[] {
  const around = (['above', 'right', 'left'] as const).map((side) => placeOf(shape, side));
  const { ring, label } = shape;
  const [left, right] = crossings(ring, label, 0);
  const columns = SHIFTS.map((part) => label[0] + Math.abs(part) * ((part < 0 ? left : right) - label[0]));
  const above = columns.map((x): Candidate => {
    const highest = crossings(ring, [x, label[1]], 1)[0];
    return { side: 'above', at: [x, inset(highest, label[1])] };
  });
  const within = columns.map((x): Candidate => ({ side: 'above', at: [x, label[1]] }));
  const below = columns.map((x): Candidate => {
    const lowest = crossings(ring, [x, label[1]], 1)[1];
    return { side: 'below', at: [x, inset(lowest, label[1])] };
  });
  return [...around, ...above, ...within, ...below];
}

/**
 * Places of the pills, by the id of the shape: above its area unless that covers another area or pill, else
 * right or left of it, else on it, else below it, inside `room` and clear of `blocked`. Where no place is free it rather covers
 * another area than a control, but not with its middle, for it would name that one; where there is none of that either it
 * does not fit.
 */
export function pillPlaces(
  shapes: readonly PictureShape[],
  room: PictureBox,
  sizeOf: (shape: PictureShape) => PillSize,
  blocked: readonly PictureBox[] = [],
): ReadonlyMap<string, PillPlace> {
  const places = new Map<string, PillPlace>();
  const taken = [...blocked];
  for (const shape of shapes) {
    const others = shapes.filter((other) => other !== shape).map(({ ring }) => boxOf(ring));
    const size = sizeOf(shape);
    const isClearOf = (place: Candidate, boxes: readonly PictureBox[]) => {
      const pill = pillBox(place, size);
      return isInside(pill, room) && !boxes.some((box) => meet(box, pill));
    };
    const candidates = candidatesOf(shape);
    const namesAnother = (place: Candidate) => {
      const middle = middleOf(pillBox(place, size));
      return others.some((box) => meet(box, middle));
    };
    const place =
      candidates.find((one) => isClearOf(one, [...others, ...taken])) ??
      candidates.find((one) => isClearOf(one, taken) && !namesAnother(one));
    places.set(shape.id, { ...(place ?? placeOf(shape, 'above')), fits: place !== undefined });
    if (place) taken.push(pillBox(place, size));
  }
  return places;
}
