import type { GeoMapPadding } from '@suite/picture/geo';
import type { Arrangement } from '@suite/ui';

/** As in the style sheet: width of the card and its distance from the edge, wide and below 915 px. */
const CARD = { wide: 380 + 24, medium: 320 + 16 } as const;
const WIDE_PX = 915;
/** Under the search field with as much air as above it. */
const SEARCH_PX = 12 + 48 + 12;

/** What list and search field cover of the map, in CSS pixels. `sheetPx` is the sheet's height. */
export function mapPadding(arrangement: Arrangement, windowPx: number, sheetPx: number): GeoMapPadding {
  if (arrangement === 'sheet') return { top: SEARCH_PX, right: 0, bottom: sheetPx, left: 0 };
  return { top: 0, right: 0, bottom: 0, left: windowPx < WIDE_PX ? CARD.medium : CARD.wide };
}
