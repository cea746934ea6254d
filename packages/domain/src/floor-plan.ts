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
