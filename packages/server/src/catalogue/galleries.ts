import type { Media } from '@suite/api';
import { MEDIA_TYPE_IDS } from '@suite/contracts';
import { mediaResource } from './media.ts';
import { describeMedia } from './media-attributes.ts';
import { asStaff, findReadableMedium, type MediaRow, VISIBLE } from './media-rows.ts';
import type { QueryContext, Resource } from './query-context.ts';

/** Galleries that hold a medium. */
export async function listParentGalleries(
  context: QueryContext,
  mediaId: number,
): Promise<Resource<Media>[]> {
  const { row } = await findReadableMedium(context, mediaId);
  const galleries = await seenIn(context, row)
    .innerJoin('gallery_items', 'gallery_items.gallery_id', 'media.id')
    .where('gallery_items.media_id', '=', mediaId)
    .where('media.media_type_id', '=', MEDIA_TYPE_IDS.gallery)
    .orderBy('media.id')
    .execute();
  return (await describeMedia(asStaff(context, row), galleries)).map(mediaResource);
}

/** What lies in a gallery, in its order; nothing in a medium that is none. */
export async function listGalleryContent(
  context: QueryContext,
  galleryId: number,
): Promise<Resource<Media>[]> {
  const { row } = await findReadableMedium(context, galleryId);
  const items = await seenIn(context, row)
    .innerJoin('gallery_items', 'gallery_items.media_id', 'media.id')
    .where('gallery_items.gallery_id', '=', galleryId)
    .where((where) =>
      where.or([where('media.language', 'is', null), where('media.language', '=', context.language)]),
    )
    .orderBy('gallery_items.position')
    .orderBy('media.id')
    .execute();
  return (await describeMedia(asStaff(context, row), items)).map(mediaResource);
}

/** Media of the same project that may be seen: all of them by its staff. */
function seenIn(context: QueryContext, row: MediaRow) {
  const query = context.db
    .selectFrom('media')
    .selectAll('media')
    .where('media.project_id', '=', row.project_id);
  return asStaff(context, row).visibility === 'any' ? query : query.where(VISIBLE);
}
