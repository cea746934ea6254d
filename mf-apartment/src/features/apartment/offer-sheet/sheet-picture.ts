import { pictureUrl } from '@suite/api-client';
import type { UnitView } from '../position/unit-view.ts';

/** As the position on the page has it, so that it is there when the browser's own command prints; 170 dots an inch. */
const PAPER_WIDTH = 1280;

/** Address of the picture of a view for paper. */
export function sheetPicture({ url }: UnitView): string {
  return pictureUrl(url, PAPER_WIDTH);
}
