import { pictureUrl } from '@suite/api-client';
import type { MasterplanChild } from './children.ts';

/** The first picture of a child, at least that many device pixels wide; null where it has none. */
export function childImage({ media }: Pick<MasterplanChild, 'media'>, widthPx: number): string | null {
  const url = media.find((one) => one.url !== null && one.contentType?.startsWith('image/'))?.url;
  return url ? pictureUrl(url, widthPx) : null;
}
