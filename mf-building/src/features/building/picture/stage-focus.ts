import type { MediaPolygon } from '@suite/contracts';
import { boxInFrame, focusBoxOf, homeCamera, type PictureBox } from '@suite/picture';
import type { BuildingView } from '../views/building-views.ts';
import type { Size } from './tooltip-placement.ts';

export interface StageFocusInput {
  readonly view: Pick<BuildingView, 'widthPx' | 'heightPx'> & { readonly polygons: readonly MediaPolygon[] };
  /** Room around the units, as a share of their own width and height. */
  readonly marginRatio: number;
  /** Null until it has been measured. */
  readonly stage: Size | null;
  /** What the floor rail takes up at the left, in CSS pixels; 0 where there is none. */
  readonly railPx: number;
}

/**
 * What of the picture must stay visible: the units with a margin; where they would lie under the floor rail,
 * with as much more at the left as the rail takes up.
 */
export function stageFocus({ view, marginRatio, stage, railPx }: StageFocusInput): PictureBox | undefined {
  const box = focusBoxOf(view.polygons, marginRatio);
  const units = focusBoxOf(view.polygons, 0);
  if (!box || !units || !stage || railPx === 0 || stage.width <= railPx * 2) return box;
  const picture = { width: view.widthPx, height: view.heightPx };
  const [left] = boxInFrame(homeCamera(stage, picture, box), stage, units);
  if (left >= railPx) return box;
  const [, top, right, bottom] = box;
  const roomLeft = (railPx * (right - units[0])) / (stage.width - railPx);
  return [units[0] - roomLeft, top, right, bottom];
}
