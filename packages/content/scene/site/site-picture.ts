import sharp from 'sharp';
import { at, clamp } from '../geometry/numbers.ts';
import type { Vector } from '../geometry/plane.ts';
import { noise } from '../geometry/random.ts';
import { naturalColour } from './ground-colour.ts';
import type { HeightGrid } from './height-grid.ts';
import { SITE } from './layout.ts';
import { seaColour } from './sea-colour.ts';

const PICTURE_PX = 8192;
const NATURE_PX = 2048;
const SEA_PX = 2048;
const GRAIN_PX = 512;
const JPEG_QUALITY = 90;
/** Of pixels of a drawing without a size of its own. */
const SVG_DENSITY = 72;

/** East and north of the middle of a pixel, in metres. */
const placeOf = (i: number, j: number, pixels: number): [x: number, y: number] => [
  SITE.x0 + ((i + 0.5) / pixels) * SITE.size,
  SITE.y0 + SITE.size - ((j + 0.5) / pixels) * SITE.size,
];

const svgOf = (paths: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1024 1024" width="1024" height="1024">${paths}</svg>`,
  );

/** Raw sRGB of the ground as nature made it. */
function natureOf(grid: HeightGrid): Buffer {
  const pixels = Buffer.alloc(NATURE_PX * NATURE_PX * 3);
  for (let j = 0; j < NATURE_PX; j += 1)
    for (let i = 0; i < NATURE_PX; i += 1) {
      const [x, y] = placeOf(i, j, NATURE_PX);
      const colour = naturalColour(x, y, grid.height(x, y), grid.slope(x, y));
      for (const k of [0, 1, 2] as const) pixels[(j * NATURE_PX + i) * 3 + k] = clamp(colour[k]) * 255;
    }
  return pixels;
}

/** A tile of fine noise, 0 to 1. */
function grainTile(): Float32Array {
  const tile = new Float32Array(GRAIN_PX * GRAIN_PX);
  for (let j = 0; j < GRAIN_PX; j += 1)
    for (let i = 0; i < GRAIN_PX; i += 1)
      tile[j * GRAIN_PX + i] =
        0.5 * noise(i / 2.2, j / 2.2, 5) + 0.3 * noise(i / 9, j / 9, 6) + 0.2 * noise(i / 40, j / 40, 7);
  return tile;
}

/** How much a pixel swings with the grain: lawns most, paving least. */
function grainOf(alpha: number, [red, green, blue]: Vector): number {
  if (alpha <= 0.5) return 0.26;
  return green > red && blue < 110 ? 0.34 : 0.1;
}

/** The ground from above as a JPEG of 8192 pixels, north up. `drawing` has the paths of an SVG, a pixel a metre. */
export async function paintSite(grid: HeightGrid, drawing: string): Promise<Buffer> {
  const painted = await sharp(svgOf(drawing), {
    density: (SVG_DENSITY * PICTURE_PX) / SITE.size,
    limitInputPixels: false,
  })
    .resize(PICTURE_PX, PICTURE_PX, { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer();
  const nature = await sharp(natureOf(grid), { raw: { width: NATURE_PX, height: NATURE_PX, channels: 3 } })
    .resize(PICTURE_PX, PICTURE_PX, { kernel: 'cubic' })
    .raw()
    .toBuffer();
  const pixels = blended(nature, painted);
  return sharp(pixels, {
    raw: { width: PICTURE_PX, height: PICTURE_PX, channels: 3 },
    limitInputPixels: false,
  })
    .jpeg({ quality: JPEG_QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** What is painted over nature, with grain. */
function blended(nature: Buffer, painted: Buffer): Buffer {
  const tile = grainTile();
  const pixels = Buffer.alloc(PICTURE_PX * PICTURE_PX * 3);
  for (let j = 0; j < PICTURE_PX; j += 1)
    for (let i = 0; i < PICTURE_PX; i += 1) {
      const pixel = j * PICTURE_PX + i;
      const alpha = at(painted, pixel * 4 + 3) / 255;
      const grain = at(tile, (j % GRAIN_PX) * GRAIN_PX + (i % GRAIN_PX)) - 0.5;
      const over: Vector = [at(painted, pixel * 4), at(painted, pixel * 4 + 1), at(painted, pixel * 4 + 2)];
      const light = 1 + grain * grainOf(alpha, over);
      for (const k of [0, 1, 2] as const) {
        const value = at(nature, pixel * 3 + k) * (1 - alpha) + over[k] * alpha;
        pixels[pixel * 3 + k] = Math.max(0, Math.min(255, value * light));
      }
    }
  return pixels;
}

/** The water over the site as a PNG of 2048 pixels with alpha, north up. */
export async function paintSea(grid: HeightGrid): Promise<Buffer> {
  const pixels = Buffer.alloc(SEA_PX * SEA_PX * 4);
  for (let j = 0; j < SEA_PX; j += 1)
    for (let i = 0; i < SEA_PX; i += 1) {
      const [x, y] = placeOf(i, j, SEA_PX);
      const colour = seaColour(x, y, -grid.height(x, y));
      for (const k of [0, 1, 2, 3] as const) pixels[(j * SEA_PX + i) * 4 + k] = clamp(colour[k]) * 255;
    }
  return sharp(pixels, { raw: { width: SEA_PX, height: SEA_PX, channels: 4 } })
    .png()
    .toBuffer();
}

/** Whether a place is paved or built on, by square metres. */
export type IsPaved = (x: number, y: number) => boolean;

export async function pavedPlaces(paved: string): Promise<IsPaved> {
  const cells = await sharp(svgOf(paved))
    .resize(SITE.size, SITE.size)
    .ensureAlpha()
    .extractChannel(3)
    .raw()
    .toBuffer();
  return (x, y) => {
    const i = Math.floor(x - SITE.x0);
    const j = Math.floor(SITE.y0 + SITE.size - y);
    if (i < 0 || j < 0 || i >= SITE.size || j >= SITE.size) return false;
    return at(cells, j * SITE.size + i) > 0;
  };
}
