import { focusPosition, pictureUrl } from '@suite/api-client';
import type { MasterplanChild } from './children.ts';

export interface ChildImage {
  readonly url: string;
  /** CSS `object-position`: what of it stays in sight. */
  readonly position: string | undefined;
}

/** The first picture of a child, at least that many device pixels wide; null where it has none. */
export function childImage({ media }: Pick<MasterplanChild, 'media'>, widthPx: number): ChildImage | null {
  const picture = media.find((one) => one.url !== null && one.contentType?.startsWith('image/'));
  if (!picture?.url) return null;
  return { url: pictureUrl(picture.url, widthPx), position: focusPosition(picture.mediaData?.focus) };
}
