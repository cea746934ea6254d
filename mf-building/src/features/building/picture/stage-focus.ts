import type { Size } from '@suite/explorer';
import { boxInFrame, focusBoxOf, homeCamera, type PictureBox } from '@suite/picture';
import type { BuildingView } from '../views/building-views.ts';

/** What controls take up at the edges of the stage, in CSS pixels. */
export interface StageInsets {
  readonly left: number;
  readonly bottom: number;
  /** What stands in the upper left corner: its lower and its right edge. */
  readonly corner: { readonly bottom: number; readonly right: number };
}

export interface StageFocusInput {
  readonly view: Pick<BuildingView, 'widthPx' | 'heightPx' | 'polygons'>;
  /** Room around the units, as a share of their own width and height. */
  readonly marginRatio: number;
  /** Null until it has been measured. */
  readonly stage: Size | null;
  readonly insets: StageInsets;
}

/** Room at a side makes the picture smaller, which changes the room that is needed: a few steps come near enough. */
const STEPS = 6;
/** No control is worth a picture of less than about half its size. */
const MOST_ROOM_RATIO = 0.8;

/**
 * What of the picture must stay visible: the units with a margin; where they would lie under controls at the
 * left, at the bottom or in the upper left corner, with as much more on that side as the controls take up.
 */
export function stageFocus({ view, marginRatio, stage, insets }: StageFocusInput): PictureBox | undefined {
  const box = focusBoxOf(view.polygons, marginRatio);
  const units = focusBoxOf(view.polygons, 0);
  if (!box || !units || !stage) return box;
  const picture = { width: view.widthPx, height: view.heightPx };
  let [minX, minY, maxX, maxY] = box;
  const leastY = minY - (maxY - minY) * MOST_ROOM_RATIO;
  const leastX = minX - (maxX - minX) * MOST_ROOM_RATIO;
  const mostY = maxY + (maxY - minY) * MOST_ROOM_RATIO;
  for (let step = 0; step < STEPS; step += 1) {
    const camera = homeCamera(stage, picture, [minX, minY, maxX, maxY]);
    const [left, top, , bottom] = boxInFrame(camera, stage, units);
    // Twice: the camera looks at the middle of the box.
    minX = Math.max(minX - (2 * roomWanted(insets.left, left)) / camera.scale, leastX);
    const cornerPx = left < insets.corner.right ? insets.corner.bottom : 0;
    minY = Math.max(minY - (2 * roomWanted(cornerPx, top)) / camera.scale, leastY);
    maxY = Math.min(maxY + (2 * roomWanted(insets.bottom, stage.height - bottom)) / camera.scale, mostY);
  }
  return [minX, minY, maxX, maxY];
}

/** How far units are from where controls end; where there are none the picture may well be cropped. */
function roomWanted(insetPx: number, distancePx: number): number {
  return insetPx === 0 ? 0 : Math.max(insetPx - distancePx, 0);
}
