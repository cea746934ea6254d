import type { PictureSize } from './picture-tiles.ts';
import type { MediaRow } from './repository.ts';

const RASTER = new Set(['image/jpeg', 'image/png', 'image/webp']);

/** Pictures with a longer side than this are also served in tiles. */
const LARGEST_WHOLE_SIDE = 4000;

/** Whether files of a type are pictures of pixels, which can be resized. */
export function isRaster(contentType: string | null): boolean {
  return contentType !== null && RASTER.has(contentType);
}

/** Size of a picture that is too large to be loaded whole; null for everything else. */
export function tiledSize(row: Pick<MediaRow, 'hash' | 'content_type' | 'media_data'>): PictureSize | null {
  const { hash, content_type: contentType, media_data: data } = row;
  if (!hash || !data || !isRaster(contentType)) return null;
  const { width, height } = data;
  return Math.max(width, height) > LARGEST_WHOLE_SIDE ? { width, height } : null;
}
