import type { Point, ZoomFrame } from './zoom-transform.ts';

/** Sizes of the window and of the picture in it, before any transform. */
export function measureFrame(surface: HTMLElement | null, content: HTMLElement | null): ZoomFrame {
  return {
    viewport: { width: surface?.clientWidth ?? 0, height: surface?.clientHeight ?? 0 },
    content: { width: content?.offsetWidth ?? 0, height: content?.offsetHeight ?? 0 },
  };
}

/** Place of a pointer, in pixels from the centre of the window. */
export function fromCentre(surface: Element, event: { clientX: number; clientY: number }): Point {
  const { left, top, width, height } = surface.getBoundingClientRect();
  return { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 };
}
