import type { ProjectFeatures, Unit, UnitCounts } from '@suite/api';
import { focusPosition, pictureUrl } from '@suite/api-client';
import type { Locale } from '@suite/contracts';
import { pathWithFilter } from '@suite/filters';
import { projectPath } from '../../lib/landing.ts';

/** A project on the map and in its list. */
export interface MapProject {
  readonly id: number;
  readonly name: string;
  readonly place: string | null;
  readonly organizationId: number;
  /** [longitude, latitude] in degrees, WGS 84; null: it is in the list only. */
  readonly location: readonly [number, number] | null;
  readonly logoUrl: string | null;
  /** A picture for a place of 104 by 80 CSS pixels. */
  readonly imageUrl: string | null;
  /** CSS `object-position`: what of the picture stays in sight. */
  readonly imagePosition: string | undefined;
  /** The same across the row, where there are a few projects; else null. */
  readonly largeImageUrl: string | null;
  readonly unitCounts: UnitCounts;
  /** As of when the counts stand, ISO 8601. */
  readonly asOf: string;
  readonly href: string;
  /** Homes that match the filter; null without one, and until it is known. */
  readonly matched: number | null;
}

const IMAGE_WIDTH_PX = 208;
const LARGE_IMAGE_WIDTH_PX = 800;
/** So many are seen at once with a picture across their row. */
const MOST_LARGE = 3;

/** A few projects are shown by pictures that make one want to go there; more than these are a list to look through. */
export function hasLargePictures(projects: readonly unknown[]): boolean {
  return projects.length <= MOST_LARGE;
}

/** The projects of the answer in its order. */
export function mapProjects({ features }: ProjectFeatures, locale: Locale): MapProject[] {
  const isLarge = hasLargePictures(features);
  return features.map(({ geometry, properties }) => {
    const { id, organizationId, name, place, logo, image, imageFocus, unitCounts, asOf } = properties;
    return {
      id,
      organizationId,
      name,
      place,
      location: geometry?.coordinates ?? null,
      logoUrl: logo,
      imageUrl: image && pictureUrl(image, IMAGE_WIDTH_PX),
      imagePosition: focusPosition(imageFocus),
      largeImageUrl: isLarge && image ? pictureUrl(image, LARGE_IMAGE_WIDTH_PX) : null,
      unitCounts,
      asOf,
      href: projectPath(id, locale),
      matched: null,
    };
  });
}

export interface ProjectMatches {
  readonly units: readonly Pick<Unit, 'id' | 'projectId'>[];
  readonly matchedIds: ReadonlySet<number>;
}

/** The projects with what matches of them, where that is known, and with the filter in their addresses. */
export function withProjectMatches(
  projects: readonly MapProject[],
  matches: ProjectMatches | null,
  filterSearch: string,
): MapProject[] {
  const counts = new Map<number, number>();
  for (const { id, projectId } of matches?.units ?? []) {
    if (matches?.matchedIds.has(id)) counts.set(projectId, (counts.get(projectId) ?? 0) + 1);
  }
  return projects.map((project) => ({
    ...project,
    href: pathWithFilter(project.href, filterSearch),
    matched: matches && (counts.get(project.id) ?? 0),
  }));
}
