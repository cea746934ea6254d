import sharp from 'sharp';
import { at } from '../geometry/numbers.ts';

/** Red, green and blue of a picture, each from 0 to 1, row by row. */
export interface Planes {
  readonly channels: readonly [Float32Array, Float32Array, Float32Array];
  readonly width: number;
  readonly height: number;
}

/** Behind what a rendering leaves empty. */
const PAPER = '#fff7ee';

export async function readPlanes(file: string): Promise<Planes> {
  const { data, info } = await sharp(file)
    .flatten({ background: PAPER })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const plane = (channel: number) =>
    Float32Array.from(
      { length: info.width * info.height },
      (_, pixel) => at(data, pixel * 3 + channel) / 255,
    );
  return { channels: [plane(0), plane(1), plane(2)], width: info.width, height: info.height };
}

/** One channel. */
export interface Plane {
  readonly values: Float32Array;
  readonly width: number;
  readonly height: number;
}

/** The mean of the pixels up to `radius` to each side; the edge goes on beyond the picture. */
export function boxMean({ values, width, height }: Plane, radius: number): Float32Array {
  const rows = new Float32Array(values.length);
  const means = new Float32Array(values.length);
  for (let y = 0; y < height; y += 1)
    slide(
      width,
      radius,
      (x) => at(values, y * width + x),
      (x, mean) => {
        rows[y * width + x] = mean;
      },
    );
  for (let x = 0; x < width; x += 1)
    slide(
      height,
      radius,
      (y) => at(rows, y * width + x),
      (y, mean) => {
        means[y * width + x] = mean;
      },
    );
  return means;
}

function slide(
  count: number,
  radius: number,
  value: (index: number) => number,
  found: (index: number, mean: number) => void,
): void {
  const size = 2 * radius + 1;
  let sum = 0;
  for (let i = -radius; i <= radius; i += 1) sum += value(Math.min(count - 1, Math.max(0, i)));
  for (let i = 0; i < count; i += 1) {
    found(i, sum / size);
    sum += value(Math.min(count - 1, i + radius + 1)) - value(Math.max(0, i - radius));
  }
}
