import type { Box, Size } from '@suite/explorer';
import type { AvoidRects } from '@suite/filters';
import { boxInFrame, focusBoxOf, homeCamera, type PictureBox } from '@suite/picture';
import type { BuildingView } from '../views/building-views.ts';

export interface AvoidRectsInput {
  readonly view: Pick<BuildingView, 'widthPx' | 'heightPx' | 'polygons'>;
  readonly focusBox: PictureBox | undefined;
  readonly frame: Size;
  /** Null while no home is chosen. */
  readonly chosenUnitId: number | null;
}

/** Where the units are while the picture rests: a card is placed for that, wherever it has been moved since. */
export function avoidRects({ view, focusBox, frame, chosenUnitId }: AvoidRectsInput): AvoidRects {
  const camera = homeCamera(frame, { width: view.widthPx, height: view.heightPx }, focusBox);
  const onScreen = (polygon: BuildingView['polygons'][number]): Box[] => {
    const box = focusBoxOf([polygon], 0);
    if (!box) return [];
    const [left, top, right, bottom] = boxInFrame(camera, frame, box);
    return [{ left, top, right, bottom }];
  };
  const chosen = view.polygons.filter(({ entityId }) => entityId !== null && entityId === chosenUnitId);
  return { units: view.polygons.flatMap(onScreen), chosen: chosen.flatMap(onScreen)[0] ?? null };
}
