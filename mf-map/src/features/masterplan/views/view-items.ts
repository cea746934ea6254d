import type { Masterplan } from '@suite/api';
import { focusPosition, pictureUrl } from '@suite/api-client';
import { type Locale, routePath } from '@suite/contracts';
import type { ViewStripItem } from '@suite/ui';
import { CUBE } from '@suite/ui/icons';
import { type MasterplanView, masterplanViews } from '../model/masterplan-views.ts';
import { shortNames } from '../model/short-names.ts';

const TILE_WIDTH_PX = 160;

const MODEL_TILE = '3d';

/** The live model as a tile, where the project has one. */
export function modelItem(href: string, label: string, isCurrent: boolean): ViewStripItem {
  return { id: MODEL_TILE, label, href, icon: CUBE, current: isCurrent };
}

/** The views of a masterplan as tiles; none is `currentId` where the model is shown. `search` goes along. */
export function viewItems(
  masterplanId: number,
  views: readonly MasterplanView[],
  currentId: number | null,
  locale: Locale,
  search = '',
): ViewStripItem[] {
  return views.map(({ id, name, url, focus }) => ({
    id,
    label: name,
    href: routePath('masterplan-view', locale, { id: masterplanId, viewId: id }, search),
    imageUrl: pictureUrl(url, TILE_WIDTH_PX),
    imagePosition: focusPosition(focus),
    current: id === currentId,
  }));
}

/** The communities beside this one as tiles, itself among them; none when it is alone. */
export function siblingItems(
  siblings: readonly Masterplan[],
  currentId: number,
  locale: Locale,
  search = '',
): ViewStripItem[] {
  if (siblings.length < 2) return [];
  const names = shortNames(siblings.map(({ name }) => name));
  return siblings.flatMap((sibling, index) => {
    const [view] = masterplanViews(sibling);
    if (!view) return [];
    return [
      {
        id: sibling.id,
        label: names[index] ?? sibling.name,
        href: routePath('masterplan-id', locale, { id: sibling.id }, search),
        imageUrl: pictureUrl(view.url, TILE_WIDTH_PX),
        imagePosition: focusPosition(view.focus),
        current: sibling.id === currentId,
      },
    ];
  });
}
