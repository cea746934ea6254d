import type { PictureSource } from '@suite/api-client';
import type { Masterplan, MediaPolygon } from '@suite/contracts';
import { isMasterplanView } from '@suite/domain';

/** A picture of a masterplan with its clickable areas. `id` is the media id that stands in the address. */
export interface MasterplanView extends PictureSource {
  readonly id: number;
  readonly name: string;
  readonly polygons: readonly MediaPolygon[];
}

/** The views among the media of a masterplan: pictures with areas drawn on them. */
export function masterplanViews({ media }: Pick<Masterplan, 'media'>): MasterplanView[] {
  return media.filter(isMasterplanView).map(({ id, name, url, mediaData, tiles, media: placeholder }) => {
    const { width, height, polygons } = mediaData;
    return { id, name, url, widthPx: width, heightPx: height, polygons, placeholder, tiles };
  });
}

/** What stands at an address: a view, no view at all, or a view id that is none of this masterplan's. */
export type ViewChoice =
  | { readonly kind: 'shown'; readonly view: MasterplanView }
  | { readonly kind: 'no-views' }
  | { readonly kind: 'unknown-view' };

/** `viewId` is undefined on an address without one, and null where it is no id. */
export function chooseView(views: readonly MasterplanView[], viewId: number | null | undefined): ViewChoice {
  const view = viewId === undefined ? views[0] : views.find((one) => one.id === viewId);
  if (view) return { kind: 'shown', view };
  return { kind: viewId === undefined ? 'no-views' : 'unknown-view' };
}

/** Whether a view shows buildings that can be opened, so that switching between both is worth a control. */
export function hasBuildingAreas({ polygons }: MasterplanView): boolean {
  return polygons.some(({ kind, entityId }) => kind === 'building' && entityId !== null);
}
