import type { Building, Media, Unit } from '@suite/api';
import { focusPosition } from '@suite/api-client';
import { MEDIA_TYPE_IDS } from '@suite/contracts';

export interface CaptionPicture {
  readonly url: string;
  /** CSS `object-position` that keeps the home in sight where the picture is cut. */
  readonly position: string;
}

const isPhoto = ({ url, contentType }: Media) =>
  url !== null && (contentType ?? '').startsWith('image/') && contentType !== 'image/svg+xml';

/** The picture of the building that shows the home, else any of the building's, else one of the home's own. */
export function captionPicture(
  unit: Pick<Unit, 'id' | 'media'>,
  building: Pick<Building, 'media'> | null,
): CaptionPicture | null {
  for (const media of building?.media ?? []) {
    const share = shareAcross(media, unit.id);
    if (media.url && share !== null) return { url: media.url, position: `${share}% 50%` };
  }
  const own = unit.media.filter((media) => media.mediaTypeId !== MEDIA_TYPE_IDS.floor_plan);
  const photo = [...(building?.media ?? []), ...own].find(isPhoto);
  if (!photo?.url) return null;
  return { url: photo.url, position: focusPosition(photo.mediaData?.focus) ?? '50% 50%' };
}

/** Where the home stands across a picture, in percent of its width; null where it is not in it. */
function shareAcross({ mediaData }: Media, apartmentId: number): number | null {
  const shape = mediaData?.polygons.find(
    ({ kind, entityId }) => kind === 'apartment' && entityId === apartmentId,
  );
  if (!mediaData || !shape) return null;
  return Math.round(Math.min(100, Math.max(0, (shape.label[0] / mediaData.width) * 100)));
}
