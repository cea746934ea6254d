import type { Unit } from '@suite/api';
import { pictureUrl } from '@suite/api-client';
import { MEDIA_TYPE_IDS } from '@suite/contracts';

/** Address of the drawing of a home, else of its first picture; null where there is neither. */
export function planUrl({ media }: Pick<Unit, 'media'>, widthPx: number): string | null {
  const drawing = media.find((one) => one.mediaTypeId === MEDIA_TYPE_IDS.floor_plan && one.url);
  const url = (drawing ?? media.find((one) => one.url && one.contentType?.startsWith('image/')))?.url;
  if (!url) return null;
  return url.endsWith('.svg') ? pictureUrl(url, Number.POSITIVE_INFINITY) : pictureUrl(url, widthPx);
}
