import { boxOfShapes } from '../geometry/shape-grid.ts';
import type { PictureBox, PictureShape } from '../types.ts';
import type { CanvasContext } from './canvas-context.ts';
import { type CanvasSpace, onCanvas } from './canvas-space.ts';
import { type Brushes, paintLabels } from './paint-shapes.ts';
import { pathOfShapes, type Scene } from './scene.ts';
import { colorOf, coverOver, type Mark, markedStyle, restStyle } from './styles.ts';

/** Which shapes stand out, by their ids. */
export interface Marks {
  /** Under the pointer, and hovered elsewhere, for example in a list. */
  readonly hoveredIds: readonly string[];
  readonly selectedId: string | null;
  readonly focusedId: string | null;
  /** Without their fills only the outline of the hovered and the ring of the focused shape are drawn. */
  readonly overlayShown: boolean;
}

interface MarkedShape {
  readonly index: number;
  readonly shape: PictureShape;
  readonly mark: Mark;
  readonly focused: boolean;
}

const RING_GROUND_PX = 5;
const RING_PX = 2.5;
const BARE_HALO = 'rgb(16 24 22 / .55)';
const BARE_HALO_PX = 5;
const SOLID_WHITE = 'rgb(255 255 255)';

/** The shapes that stand out, the focused one last, so that its ring lies on top. */
export function markedShapes(scene: Pick<Scene, 'shapes' | 'indexById'>, marks: Marks): MarkedShape[] {
  const ids = new Set(marks.hoveredIds);
  if (marks.selectedId !== null && marks.overlayShown) ids.add(marks.selectedId);
  if (marks.focusedId !== null) {
    ids.delete(marks.focusedId);
    ids.add(marks.focusedId);
  }
  const marked: MarkedShape[] = [];
  for (const id of ids) {
    const index = scene.indexById.get(id);
    const shape = index === undefined ? undefined : scene.shapes[index];
    if (index === undefined || shape === undefined || shape.filteredOut) continue;
    const mark = id === marks.selectedId && marks.overlayShown ? 'selected' : 'hovered';
    marked.push({ index, shape, mark, focused: id === marks.focusedId });
  }
  return marked;
}

/** The box around all shapes that stand out, in pixels of the picture; null when none does. */
export function boxOfMarked(scene: Scene, marked: readonly MarkedShape[]): PictureBox | null {
  return boxOfShapes(
    scene.grid,
    marked.map(({ index }) => index),
  );
}

function paintFill(
  context: CanvasContext,
  path: Path2D,
  { shape, mark }: MarkedShape,
  space: CanvasSpace,
  brushes: Brushes,
): void {
  const shapeStyle = markedStyle(shape.appearance, mark, brushes.tokens);
  const cover = coverOver(restStyle(shape.appearance, false, brushes.tokens).fill, shapeStyle.fill);
  context.fillStyle = colorOf(cover);
  context.fill(path);
  const pattern =
    shapeStyle.pattern === null
      ? null
      : brushes.patterns.get(context, shapeStyle.pattern, space, 'transparent');
  if (pattern === null) return;
  // The cover has dimmed the pattern below by its own strength; this brings that much of it back.
  context.globalAlpha = cover.alpha;
  context.fillStyle = pattern;
  context.fill(path);
  context.globalAlpha = 1;
}

function strokePath(
  context: CanvasContext,
  path: Path2D,
  style: string,
  widthPx: number,
  space: CanvasSpace,
): void {
  context.strokeStyle = style;
  context.lineWidth = widthPx * space.pixelRatio;
  context.stroke(path);
}

/** Paints what stands out over the shapes at rest. */
export function paintMarks(
  context: CanvasContext,
  space: CanvasSpace,
  scene: Scene,
  marked: readonly MarkedShape[],
  overlayShown: boolean,
  brushes: Brushes,
): void {
  for (const entry of marked) {
    const path = onCanvas(pathOfShapes(scene.grid, [entry.index]), space);
    // Its lines join where it ends, too.
    path.closePath();
    context.resetTransform();
    context.lineJoin = 'round';
    if (overlayShown) paintFill(context, path, entry, space, brushes);
    if (entry.focused) {
      strokePath(context, path, SOLID_WHITE, RING_GROUND_PX, space);
      strokePath(context, path, brushes.tokens['--focus'], RING_PX, space);
    } else {
      // Without a fill a white line alone is lost on a white house.
      if (!overlayShown) strokePath(context, path, BARE_HALO, BARE_HALO_PX, space);
      const { stroke, strokePx } = markedStyle(entry.shape.appearance, entry.mark, brushes.tokens);
      strokePath(context, path, stroke, strokePx, space);
    }
    if (overlayShown) paintLabels(context, space, scene, [entry.index], brushes);
  }
}
