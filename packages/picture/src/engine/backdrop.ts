import type { PictureImage } from '../types.ts';
import type { ViewportState } from './canvas-layer.ts';
import styles from './engine.module.css';
import type { Gap } from './gap.ts';

/** What one picture of the strip is drawn with, in pixels: no more is needed of what is out of focus. */
const TILE_PX = 192;
const BLUR_PX = 6;
/** The picture in the middle and its reflections to either side. */
const REFLECTIONS = 3;
const TILES = 2 * REFLECTIONS + 1;
/** How soft the picture's edge is at most, in CSS pixels. */
const FEATHER_PX = 56;
const FEATHER_RATIO = 0.75;

/** How far the picture fades into what continues it, in pixels of the picture. */
export function featherOf(gap: Gap, scale: number): number {
  return Math.min(FEATHER_PX, gap.px * FEATHER_RATIO) / scale;
}

/** Has the edge of the picture in this layer fade where something lies beyond it. */
function soften(layer: HTMLElement, viewportState: ViewportState, gap: Gap | null): void {
  if (!gap) {
    delete layer.dataset.soft;
    return;
  }
  // It is drawn anew when it changes: in a gesture it stays as it is.
  if (viewportState.moving && layer.dataset.soft === gap.axis) return;
  layer.dataset.soft = gap.axis;
  layer.style.setProperty('--soft', `${featherOf(gap, viewportState.scale)}px`);
}

/** Fills what a fitted picture leaves empty: its reflections, out of focus, so that colours go on past its edge. */
export interface Backdrop {
  readonly element: HTMLElement;
  /** Null where the picture covers its frame. */
  readonly move: (viewportState: ViewportState, gap: Gap | null) => void;
}

function paint(canvas: HTMLCanvasElement, source: HTMLImageElement, axis: Gap['axis'], ratio: number): void {
  const tile = { width: TILE_PX, height: Math.max(1, Math.round(TILE_PX / ratio)) };
  const isDown = axis === 'y';
  canvas.width = isDown ? tile.width : tile.width * TILES;
  canvas.height = isDown ? tile.height * TILES : tile.height;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.imageSmoothingQuality = 'high';
  for (let index = 0; index < TILES; index += 1) {
    const isReflected = (index - REFLECTIONS) % 2 !== 0;
    const at = isReflected ? index + 1 : index;
    const turn = isReflected ? -1 : 1;
    if (isDown) context.setTransform(1, 0, 0, turn, 0, at * tile.height);
    else context.setTransform(turn, 0, 0, 1, at * tile.width, 0);
    context.drawImage(source, 0, 0, tile.width, tile.height);
  }
  context.resetTransform();
  // Over itself: what a blur draws is transparent at its edge. Where it is not known, the few pixels do.
  context.filter = `blur(${BLUR_PX}px)`;
  context.drawImage(canvas, 0, 0);
}

/** `source` is drawn as soon as it is there. */
export function createBackdrop(image: PictureImage, source: HTMLImageElement): Backdrop {
  const element = document.createElement('canvas');
  element.className = styles.backdrop ?? '';
  element.setAttribute('aria-hidden', 'true');
  let painted: Gap['axis'] | null = null;
  let isThere = false;

  function show(axis: Gap['axis']): void {
    painted = axis;
    const isDown = axis === 'y';
    element.style.width = `${image.width * (isDown ? 1 : TILES)}px`;
    element.style.height = `${image.height * (isDown ? TILES : 1)}px`;
    if (isThere) paint(element, source, axis, image.width / image.height);
  }

  source.decode().then(
    () => {
      isThere = true;
      if (painted) show(painted);
    },
    // Then the ground of the frame stays.
    () => undefined,
  );

  return {
    element,
    move(viewportState, gap) {
      element.hidden = gap === null;
      if (element.parentElement) soften(element.parentElement, viewportState, gap);
      if (!gap) return;
      const { axis } = gap;
      if (painted !== axis) show(axis);
      const { scale, centerX, centerY, width, height } = viewportState;
      const before = { x: axis === 'x' ? REFLECTIONS : 0, y: axis === 'y' ? REFLECTIONS : 0 };
      const x = width / 2 - (centerX + before.x * image.width) * scale;
      const y = height / 2 - (centerY + before.y * image.height) * scale;
      element.style.transform = `matrix(${scale}, 0, 0, ${scale}, ${x}, ${y})`;
    },
  };
}
