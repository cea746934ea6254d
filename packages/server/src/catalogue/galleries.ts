import { MEDIA_TYPE_IDS, type Media } from '@suite/contracts';
import { mediaResource } from './media.ts';
import { describeMedia } from './media-attributes.ts';
import { asStaff, findReadableMedium, type MediaRow, VISIBLE } from './media-rows.ts';
import type { Reading, Resource } from './reading.ts';

/** Galleries that hold a medium. */
export async function listParentGalleries(reading: Reading, mediaId: number): Promise<Resource<Media>[]> {
  const { row } = await findReadableMedium(reading, mediaId);
  const galleries = await seenIn(reading, row)
    .innerJoin('gallery_items', 'gallery_items.gallery_id', 'media.id')
    .where('gallery_items.media_id', '=', mediaId)
    .where('media.media_type_id', '=', MEDIA_TYPE_IDS.gallery)
    .orderBy('media.id')
    .execute();
  return (await describeMedia(asStaff(reading, row), galleries)).map(mediaResource);
}

/** What lies in a gallery, in its order; nothing in a medium that is none. */
export async function listGalleryContent(reading: Reading, galleryId: number): Promise<Resource<Media>[]> {
  const { row } = await findReadableMedium(reading, galleryId);
  const items = await seenIn(reading, row)
    .innerJoin('gallery_items', 'gallery_items.media_id', 'media.id')
    .where('gallery_items.gallery_id', '=', galleryId)
    .where((where) =>
      where.or([where('media.language', 'is', null), where('media.language', '=', reading.language)]),
    )
    .orderBy('gallery_items.position')
    .orderBy('media.id')
    .execute();
  return (await describeMedia(asStaff(reading, row), items)).map(mediaResource);
}

/** Media of the same project that may be seen: all of them by its staff. */
function seenIn(reading: Reading, row: MediaRow) {
  const query = reading.db
    .selectFrom('media')
    .selectAll('media')
    .where('media.project_id', '=', row.project_id);
  return asStaff(reading, row).visibility === 'any' ? query : query.where(VISIBLE);
}
