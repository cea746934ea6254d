import { boxOfShapes } from '../geometry/shape-grid.ts';
import { PULSE_MAX } from '../pulse.ts';
import type { PictureBox, PictureShape } from '../types.ts';
import type { CanvasContext } from './canvas-context.ts';
import { type CanvasSpace, onCanvas } from './canvas-space.ts';
import { pathOfShapes, type Scene } from './scene.ts';
import { isPulsed, styleKey } from './styles.ts';

/** The selected shape, or else all that can be had. */
function pulsedIndexes({ shapes, indexById }: Scene, selectedId: string | null): readonly number[] {
  const selected = selectedId === null ? undefined : indexById.get(selectedId);
  if (selected !== undefined) return [selected];
  return [...shapes.keys()].filter((index) => isPulsed(styleKey(shapes[index] as PictureShape)));
}

/** The box around what the pulse brightens; null when there is nothing, and the pulse need not run. */
export function boxOfPulsed(scene: Scene, selectedId: string | null): PictureBox | null {
  return boxOfShapes(scene.grid, pulsedIndexes(scene, selectedId));
}

/** Paints what the pulse brightens, at its strongest. */
export function paintPulse(
  context: CanvasContext,
  space: CanvasSpace,
  scene: Scene,
  selectedId: string | null,
): void {
  context.resetTransform();
  context.fillStyle = `rgb(255 255 255 / ${PULSE_MAX})`;
  for (const index of pulsedIndexes(scene, selectedId)) {
    context.fill(onCanvas(pathOfShapes(scene.grid, [index]), space));
  }
}
