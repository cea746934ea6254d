import { pictureUrl } from '@suite/api-client';
import type { UnitView } from '../position/unit-view.ts';

const PAPER_WIDTH = 1920;

/** Address of the picture of a view for paper. */
export function sheetPicture({ url }: UnitView): string {
  return pictureUrl(url, PAPER_WIDTH);
}
