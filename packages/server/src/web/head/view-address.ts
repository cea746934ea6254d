import type { Media } from '@suite/api';
import { chooseView, type ViewMedium } from '@suite/domain';
import { notFound } from '../../errors.ts';

/** Something with views; `viewId` is absent on its own address. */
export interface ViewAddress {
  readonly id: number;
  readonly viewId: number | null | undefined;
}

/**
 * The view that an address shows: the one that it names, else the first; null where there is none.
 * @throws {RequestError} 404 for a view that is not among the media.
 */
export function viewAt(
  media: readonly Media[],
  isView: (medium: Media) => medium is ViewMedium,
  viewId: ViewAddress['viewId'],
): ViewMedium | null {
  const choice = chooseView(media.filter(isView), viewId);
  if (choice.kind === 'unknown-view') throw notFound('There is no such view.');
  return choice.kind === 'shown' ? choice.view : null;
}
