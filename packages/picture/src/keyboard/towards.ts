import type { PicturePoint } from '../types.ts';

export type Direction = 'left' | 'right' | 'up' | 'down';

/** Where each direction points; down is positive, as in the picture. */
const POINTS: Readonly<Record<Direction, PicturePoint>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

export function isDirection(step: string): step is Direction {
  return step in POINTS;
}

/** Pixels aside for each pixel ahead: first what lies nearly straight ahead, then what is in that direction at all. */
const REACHES = [0.5, 2] as const;
/** A pixel aside is as far as this many ahead. */
const ASIDE_WEIGHT = 2;

interface Labelled {
  readonly label: PicturePoint;
}

/** The nearest of the others in a direction, from label to label; undefined where there is none. */
export function towards<Shape extends Labelled>(
  shapes: readonly Shape[],
  from: Shape,
  direction: Direction,
): Shape | undefined {
  const [x, y] = POINTS[direction];
  const others = shapes.map((shape) => {
    const byX = shape.label[0] - from.label[0];
    const byY = shape.label[1] - from.label[1];
    return { shape, ahead: byX * x + byY * y, aside: Math.abs(byX * y) + Math.abs(byY * x) };
  });
  for (const reach of REACHES) {
    const within = others.filter(({ ahead, aside }) => ahead > 0 && aside <= reach * ahead);
    const [nearest] = within.toSorted((one, other) => wayTo(one) - wayTo(other));
    if (nearest) return nearest.shape;
  }
  return undefined;
}

function wayTo({ ahead, aside }: { readonly ahead: number; readonly aside: number }): number {
  return ahead + ASIDE_WEIGHT * aside;
}
