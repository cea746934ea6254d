import type { Masterplan, MediaPolygon, PictureFocus } from '@suite/api';
import type { PictureSource } from '@suite/api-client';
import { isMasterplanView } from '@suite/domain';

/** A picture of a masterplan with its clickable areas. `id` is the media id that stands in the address. */
export interface MasterplanView extends PictureSource {
  readonly id: number;
  readonly name: string;
  readonly polygons: readonly MediaPolygon[];
  /** Stays in sight where the picture is cut; absent: what its areas have in their middle. */
  readonly focus?: PictureFocus | undefined;
}

/** The views among the media of a masterplan. */
export function masterplanViews({ media }: Pick<Masterplan, 'media'>): MasterplanView[] {
  return media.filter(isMasterplanView).map(({ id, name, url, mediaData, tiles, media: placeholder }) => {
    const { width, height, polygons, alt, focus } = mediaData;
    return { id, name, url, widthPx: width, heightPx: height, polygons, placeholder, tiles, alt, focus };
  });
}

/** Whether a view shows buildings that can be opened, so that switching between both is worth a control. */
export function hasBuildingAreas({ polygons }: MasterplanView): boolean {
  return polygons.some(({ kind, entityId }) => kind === 'building' && entityId !== null);
}
