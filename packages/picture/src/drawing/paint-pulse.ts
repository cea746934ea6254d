import { PULSE_MAX } from '../pulse.ts';
import { type CanvasSpace, enterPicturePixels } from './canvas-space.ts';
import { pathOfShapes, type Scene } from './scene.ts';
import { isPulsed } from './styles.ts';

/** Whether there is a shape to brighten: without one the pulse need not run. */
export function hasPulse(scene: Scene, selectedId: string | null): boolean {
  if (selectedId !== null && scene.indexById.has(selectedId)) return true;
  return scene.batches.some(({ key }) => isPulsed(key));
}

/** Paints what the pulse brightens, at its strongest: the selected shape, or else all that can be had. */
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
    if (isPulsed(key)) context.fill(path);
  }
}
