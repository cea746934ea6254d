import { boxOfShape } from '../geometry/shape-grid.ts';
import { PULSE_MAX } from '../pulse.ts';
import type { PictureBox } from '../types.ts';
import type { CanvasContext } from './canvas-context.ts';
import { type CanvasSpace, onCanvas } from './canvas-space.ts';
import { boxAround, pathOfShapes, type Scene } from './scene.ts';
import { isPulsed } from './styles.ts';

/** The box around what the pulse brightens; null when there is nothing, and the pulse need not run. */
export function boxOfPulsed(scene: Scene, selectedId: string | null): PictureBox | null {
  const selected = selectedId === null ? undefined : scene.indexById.get(selectedId);
  if (selected !== undefined) return boxOfShape(scene.grid, selected);
  return boxAround(scene.batches.filter(({ key }) => isPulsed(key)).map(({ box }) => box));
}

/** Paints what the pulse brightens, at its strongest: the selected shape, or else all that can be had. */
export function paintPulse(
  context: CanvasContext,
  space: CanvasSpace,
  scene: Scene,
  selectedId: string | null,
): void {
  context.resetTransform();
  context.fillStyle = `rgb(255 255 255 / ${PULSE_MAX})`;
  const selected = selectedId === null ? undefined : scene.indexById.get(selectedId);
  if (selected !== undefined) {
    context.fill(onCanvas(pathOfShapes(scene.grid, [selected]), space));
    return;
  }
  for (const { key, path } of scene.batches) {
    if (isPulsed(key)) context.fill(onCanvas(path, space));
  }
}
