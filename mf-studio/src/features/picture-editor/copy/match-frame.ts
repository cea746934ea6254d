import {
  arrowStep,
  boxOf,
  type EditedShape,
  type Facade,
  facadeHandles,
  moveHandle,
  type PixelSize,
  type Quad,
} from '@suite/shapes';
import { cycled } from '../state/stepping.ts';

/** Four points around shapes of a picture, where they would be on a picture of another size. */
export function frameAround(
  shapes: readonly Pick<EditedShape, 'ring'>[],
  from: PixelSize,
  to: PixelSize = from,
): Quad {
  const corners = shapes.flatMap(({ ring }) => ring);
  const [left, top, width, height] =
    corners.length > 0 ? boxOf(corners) : ([0, 0, from.width, from.height] as const);
  const [x, y] = [to.width / from.width, to.height / from.height];
  return [
    [left * x, top * y],
    [(left + width) * x, top * y],
    [(left + width) * x, (top + height) * y],
    [left * x, (top + height) * y],
  ];
}

const CORNERS = 4;

/** C chooses a point, arrow keys lead it. Null: nothing of either. */
export function quadKey(
  pressed: { readonly key: string; readonly shiftKey: boolean },
  quad: Facade,
  handle: number | null,
): { readonly quad: Facade; readonly handle: number | null } | null {
  if (pressed.key.toLowerCase() === 'c')
    return { quad, handle: cycled(handle, CORNERS, pressed.shiftKey ? -1 : 1) };
  const step = arrowStep(pressed);
  const chosen = handle === null ? undefined : facadeHandles(quad)[handle];
  if (!step || !chosen) return null;
  const to = [chosen.at[0] + step[0], chosen.at[1] + step[1]] as const;
  return { quad: moveHandle(quad, chosen.handle, to), handle };
}
