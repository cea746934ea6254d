import { type Direction, towards } from '@suite/picture/keyboard';

/** A unit that stands in the frame. */
export interface PlacedUnit {
  readonly id: number;
  /** Its middle, in CSS pixels of the frame. */
  readonly label: readonly [x: number, y: number];
}

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

export function directionOf(key: string): Direction | undefined {
  return DIRECTIONS[key];
}

/** The next unit in a direction that nothing hides; undefined where there is none. */
export function nextUnit(
  placed: readonly PlacedUnit[],
  from: PlacedUnit,
  direction: Direction,
  isSeen: (unit: PlacedUnit) => boolean,
): PlacedUnit | undefined {
  let rest = placed.filter(({ id }) => id !== from.id);
  for (;;) {
    const next = towards(rest, from, direction);
    if (!next || isSeen(next)) return next;
    rest = rest.filter((one) => one !== next);
  }
}

/** The unit nearest to a point that nothing hides. */
export function nearestUnit(
  placed: readonly PlacedUnit[],
  [x, y]: PlacedUnit['label'],
  isSeen: (unit: PlacedUnit) => boolean,
): PlacedUnit | undefined {
  const away = ({ label }: PlacedUnit) => Math.hypot(label[0] - x, label[1] - y);
  return placed.toSorted((one, other) => away(one) - away(other)).find(isSeen);
}
