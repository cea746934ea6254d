import type { Media, MediaPolygon, PictureFocus, Unit } from '@suite/api';
import type { PictureSource } from '@suite/api-client';
import { isBuildingView } from '@suite/domain';

/** A picture of a building with its clickable shapes. `id` is the media id that stands in the address. */
export interface BuildingView extends PictureSource {
  readonly id: number;
  readonly name: string;
  /** Of units, and of what is none. */
  readonly polygons: readonly MediaPolygon[];
  /** Of points of interest. */
  readonly pointPolygons: readonly MediaPolygon[];
  /** Stays in sight where the picture is cut small. */
  readonly focus?: PictureFocus | undefined;
}

/** The views among the media of a building, in the order of the answer. */
export function buildingViews(media: readonly Media[]): BuildingView[] {
  return media.filter(isBuildingView).map(({ id, name, url, mediaData, tiles, media: placeholder }) => {
    const { width: widthPx, height: heightPx, alt, focus } = mediaData;
    const polygons = mediaData.polygons.filter(({ kind }) => kind !== 'poi');
    const pointPolygons = mediaData.polygons.filter(({ kind }) => kind === 'poi');
    return { id, name, url, widthPx, heightPx, polygons, pointPolygons, placeholder, tiles, alt, focus };
  });
}

/** The view in which most of these homes have a shape, and how many have one there; null where none has. */
export function viewWithMost(
  views: readonly BuildingView[],
  units: readonly Unit[],
): { readonly view: BuildingView; readonly count: number } | null {
  const ids = new Set(units.map(({ id }) => id));
  const counted = views.map((view) => {
    const shown = view.polygons.map(({ entityId }) => entityId).filter((id) => id !== null && ids.has(id));
    return { view, count: new Set(shown).size };
  });
  return counted.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count)[0] ?? null;
}
