import { PULSE_MAX } from '../pulse.ts';
import { type CanvasSpace, enterPicturePixels } from './canvas-space.ts';
import { isFilteredOut } from './looks.ts';
import { pathOfShapes, type Scene } from './scene.ts';

/** Paints what the pulse brightens, at its strongest: the selected shape, or all that are not filtered out. */
export function paintPulse(
  context: CanvasRenderingContext2D,
  space: CanvasSpace,
  scene: Scene,
  selectedId: string | null,
): void {
  enterPicturePixels(context, space);
  context.fillStyle = `rgb(255 255 255 / ${PULSE_MAX})`;
  const selected = selectedId === null ? undefined : scene.indexById.get(selectedId);
  if (selected !== undefined) {
    context.fill(pathOfShapes(scene.grid, [selected]));
    return;
  }
  for (const { key, path } of scene.batches) {
    if (!isFilteredOut(key)) context.fill(path);
  }
}
