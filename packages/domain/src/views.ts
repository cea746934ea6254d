import { MEDIA_TYPE_IDS, type Media, type MediaData } from '@suite/contracts';

/** A picture with shapes that can be opened. */
export type ViewMedium = Media & { readonly url: string; readonly mediaData: MediaData };

/** Whether a medium of a building is a view of it. Floor plans and texts are none. */
export function isBuildingView(medium: Media): medium is ViewMedium {
  const { url, mediaData, mediaTypeId } = medium;
  return Boolean(url && mediaData && !mediaData.rooms) && mediaTypeId !== MEDIA_TYPE_IDS.floor_plan;
}

/** Whether a medium of a masterplan is a view of it: a picture with areas drawn on it. */
export function isMasterplanView(medium: Media): medium is ViewMedium {
  const { url, mediaData } = medium;
  return Boolean(url) && (mediaData?.polygons.length ?? 0) > 0;
}
