import sharp from 'sharp';
import { at } from '../geometry/numbers.ts';
import type { Vector } from '../geometry/plane.ts';

const CONTRAST = 0.24;
const SATURATION = 1.04;
const BLACK = 0.018;
const WHITE = 0.97;
const VIGNETTE = 0.1;
/** Lightness from which colours become warmer. */
const WARM_FROM = 0.55;

/** An S-curve between black and white, by the byte. */
const CURVE = Float32Array.from({ length: 256 }, (_, byte) => {
  const x = Math.min(1, Math.max(0, (byte / 255 - BLACK) / (WHITE - BLACK)));
  return x + CONTRAST * (x * x * (3 - 2 * x) - x);
});

/** The look of the finished pictures: contrast, warm lights, darker corners, sharper edges. Writes a PNG. */
export async function grade(file: string, out: string): Promise<void> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const first = (y * width + x) * 3;
      const light = vignetteAt(x / width - 0.5, y / height - 0.5);
      const colour = graded([at(data, first), at(data, first + 1), at(data, first + 2)]);
      for (const k of [0, 1, 2] as const)
        data[first + k] = Math.max(0, Math.min(255, colour[k] * light * 255));
    }
  await sharp(data, { raw: { width, height, channels: 3 } })
    .sharpen({ sigma: 0.7, m1: 0.5, m2: 0.9 })
    .png()
    .toFile(out);
}

/** From the middle of the picture, in shares of its sides. */
const vignetteAt = (dx: number, dy: number): number =>
  1 - VIGNETTE * Math.min(1, (dx * dx + dy * dy) * 2) ** 1.5 * 1.6;

function graded(bytes: Vector): Vector {
  const [r, g, b] = bytes.map((byte) => at(CURVE, byte)) as Vector;
  const lightness = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  const saturated = (value: number) => lightness + (value - lightness) * SATURATION;
  const warm = Math.max(0, lightness - WARM_FROM);
  return [saturated(r) + warm * 0.03, saturated(g), saturated(b) - warm * 0.035];
}
