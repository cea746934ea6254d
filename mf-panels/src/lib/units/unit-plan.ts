import type { Room, Unit } from '@suite/api';
import { pictureUrl } from '@suite/api-client';
import { MEDIA_TYPE_IDS } from '@suite/contracts';

/** Address of the drawing of a home, else of its first picture; null where there is neither. */
export function planUrl({ media }: Pick<Unit, 'media'>, widthPx: number): string | null {
  const url = (drawingOf(media) ?? media.find((one) => one.url && one.contentType?.startsWith('image/')))
    ?.url;
  if (!url) return null;
  return url.endsWith('.svg') ? pictureUrl(url, Number.POSITIVE_INFINITY) : pictureUrl(url, widthPx);
}

/** Rooms of the drawing; none without one. */
export function planRooms({ media }: Pick<Unit, 'media'>): readonly Room[] {
  return drawingOf(media)?.mediaData?.rooms ?? [];
}

function drawingOf(media: Unit['media']): Unit['media'][number] | undefined {
  return media.find((one) => one.mediaTypeId === MEDIA_TYPE_IDS.floor_plan && one.url);
}
