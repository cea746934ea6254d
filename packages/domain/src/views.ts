import type { Media } from '@suite/api';
import { MEDIA_TYPE_IDS } from '@suite/contracts';

/** A picture with shapes on it. */
export type ViewMedium = Media & {
  readonly url: string;
  readonly mediaData: NonNullable<Media['mediaData']>;
};

/** Views among the media of a masterplan: pictures with areas drawn on them. */
export function isMasterplanView(medium: Media): medium is ViewMedium {
  return Boolean(medium.url) && (medium.mediaData?.polygons.length ?? 0) > 0;
}

/** Views among the media of a building: floor plans and texts are none. */
export function isBuildingView(medium: Media): medium is ViewMedium {
  const { url, mediaData, mediaTypeId } = medium;
  const isDrawn = Boolean(mediaData) && !mediaData?.rooms;
  return Boolean(url) && isDrawn && mediaTypeId !== MEDIA_TYPE_IDS.floor_plan;
}

/** What stands at an address: a view, no view at all, or a view id that is none of what is shown. */
export type ViewChoice<View> =
  | { readonly kind: 'shown'; readonly view: View }
  | { readonly kind: 'no-views' }
  | { readonly kind: 'unknown-view' };

/**
 * The view that a query asks for beside the address of the thing itself; absent where it is none of what is shown:
 * a link that has aged still leads to the thing, in its first view.
 */
export function askedViewId(
  views: readonly { readonly id: number }[],
  viewId: number | null,
): number | undefined {
  return views.find((one) => one.id === viewId)?.id;
}

/** `viewId` is absent on the address of the thing itself, and null where it is no id. */
export function chooseView<View extends { readonly id: number }>(
  views: readonly View[],
  viewId: number | null | undefined,
): ViewChoice<View> {
  const view = viewId === undefined ? views[0] : views.find((one) => one.id === viewId);
  if (view) return { kind: 'shown', view };
  return { kind: viewId === undefined ? 'no-views' : 'unknown-view' };
}
