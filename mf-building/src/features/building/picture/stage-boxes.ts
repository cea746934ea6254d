import { type Box, boxWithin } from '@suite/filters';

/** What stands over the picture: `card` is never covered, `control` is avoided. */
export type FloatKind = 'card' | 'control';

/** Boxes of the floating things of a kind, in CSS pixels of the stage. They carry `data-float="<kind>"`. */
export function boxesIn(stage: HTMLElement, kind: FloatKind): Box[] {
  const origin = stage.getBoundingClientRect();
  return Array.from(stage.querySelectorAll(`[data-float="${kind}"]`), (element) =>
    boxWithin(origin, element.getBoundingClientRect()),
  ).filter((box) => box.right > box.left && box.bottom > box.top);
}
