import type { Media, Unit } from '@suite/api';
import { MEDIA_TYPE_IDS } from '@suite/contracts';

/** Pictures of a home for its gallery: files that a browser can show, plans left out. */
export function galleryPictures(unit: Pick<Unit, 'media'>): Media[] {
  return unit.media.filter(
    (media) =>
      media.url !== null &&
      media.mediaTypeId !== MEDIA_TYPE_IDS.floor_plan &&
      (media.contentType ?? '').startsWith('image/'),
  );
}
