import type { Media, MediaPolygon } from '@suite/api';
import type { PictureSource } from '@suite/api-client';
import { isBuildingView } from '@suite/domain';

/** A picture of a building with its clickable shapes. `id` is the media id that stands in the address. */
export interface BuildingView extends PictureSource {
  readonly id: number;
  readonly name: string;
  readonly polygons: readonly MediaPolygon[];
}

/** The views among the media of a building, in the order of the answer. */
export function buildingViews(media: readonly Media[]): BuildingView[] {
  return media.filter(isBuildingView).map(({ id, name, url, mediaData, tiles, media: placeholder }) => {
    const { width, height, polygons } = mediaData;
    return { id, name, url, widthPx: width, heightPx: height, polygons, placeholder, tiles };
  });
}
