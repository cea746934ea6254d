import { FACADE_HEIGHT, FACADE_WIDTH } from '../../demo/facade.ts';
import type { PictureShape } from '../../src/index.ts';

/** One library that shows the picture and its shapes. */
export interface Stage {
  readonly pulse: (on: boolean) => void;
  /** Takes the picture to where it stood at first; a gesture may have taken it out of sight. */
  readonly reset: () => void;
  /** The same shapes with others of them filtered out; drawn with the next frame. */
  readonly recolour: (shapes: readonly PictureShape[]) => void;
  readonly close: () => void;
}

/** Resolves when picture and shapes are there. */
export type OpenStage = (host: HTMLElement, shapes: readonly PictureShape[]) => Promise<Stage>;

/** How much of the picture a shape covers that is not filtered out; the others as the component draws them. */
export const SHOWN_ALPHA = 0.34;
export const FADED_FILL = 'rgba(255, 255, 255, 0.1)';
export const SHOWN_STROKE = 'rgba(255, 255, 255, 0.82)';
export const FADED_STROKE = 'rgba(255, 255, 255, 0.28)';

/** The picture covers the frame in all of them, so that each has as much to draw. */
export function coveringScale(host: HTMLElement): number {
  return Math.max(host.clientWidth / FACADE_WIDTH, host.clientHeight / FACADE_HEIGHT);
}

const COLORS: Readonly<Record<string, string>> = {
  available: '46, 152, 92',
  'pending-reservation': '205, 62, 52',
  reserved: '18, 148, 158',
  sold: '226, 112, 28',
  unavailable: '222, 172, 38',
};

/** Colour of a shape as "red, green, blue". */
export function colorOf({ appearance }: PictureShape): string {
  return COLORS[appearance.kind === 'unit' ? appearance.status : ''] ?? '255, 255, 255';
}

/** The pulse of the other libraries, at its best: one CSS animation of the layer. */
export const PULSE_CLASS = 'bench-pulse';
