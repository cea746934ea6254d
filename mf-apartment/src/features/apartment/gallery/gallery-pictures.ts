import { type Apartment, MEDIA_TYPE_IDS, type Media } from '@suite/contracts';

/** Pictures of a home for its gallery: files that a browser can show, plans left out. */
export function galleryPictures(apartment: Pick<Apartment, 'media'>): Media[] {
  return apartment.media.filter(
    (media) =>
      media.url !== null &&
      media.mediaTypeId !== MEDIA_TYPE_IDS.floor_plan &&
      (media.contentType ?? '').startsWith('image/'),
  );
}
