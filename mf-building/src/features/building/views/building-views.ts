import type { PictureSource } from '@suite/api-client';
import type { Media, MediaPolygon } from '@suite/contracts';
import { isBuildingView } from '@suite/domain';

/** A picture of a building with its clickable shapes. `id` is the media id that stands in the address. */
export interface BuildingView extends PictureSource {
  readonly id: number;
  readonly name: string;
  readonly polygons: readonly MediaPolygon[];
}

/** The views among the media of a building, in the order of the answer. Floor plans and texts are none. */
export function buildingViews(media: readonly Media[]): BuildingView[] {
  return media.filter(isBuildingView).map(({ id, name, url, mediaData, tiles, media: placeholder }) => {
    const { width, height, polygons } = mediaData;
    return { id, name, url, widthPx: width, heightPx: height, polygons, placeholder, tiles };
  });
}

/** What stands at an address: a view, no view at all, or a view id that is none of this building's. */
export type ViewChoice =
  | { readonly kind: 'shown'; readonly view: BuildingView }
  | { readonly kind: 'no-views' }
  | { readonly kind: 'unknown-view' };

/** `viewId` is absent on the address of the building itself, and null where it is no id. */
export function chooseView(views: readonly BuildingView[], viewId: number | null | undefined): ViewChoice {
  const view = viewId === undefined ? views[0] : views.find((one) => one.id === viewId);
  if (view) return { kind: 'shown', view };
  return { kind: viewId === undefined ? 'no-views' : 'unknown-view' };
}
