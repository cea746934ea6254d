import { PICTURE_WIDTHS } from '@suite/contracts';
import type { ViewMedium } from '@suite/domain';

/** Choice of addresses of the picture that a page opens with, as an image has it: the browser takes the one that fits. */
export interface FirstPicture {
  readonly srcset: string;
  readonly sizes: string;
}

/** Narrower than this no screen's picture is. */
const LEAST_PX = 400;
/** Bar and footer; what a phone has beside them leaves the picture smaller. */
const AROUND_PX = 96;
/** What of a picture is wider than this comes in tiles, where it has them. */
const WIDEST_BELOW_TILES_PX = 2560;

/**
 * The choice for a view. The page takes the same one (`preloadedChoice` in the API client), so that what was fetched
 * ahead is what it shows.
 */
export function firstPicture(view: ViewMedium): FirstPicture {
  const { width, height } = view.mediaData;
  const ratio = Math.round((width / height) * 10_000) / 10_000;
  return {
    srcset: candidates(view.url, width, view.tiles !== undefined).join(', '),
    // The picture covers its stage, as high as the window without what is around it.
    sizes: `max(100vw, calc((100vh - ${AROUND_PX}px) * ${ratio}))`,
  };
}

function candidates(url: string, widthPx: number, hasTiles: boolean): string[] {
  const widths = PICTURE_WIDTHS.filter((one) => one >= LEAST_PX);
  const enough = widths.findIndex((one) => one >= widthPx);
  const served = enough < 0 ? widths : widths.slice(0, enough + 1);
  const isWhole = enough < 0 && !(hasTiles && widthPx > WIDEST_BELOW_TILES_PX);
  return [...served.map((one) => `${url}&resize=${one} ${one}w`), ...(isWhole ? [`${url} ${widthPx}w`] : [])];
}
