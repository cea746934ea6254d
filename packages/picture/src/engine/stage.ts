import type { PictureImage } from '../types.ts';
import { cssMatrix, placeAfter, type ViewportState } from './canvas-layer.ts';
import type { CanvasLayers } from './canvas-layers.ts';
import styles from './engine.module.css';
import { gapOf } from './gap.ts';
import type { Photo } from './photo.ts';
import type { Pins } from './pins.ts';
import type { Sharpness } from './sharpness.ts';

export interface StageParts {
  readonly photo: Photo;
  readonly sharpness: Sharpness;
  readonly canvasLayers: CanvasLayers;
  readonly pins: Pins;
}

/** What shows the picture: an element that hears the pointer, and in it the one that moves. */
export interface Stage {
  readonly element: HTMLElement;
  readonly show: (viewportState: ViewportState) => void;
  /** What is drawn has changed: the next frame lays it out, in a gesture too. */
  readonly layOutNext: () => void;
}

const AT_REST = 'none';
const FROM_CORNER = { left: 0, top: 0 };

/**
 * In a gesture one element moves by one matrix, and with it image, tiles and canvases; those are laid out, and
 * drawn where they have to be, when it rests.
 */
export function createStage(
  host: HTMLElement,
  image: PictureImage,
  { photo, sharpness, canvasLayers, pins }: StageParts,
): Stage {
  const element = document.createElement('div');
  element.className = styles.viewport ?? '';
  const moved = document.createElement('div');
  moved.className = styles.moved ?? '';
  const { shapes, pulse, marks } = canvasLayers;
  moved.append(photo.element, shapes.element, pulse.element, marks.element);
  element.append(moved, pins.host);
  host.append(element);
  let laidOut: ViewportState | null = null;

  function layOut(viewportState: ViewportState): void {
    laidOut = viewportState;
    moved.style.transform = AT_REST;
    photo.move(viewportState);
    sharpness.move(viewportState);
    for (const layer of [shapes, pulse, marks]) layer.update(viewportState);
  }

  /** True while a gesture has not left what is laid out. */
  function mayMove(former: ViewportState, now: ViewportState): boolean {
    if (!now.moving || former.width !== now.width || former.height !== now.height) return false;
    if (gapOf(image, former)?.axis !== gapOf(image, now)?.axis) return false;
    return !canvasLayers.outgrown(now);
  }

  return {
    element,
    show(viewportState) {
      if (laidOut !== null && mayMove(laidOut, viewportState)) {
        const { growth, left, top } = placeAfter(laidOut, FROM_CORNER, viewportState);
        moved.style.transform = cssMatrix(growth, left, top);
        sharpness.update(viewportState);
      } else layOut(viewportState);
      pins.move(viewportState);
    },
    layOutNext() {
      laidOut = null;
    },
  };
}
