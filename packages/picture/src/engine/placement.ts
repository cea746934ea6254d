import type { ViewportState } from './canvas-layer.ts';

/** Where what lay at a corner of the frame `then` is now, and by how much it has grown. */
export function placeAfter(
  then: ViewportState,
  corner: { readonly left: number; readonly top: number },
  now: ViewportState,
): { growth: number; left: number; top: number } {
  const growth = now.scale / then.scale;
  const x = (corner.left - then.width / 2) * growth + (then.centerX - now.centerX) * now.scale;
  const y = (corner.top - then.height / 2) * growth + (then.centerY - now.centerY) * now.scale;
  return { growth, left: x + now.width / 2, top: y + now.height / 2 };
}

/**
 * What has its own size lies on whole pixels of the screen: there it is as sharp as it was drawn, and copied to the
 * screen pixel by pixel.
 */
export function cssMatrix(scale: number, x: number, y: number): string {
  const step = scale === 1 ? devicePixelRatio : 1000;
  const round = (value: number) => Math.round(value * step) / step;
  return `matrix(${scale}, 0, 0, ${scale}, ${round(x)}, ${round(y)})`;
}
