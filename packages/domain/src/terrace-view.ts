import type { Media, Unit } from '@suite/api';
import { MEDIA_TYPE_IDS } from '@suite/contracts';

type TerraceView = Media & { readonly url: string };

/** Whether a picture is of what is seen from the terrace of a home. */
export function isTerraceView(media: Media): media is TerraceView {
  return media.mediaTypeId === MEDIA_TYPE_IDS.terrace_view && Boolean(media.url);
}

/** The picture of what is seen from the terrace of a home; null where there is none, and in lists of homes. */
export function terraceView({ media }: Pick<Unit, 'media'>): TerraceView | null {
  return media.find(isTerraceView) ?? null;
}
