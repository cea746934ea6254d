/** Pixels of a picture, from its top left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** So much of the picture's height is shown at least, for a home to be found again in its building. */
const LEAST_SHARE = 0.3;
/** So much room a shape has at least, in multiples of its own size. */
const ROOM_AROUND = { width: 1.5, height: 3 };

/** The smallest box around a ring of points. */
export function boundingBox(ring: readonly (readonly [number, number])[]): Box {
  const xs = ring.map(([x]) => x);
  const ys = ring.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/**
 * The part of a picture around a shape, with the given proportion (width ÷ height): the shape in its middle as
 * far as the picture reaches. Where the picture cannot hold that proportion around the shape, the whole
 * width or height is the limit, and the shape may stand out.
 */
export function cropBox(shape: Box, picture: { width: number; height: number }, proportion: number): Box {
  const wanted = Math.max(
    shape.height * ROOM_AROUND.height,
    (shape.width * ROOM_AROUND.width) / proportion,
    picture.height * LEAST_SHARE,
  );
  const height = Math.min(wanted, picture.height, picture.width / proportion);
  const width = height * proportion;
  return {
    x: clampStart(shape.x + shape.width / 2 - width / 2, picture.width - width),
    y: clampStart(shape.y + shape.height / 2 - height / 2, picture.height - height),
    width,
    height,
  };
}

function clampStart(start: number, largest: number): number {
  return Math.min(Math.max(0, start), Math.max(0, largest));
}
