import type { FrameEdges, ViewCamera } from './pose.ts';

/** How much darker the corners of the pictures are. */
const DARKEST = 0.16;
const STOPS = 8;

/**
 * The dark towards the corners that the pictures have, as a CSS gradient over a frame: it belongs to the line of sight, so
 * that a part of a picture keeps its own.
 */
export function vignette({ fov, width, height }: ViewCamera, edges: FrameEdges): string {
  const top = Math.tan((fov * Math.PI) / 360);
  const right = (top * width) / height;
  const frame = { width: edges.right - edges.left, height: edges.top - edges.bottom };
  const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
  const middle = `${percent(-edges.left / frame.width)} ${percent(edges.top / frame.height)}`;
  // To the corners of the whole picture.
  const radii = `${percent((Math.SQRT2 * right) / frame.width)} ${percent((Math.SQRT2 * top) / frame.height)}`;
  const stops = Array.from({ length: STOPS + 1 }, (_, at) => {
    const share = at / STOPS;
    return `rgb(0 0 0 / ${(DARKEST * share ** 3).toFixed(4)}) ${percent(share)}`;
  });
  return `radial-gradient(${radii} at ${middle}, ${stops.join(', ')})`;
}
