import type { Building, MediaPolygon } from '@suite/api';

/** A picture of the building with the shape of one home in it; sizes in pixels of the picture. */
export interface UnitView {
  readonly name: string;
  readonly url: string;
  readonly width: number;
  readonly height: number;
  /** Data URL that stands in until the picture is there. */
  readonly placeholder: string | null;
  readonly ring: MediaPolygon['ring'];
}

/** The first view of the building that shows the home; null where it faces away from every camera. */
export function unitView(building: Pick<Building, 'media'>, apartmentId: number): UnitView | null {
  for (const { name, url, mediaData, media } of building.media) {
    const shape = mediaData?.polygons.find(
      (polygon) => polygon.kind === 'apartment' && polygon.entityId === apartmentId,
    );
    if (url && mediaData && shape) {
      const { width, height } = mediaData;
      return { name, url, width, height, placeholder: media, ring: shape.ring };
    }
  }
  return null;
}
