import { pictureUrl } from '@suite/api-client';
import type { Locale, ProjectFeatures, UnitCounts } from '@suite/contracts';
import { projectPath } from '../../lib/landing.ts';

/** A project on the map and in its list. */
export interface MapProject {
  readonly id: number;
  readonly name: string;
  readonly place: string | null;
  /** Degrees, WGS 84. */
  readonly longitude: number;
  readonly latitude: number;
  readonly logoUrl: string | null;
  /** A picture for a place of 104 by 80 CSS pixels. */
  readonly imageUrl: string | null;
  readonly unitCounts: UnitCounts;
  readonly href: string;
}

const IMAGE_WIDTH_PX = 208;

/** The projects of the answer in its order. */
export function mapProjects({ features }: ProjectFeatures, locale: Locale): MapProject[] {
  return features.map(({ geometry, properties }) => {
    const { id, name, place, logo, image, unitCounts } = properties;
    const [longitude, latitude] = geometry.coordinates;
    return {
      id,
      name,
      place,
      longitude,
      latitude,
      logoUrl: logo,
      imageUrl: image && pictureUrl(image, IMAGE_WIDTH_PX),
      unitCounts,
      href: projectPath(id, locale),
    };
  });
}
