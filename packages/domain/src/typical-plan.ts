import type { Room, Unit } from '@suite/api';

/** Above this part of the unit's own area, a plan is of another unit of the type. */
const TOLERANCE = 0.02;

/**
 * Whether a plan is only typical for the unit's type: its rooms or its terrace differ from the unit's own areas, each
 * for itself. Where no room says that it is outdoors, they are compared together.
 */
export function isTypicalPlan(
  rooms: readonly Room[],
  { area, terraceArea }: Pick<Unit, 'area' | 'terraceArea'>,
): boolean {
  const outdoors = areaOf(rooms.filter(({ isOutdoor }) => isOutdoor));
  const indoors = areaOf(rooms) - outdoors;
  if (indoors <= 0 || area <= 0) return false;
  const terrace = terraceArea ?? 0;
  if (outdoors === 0 && !rooms.some(({ isOutdoor }) => isOutdoor === false)) {
    return differs(indoors, area + terrace);
  }
  return differs(indoors, area) || differs(outdoors, terrace);
}

function areaOf(rooms: readonly Room[]): number {
  return rooms.reduce((sum, { areaM2 }) => sum + areaM2, 0);
}

/** Areas are given to a tenth; a smaller difference than half of that is the computer's. */
function differs(drawnM2: number, ownM2: number): boolean {
  return Math.abs(drawnM2 - ownM2) > ownM2 * TOLERANCE + 0.001;
}
