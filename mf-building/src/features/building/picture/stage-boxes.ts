import type { Box } from './tooltip-placement.ts';

/** What stands over the picture: `card` is never covered, `control` is avoided. */
export type FloatKind = 'card' | 'control';

/** Boxes of the floating things of a kind, in CSS pixels of the stage. They carry `data-float="<kind>"`. */
export function boxesIn(stage: HTMLElement, kind: FloatKind): Box[] {
  const origin = stage.getBoundingClientRect();
  return Array.from(stage.querySelectorAll(`[data-float="${kind}"]`), (element) =>
    boxWithin(origin, element.getBoundingClientRect()),
  ).filter((box) => box.right > box.left && box.bottom > box.top);
}

export function boxWithin(origin: DOMRect, rect: DOMRect): Box {
  return {
    left: rect.left - origin.left,
    top: rect.top - origin.top,
    right: rect.right - origin.left,
    bottom: rect.bottom - origin.top,
  };
}
