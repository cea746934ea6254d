import type { Room, Unit } from '@suite/api';
import { MEDIA_TYPE_IDS } from '@suite/contracts';

export interface FloorPlan {
  readonly url: string;
  /** Proportion of the drawing. */
  readonly size: { readonly width: number; readonly height: number };
  readonly rooms: readonly Room[];
}

/** Proportion of the place for a drawing that does not tell its own. */
export const USUAL_SIZE = { width: 3, height: 4 };

/** Above this difference between the drawn areas and those of the home, the drawing is another home's. */
const TOLERANCE = 0.03;

/** The drawing of a home; null where there is none. */
export function floorPlan(unit: Pick<Unit, 'media'>): FloorPlan | null {
  const plan = unit.media.find((media) => media.mediaTypeId === MEDIA_TYPE_IDS.floor_plan && media.url);
  if (!plan?.url) return null;
  const { mediaData } = plan;
  return {
    url: plan.url,
    size: mediaData ? { width: mediaData.width, height: mediaData.height } : USUAL_SIZE,
    rooms: mediaData?.rooms ?? [],
  };
}

/** Whether the rooms of the plan add up to other areas than the home's: a plan of its type, not its own. */
export function isTypicalPlan(
  rooms: readonly Room[],
  { area, terraceArea }: Pick<Unit, 'area' | 'terraceArea'>,
): boolean {
  const drawnM2 = rooms.reduce((sum, room) => sum + room.areaM2, 0);
  const ownM2 = area + (terraceArea ?? 0);
  return drawnM2 > 0 && ownM2 > 0 && Math.abs(drawnM2 - ownM2) / ownM2 > TOLERANCE;
}
