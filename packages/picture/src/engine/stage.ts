import type { Flight } from '../camera/flight.ts';
import type { PictureImage } from '../types.ts';
import type { ViewportState } from './canvas-layer.ts';
import type { CanvasLayers } from './canvas-layers.ts';
import styles from './engine.module.css';
import { animateFlight } from './flight-animation.ts';
import { gapOf } from './gap.ts';
import type { Photo } from './photo.ts';
import type { Pins } from './pins.ts';
import { cssMatrix, placeAfter } from './placement.ts';
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
  readonly show: (viewportState: ViewportState, flight: Flight | null) => void;
  /** What moves: image, tiles and canvases. */
  readonly moved: HTMLElement;
  /** Draws the shapes for where the camera will be, without laying out anything else. */
  readonly prepare: (viewportState: ViewportState) => void;
}

const AT_REST = 'none';
const FROM_CORNER = { left: 0, top: 0 };

/**
 * In a gesture one element moves by one matrix, and with it image, tiles and canvases; those are laid out, and
 * drawn where they have to be, when it rests. A flight is left to the compositor, from where things are laid out.
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
  const layers = [shapes, pulse, marks];
  moved.append(photo.element, ...layers.map((layer) => layer.element));
  element.append(moved, pins.host);
  host.append(element);
  let laidOut: ViewportState | null = null;
  let carried: { readonly flight: Flight; readonly from: ViewportState; readonly end: () => void } | null =
    null;

  function land(): void {
    carried?.end();
    carried = null;
  }

  function layOut(viewportState: ViewportState): void {
    laidOut = viewportState;
    moved.style.transform = AT_REST;
    photo.move(viewportState);
    sharpness.move(viewportState);
    for (const layer of layers) layer.update(viewportState);
  }

  /** True while a gesture has not left what is laid out. */
  function mayMove(former: ViewportState, now: ViewportState): boolean {
    if (!now.moving || former.width !== now.width || former.height !== now.height) return false;
    return gapOf(image, former)?.axis === gapOf(image, now)?.axis;
  }

  /** A flight outwards is drawn for its end, which covers all of its way; what else moves for where it is. */
  function drawOnTheWay(now: ViewportState, flight: Flight | null): void {
    const target = flight && flight.to.scale < now.scale ? { ...now, ...flight.to } : now;
    for (const layer of layers) if (layer.outgrown(now)) layer.prepare(target, laidOut ?? target);
  }

  function matrixAt(from: ViewportState, now: ViewportState): string {
    const { growth, left, top } = placeAfter(from, FROM_CORNER, now);
    return cssMatrix(growth, left, top);
  }

  /** Asks nothing of the main thread until the flight ends, or something has to be laid out on the way. */
  function carry(from: ViewportState, flight: Flight): void {
    if (carried?.flight === flight && carried.from === from) return;
    land();
    const [begin, finish] = [flight.from, flight.to].map((camera) => ({ ...from, ...camera })) as [
      ViewportState,
      ViewportState,
    ];
    const moving = animateFlight(moved, [matrixAt(from, begin), matrixAt(from, finish)], flight);
    const endPins = pins.fly(begin, finish, flight);
    carried = {
      flight,
      from,
      end() {
        moving.cancel();
        endPins();
      },
    };
  }

  return {
    element,
    moved,
    show(viewportState, flight) {
      moved.classList.toggle(styles.moving ?? '', viewportState.moving);
      const isMoved = laidOut !== null && mayMove(laidOut, viewportState);
      if (isMoved) {
        sharpness.update(viewportState);
        drawOnTheWay(viewportState, flight);
      } else layOut(viewportState);
      if (laidOut !== null && flight !== null) {
        carry(laidOut, flight);
        return;
      }
      land();
      if (isMoved && laidOut !== null) moved.style.transform = matrixAt(laidOut, viewportState);
      pins.move(viewportState);
    },
    prepare: (viewportState) => shapes.prepare(viewportState, laidOut ?? viewportState),
  };
}
