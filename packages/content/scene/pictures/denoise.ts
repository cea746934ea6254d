import sharp from 'sharp';
import { at } from '../geometry/numbers.ts';
import { boxMean, type Planes, readPlanes } from './planes.ts';

/** How different patches may be to be taken for the same. */
const STRENGTH = 0.55;
/** Pixels to each side in which a pixel looks for others like it. */
const REACH_PX = 5;
const PATCH_PX = 1;
const VARIANCE_PX = 2;
const LEAST_WEIGHT = 0.01;
const TINY = 1e-5;

/**
 * Non-local means with two pictures of the same scene by different seeds (after Rousselle and others, 2012): weights that
 * are found in one are laid on the other, so that noise does not keep itself. Writes the mean of both as a PNG.
 */
export async function denoise(first: string, second: string, out: string): Promise<void> {
  const a = await readPlanes(first);
  const b = await readPlanes(second);
  const variances = varianceOf(a, b);
  const filteredB = filtered(a, b, variances);
  const filteredA = filtered(b, a, variances);
  const pixels = a.width * a.height;
  const bytes = Buffer.alloc(pixels * 3);
  for (const channel of [0, 1, 2] as const) {
    const [one, other] = [filteredA[channel], filteredB[channel]];
    for (let i = 0; i < pixels; i += 1)
      bytes[i * 3 + channel] = Math.max(0, Math.min(255, (at(one, i) + at(other, i)) * 127.5 + 0.5));
  }
  await sharp(bytes, { raw: { width: a.width, height: a.height, channels: 3 } })
    .png()
    .toFile(out);
}

type Channels = Planes['channels'];

/** Of one picture, by channel: half the square of the difference between both, smoothed. */
function varianceOf(a: Planes, b: Planes): Channels {
  const of = (channel: 0 | 1 | 2) => {
    const other = b.channels[channel];
    const values = a.channels[channel].map((value, i) => {
      const difference = value - at(other, i);
      return difference * difference * 0.5;
    });
    return boxMean({ values, width: a.width, height: a.height }, VARIANCE_PX);
  };
  return [of(0), of(1), of(2)];
}

/** A picture, with weights that are found in the other one. */
function filtered(guide: Planes, source: Planes, variances: Channels): Channels {
  const { width, height } = guide;
  const sums: Channels = [
    new Float32Array(width * height),
    new Float32Array(width * height),
    new Float32Array(width * height),
  ];
  const weights = new Float32Array(width * height);
  const distances = new Float32Array(width * height);
  for (let dy = -REACH_PX; dy <= REACH_PX; dy += 1)
    for (let dx = -REACH_PX; dx <= REACH_PX; dx += 1) {
      const shift = { dx, dy };
      eachShifted(guide, shift, (p, q) => {
        distances[p] = distanceOf(guide, variances, p, q);
      });
      const patches = boxMean({ values: distances, width, height }, PATCH_PX);
      eachShifted(guide, shift, (p, q) => {
        const weight = Math.exp(-Math.max(0, at(patches, p)));
        if (weight < LEAST_WEIGHT) return;
        weights[p] = at(weights, p) + weight;
        for (const channel of [0, 1, 2] as const)
          sums[channel][p] = at(sums[channel], p) + weight * at(source.channels[channel], q);
      });
    }
  for (const sum of sums) for (let i = 0; i < sum.length; i += 1) sum[i] = at(sum, i) / at(weights, i);
  return sums;
}

/** Each pixel, and the one that lies beside it by a shift; the edge goes on beyond the picture. */
function eachShifted(
  { width, height }: Planes,
  { dx, dy }: { readonly dx: number; readonly dy: number },
  found: (pixel: number, other: number) => void,
): void {
  for (let y = 0; y < height; y += 1) {
    const row = Math.min(height - 1, Math.max(0, y + dy)) * width;
    for (let x = 0; x < width; x += 1) found(y * width + x, row + Math.min(width - 1, Math.max(0, x + dx)));
  }
}

/** How much two pixels differ beyond their noise. */
function distanceOf(guide: Planes, variances: Channels, p: number, q: number): number {
  let sum = 0;
  for (const channel of [0, 1, 2] as const) {
    const difference = at(guide.channels[channel], p) - at(guide.channels[channel], q);
    const own = at(variances[channel], p);
    const other = at(variances[channel], q);
    sum +=
      (difference * difference - (own + Math.min(own, other))) / (TINY + STRENGTH * STRENGTH * (own + other));
  }
  return sum / 3;
}
