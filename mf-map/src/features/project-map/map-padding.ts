import type { GeoMapPadding } from '@suite/picture/geo';
import type { Arrangement } from '@suite/ui';

/** As in the style sheet: width of the card and its distance from the edge, wide and below 915 px. */
const CARD = { wide: 380 + 24, medium: 320 + 16 } as const;
const WIDE_PX = 915;
/** Under the search field with as much air as above it. */
const SEARCH_PX = 12 + 48 + 12;

/** Bar of the filters and its distance from the edge, likewise. */
const BAR = { wide: 64 + 24, medium: 56 + 16 } as const;

/** What list, search field and bar cover of the map, in CSS pixels. `sheetPx` is the sheet's height. */
export function mapPadding(
  arrangement: Arrangement,
  windowPx: number,
  sheetPx: number,
  hasBar: boolean,
): GeoMapPadding {
  if (arrangement === 'sheet') return { top: SEARCH_PX, right: 0, bottom: sheetPx, left: 0 };
  const size = windowPx < WIDE_PX ? 'medium' : 'wide';
  return { top: 0, right: 0, bottom: hasBar ? BAR[size] : 0, left: CARD[size] };
}
