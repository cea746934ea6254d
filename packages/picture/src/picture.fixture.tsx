import { pixelOf } from '@suite/testing';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Picture } from './picture.tsx';
import type { PictureProps, PictureShape } from './types.ts';

/** The picture and its frame in the tests: at rest one pixel of the picture is one CSS pixel. */
export const WIDTH = 1000;
export const HEIGHT = 600;

function flatImage(width: number, height: number): string {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas.toDataURL();
}

/** A rectangle as a shape; `row` and the number come from its name, as in "304". */
export function shapeOf(
  id: string,
  left: number,
  top: number,
  more: Partial<PictureShape> = {},
): PictureShape {
  const right = left + 180;
  const bottom = top + 120;
  return {
    id,
    ring: [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
      [left, top],
    ],
    label: [left + 90, top + 60],
    appearance: { kind: 'unit', status: 'available' },
    filteredOut: false,
    text: id,
    name: `Apartment ${id}`,
    href: `#open-${id}`,
    row: Number(id.slice(0, 1)),
    ...more,
  };
}

/** Two floors of three homes with gaps between them; 202 is filtered out and 103 leads nowhere. */
export const SHAPES: readonly PictureShape[] = [
  shapeOf('201', 100, 100),
  shapeOf('202', 400, 100, { filteredOut: true, appearance: { kind: 'unit', status: 'sold' } }),
  shapeOf('203', 700, 100, { appearance: { kind: 'unit', status: 'reserved' } }),
  shapeOf('101', 100, 350, { appearance: { kind: 'unit', status: 'pending-reservation' } }),
  shapeOf('102', 400, 350, { appearance: { kind: 'neutral' } }),
  shapeOf('103', 700, 350, { href: null }),
];

export interface Stand {
  readonly host: HTMLElement;
  /** What the picture told its page, in words. */
  readonly events: string[];
  readonly frame: () => HTMLElement;
  /** Canvas of the shapes at rest, of the pulse, and of what stands out. */
  readonly canvas: (name: 'shapes' | 'pulse' | 'marks') => HTMLCanvasElement;
  readonly set: (props: Partial<PictureProps>) => void;
  /** Moves the real mouse to a point of the frame, with the left button down or up as it was. */
  readonly moveTo: (x: number, y: number) => Promise<void>;
  readonly press: () => Promise<void>;
  readonly release: () => Promise<void>;
  readonly clickAt: (x: number, y: number) => Promise<void>;
  readonly unmount: () => void;
}

const stands: Stand[] = [];

function found<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`No ${what} in the picture`);
  return value;
}

function newHost(width: number, height: number): HTMLElement {
  const host = document.createElement('div');
  host.style.cssText = `position: fixed; top: 0; left: 0; width: ${width}px; height: ${height}px`;
  document.body.append(host);
  return host;
}

/** Shows a picture in a frame of its own size. `cleanUp` takes it away again. */
export function show(first: Partial<PictureProps> = {}, width = WIDTH, height = HEIGHT): Stand {
  const host = newHost(width, height);
  const root = createRoot(host);
  const events: string[] = [];
  let props: PictureProps = {
    image: { src: flatImage(WIDTH, HEIGHT), width: WIDTH, height: HEIGHT, alt: 'The building' },
    shapes: SHAPES,
    label: 'Homes in the picture',
    hoveredId: null,
    selectedId: null,
    overlay: 'shown',
    onHover: (shape, source) => events.push(`hover ${shape?.id ?? 'nothing'} by ${source}`),
    onOpen: (id) => events.push(`open ${id}`),
    onReady: () => events.push('ready'),
    onError: () => events.push('error'),
    zoomLabels: { zoomIn: 'Zoom in', zoomOut: 'Zoom out', reset: 'Reset view' },
    ...first,
  };
  const draw = () =>
    root.render(
      <StrictMode>
        <Picture {...props} />
      </StrictMode>,
    );
  draw();
  const frame = () => found(host.querySelector('fieldset'), 'frame');
  const stand: Stand = {
    host,
    events,
    frame,
    canvas(name) {
      const canvases = [...host.querySelectorAll<HTMLCanvasElement>(`[class*="_${name}_"] > canvas`)];
      return found(canvases.find((canvas) => !canvas.hidden) ?? canvases[0], name);
    },
    set(more) {
      props = { ...props, ...more };
      draw();
    },
    moveTo: (x, y) => userEvent.pointer({ target: frame(), coords: { x, y } }),
    press: () => userEvent.pointer('[MouseLeft>]'),
    release: () => userEvent.pointer('[/MouseLeft]'),
    async clickAt(x, y) {
      await stand.moveTo(x, y);
      await userEvent.pointer('[MouseLeft]');
    },
    unmount() {
      root.unmount();
      host.remove();
    },
  };
  stands.push(stand);
  return stand;
}

export function cleanUp(): void {
  for (const stand of stands.splice(0)) stand.unmount();
}

/** Waits until a value is as expected, as long as every test does. */
export function eventually<T>(read: () => T) {
  return expect.poll(read);
}

/** The shapes, where there are any, are painted by the worker, and there as they were drawn last: not larger, not smaller. */
function isOnScreen(stand: Stand): boolean {
  const shapes = stand.canvas('shapes');
  const isSeen = !shapes.hidden;
  // Two of them, once those that were painted before there was a worker have gone.
  if (stand.frame().dataset.painter !== 'worker' || shapes.parentElement?.childElementCount !== 2)
    return false;
  return !isSeen || (shapes.width > 0 && new DOMMatrix(shapes.style.transform).a === 1);
}

/** What a worker is waited for with. */
export function showHand(): void {
  window.dispatchEvent(new PointerEvent('pointermove'));
}

/** Shows a picture and waits until it is painted. */
export async function shownAndReady(
  props: Partial<PictureProps> = {},
  width = WIDTH,
  height = HEIGHT,
): Promise<Stand> {
  const stand = show(props, width, height);
  await eventually(() => stand.events).toContain('ready');
  await eventually(() => {
    // Until the picture hears it.
    showHand();
    return isOnScreen(stand);
  }).toBe(true);
  stand.events.length = 0;
  return stand;
}

export interface Place {
  readonly left: number;
  readonly top: number;
  readonly scale: number;
}

/** Where the picture's corner is in the frame, and its scale, as the image is really shown. */
export function placeOf(stand: Stand): Place {
  const image = found(stand.host.querySelector(`img[alt="The building"]`), 'image');
  const { left, top, width } = image.getBoundingClientRect();
  return { left, top, scale: width / WIDTH };
}

/** Resolves when the picture has come to rest at a scale: what carries it to there is taken away with the last frame. */
export async function restsAt(stand: Stand, scale: number): Promise<void> {
  const moved = found(stand.canvas('shapes').closest('[class*="moved"]'), 'what moves');
  await eventually(() => (moved.getAnimations().length > 0 ? 'under way' : placeOf(stand).scale)).toBeCloseTo(
    scale,
    5,
  );
  await eventually(() => isOnScreen(stand)).toBe(true);
}

export async function pressZoom(stand: Stand, name: 'Zoom in' | 'Zoom out' | 'Reset view'): Promise<void> {
  await userEvent.click(found(stand.host.querySelector(`button[aria-label="${name}"]`), name));
}

/** The name of what has the focus. */
export function focusedName(): string | null {
  return document.activeElement?.getAttribute('aria-label') ?? null;
}

/** Red, green, blue and cover (0 to 255) that a canvas has at a point of the frame. */
export function pixelAt(canvas: HTMLCanvasElement, x: number, y: number): readonly number[] {
  const box = canvas.getBoundingClientRect();
  if (canvas.width === 0 || canvas.hidden) return [0, 0, 0, 0];
  const ratio = canvas.width / box.width;
  return pixelOf(canvas, (x - box.left) * ratio, (y - box.top) * ratio);
}

/** Resolves when the browser has drawn a frame. */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
  });
}
