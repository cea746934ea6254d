import type { Building, MediaPolygon } from '@suite/api';
import { type Box, boundingBox } from './crop-box.ts';

/** A picture of the building with the shape of one home in it; sizes in pixels of the picture. */
export interface UnitView {
  readonly name: string;
  readonly url: string;
  readonly width: number;
  readonly height: number;
  /** Data URL that stands in until the picture is there. */
  readonly placeholder: string | null;
  readonly ring: MediaPolygon['ring'];
  /** Around the shapes of all homes. */
  readonly building: Box;
}

/** The first view of the building that shows the home; null where it faces away from every camera. */
export function unitView(building: Pick<Building, 'media'>, apartmentId: number): UnitView | null {
  for (const { name, url, mediaData, media } of building.media) {
    const shapes = mediaData?.polygons.filter(({ kind }) => kind === 'apartment') ?? [];
    const shape = shapes.find(({ entityId }) => entityId === apartmentId);
    if (url && mediaData && shape) {
      const { width, height } = mediaData;
      const box = boundingBox(shapes.flatMap(({ ring }) => ring));
      return { name, url, width, height, placeholder: media, ring: shape.ring, building: box };
    }
  }
  return null;
}
