import { pictureUrl } from '@suite/api-client';
import { boundingBox } from '../position/crop-box.ts';
import type { UnitView } from '../position/unit-view.ts';

/** As the position on the page has it, so that it is there when the browser's own command prints; 170 dots an inch. */
const PAPER_WIDTH = 1280;

/** Address of a picture for paper. */
export function sheetPicture({ url }: { readonly url: string }): string {
  return pictureUrl(url, PAPER_WIDTH);
}

/** Width ÷ height on the paper. */
const PROPORTION = 2.85;
/** Share of its height that stays above and below the home. */
const ROOM_AROUND = 0.06;

/** The part of a view that is printed, as wide as it: about the middle of the building, moved as far as the home needs. */
export function sheetPart({
  width,
  height: whole,
  ring,
  building,
}: Pick<UnitView, 'width' | 'height' | 'ring' | 'building'>): {
  readonly y: number;
  readonly height: number;
} {
  const height = Math.min(whole, width / PROPORTION);
  const shape = boundingBox(ring);
  const middle = building.y + (building.height - height) / 2;
  const room = height * ROOM_AROUND;
  const shown = Math.min(Math.max(middle, shape.y + shape.height + room - height), shape.y - room);
  return { y: Math.min(Math.max(0, shown), whole - height), height };
}
