import type { FilterGroup, FilterName } from '@suite/filter-engine';

/** What the card of the bar is about; null for no card. */
export type CardTitle = FilterName | FilterGroup | 'search' | null;

/**
 * Whether the filter panel is seen (specification §4): it hides when the bottom bar is hidden and the title is
 * set, for then the button that it belongs to is gone. Without a title it is the search of the search route,
 * which has no bar and needs none.
 */
export function isPanelVisible(barHidden: boolean, title: CardTitle): boolean {
  return !(barHidden && title !== null);
}
