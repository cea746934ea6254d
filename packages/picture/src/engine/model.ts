import type { Marks } from '../drawing/paint-marks.ts';
import { buildScene, type Scene } from '../drawing/scene.ts';
import { boxOfShape, shapeAt } from '../geometry/shape-grid.ts';
import type { PictureBox, PictureImage, PictureOpening, PictureShape } from '../types.ts';

/** What the page decides about the picture. */
export interface EngineState {
  readonly shapes: readonly PictureShape[];
  /** What a screen reader says of the picture itself. */
  readonly alt: string;
  readonly focusBox: PictureBox | undefined;
  readonly opening: PictureOpening | undefined;
  readonly hoveredId: string | null;
  readonly selectedId: string | null;
  readonly overlayShown: boolean;
  readonly pulsing: boolean;
}

/** The state the page has given, and what follows from its shapes. */
export interface Model {
  readonly state: () => EngineState;
  readonly scene: () => Scene;
  /** Takes a new state; true when the shapes are others. */
  readonly set: (next: EngineState) => boolean;
  /** The box of a shape in pixels of the picture; null for an unknown one. */
  readonly boxOf: (id: string) => PictureBox | null;
  /** The shape at a point of the picture that takes the pointer, or null. */
  readonly shapeAt: (x: number, y: number) => PictureShape | null;
}

export function createModel(image: PictureImage, first: EngineState): Model {
  let state = first;
  let scene = buildScene(first.shapes, image.width, image.height, null);
  return {
    state: () => state,
    scene: () => scene,
    set(next) {
      const changed = next.shapes !== state.shapes;
      state = next;
      if (changed) scene = buildScene(next.shapes, image.width, image.height, scene);
      return changed;
    },
    boxOf(id) {
      const index = scene.indexById.get(id);
      return index === undefined ? null : boxOfShape(scene.grid, index);
    },
    shapeAt(x, y) {
      return scene.shapes[shapeAt(scene.grid, x, y, scene.filteredOut)] ?? null;
    },
  };
}

/** Which shapes stand out: by the page's wish, under the pointer, with the focus. */
export function marksOf(state: EngineState, pointedId: string | null, focusedId: string | null): Marks {
  const hoveredIds = [state.hoveredId, pointedId].filter((id) => id !== null);
  const { selectedId, overlayShown } = state;
  return { hoveredIds, selectedId, focusedId, overlayShown };
}
