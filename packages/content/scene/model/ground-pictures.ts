import path from 'node:path';
import sharp from 'sharp';
import type { ReadScene } from '../file/scene-file.ts';
import { around, at } from '../geometry/numbers.ts';
import { between, type Ground } from '../geometry/plane.ts';
import { SPARSE_PREFIX } from '../plants/plants.ts';
import { instancesOf } from './place-model.ts';
import type { PlantKind } from './plant-sheet.ts';

const HIGH_PX = 4096;
const PX = 2048;
const SEA_PX = 1024;
const SKY_PX = 1024;
const DARKEST = 0.15;
/** Round a wall. */
const WALL_REACH_M = 3.2;
const WALL_SHARE = 0.16;
const WALL_STEP_M = 2;

export interface GroundPictures {
  readonly ground: Uint8Array;
  readonly groundHigh: Uint8Array;
  readonly sea: Uint8Array;
  /** How much of the sky the ground sees, as grey. */
  readonly groundSky: Uint8Array;
}

/** What is laid on the ground and the sea of the model, all WebP, north up. */
export async function groundPictures(scene: ReadScene, kinds: readonly PlantKind[]): Promise<GroundPictures> {
  const ground = (pixels: number, quality: number) =>
    sharp(path.join(scene.folder, 'site.jpg'), { limitInputPixels: false })
      .resize(pixels)
      .webp({ quality, effort: 4 })
      .toBuffer();
  return {
    groundHigh: await ground(HIGH_PX, 58),
    ground: await ground(PX, 66),
    sea: await sharp(path.join(scene.folder, 'sea.png'))
      .resize(SEA_PX)
      .webp({ quality: 70, alphaQuality: 70 })
      .toBuffer(),
    groundSky: await groundSky(scene, kinds),
  };
}

/** Trees, shrubs and walls take the sky from the ground round them. */
async function groundSky(scene: ReadScene, kinds: readonly PlantKind[]): Promise<Uint8Array> {
  const sky = new OpenSky(scene);
  for (const name of Object.keys(scene.inst)) {
    const kind = kinds.find((one) => one.kind === name.replace(SPARSE_PREFIX, ''));
    if (kind) darkenUnder(sky, scene, name, kind.radius);
  }
  for (const { poly } of scene.units.filter(({ floor }) => floor === 0)) darkenAlong(sky, poly);
  const bytes = Buffer.from(sky.share.map((value) => Math.max(DARKEST, value) * 255));
  return sharp(bytes, { raw: { width: SKY_PX, height: SKY_PX, channels: 1 } })
    .blur(1.2)
    .webp({ quality: 55 })
    .toBuffer();
}

function darkenUnder(sky: OpenSky, scene: ReadScene, name: string, plantRadius: number): void {
  const isTree = !/shrub|maquis/.test(name);
  const treeShare = /cypress|palm/.test(name) ? 0.35 : 0.7;
  for (const [x, y, , , scale] of instancesOf(scene, name)) {
    const radius = Math.max(0.8, plantRadius * scale * (isTree ? treeShare : 0.8));
    sky.darken(x, y, radius, isTree ? 0.45 : 0.4);
  }
}

function darkenAlong(sky: OpenSky, outline: readonly Ground[]): void {
  outline.forEach((from, i) => {
    const to = around(outline, i + 1);
    const steps = Math.ceil(between(from, to) / WALL_STEP_M) || 1;
    for (let step = 0; step < steps; step += 1) {
      const x = from[0] + ((to[0] - from[0]) * step) / steps;
      const y = from[1] + ((to[1] - from[1]) * step) / steps;
      sky.darken(x, y, WALL_REACH_M, WALL_SHARE);
    }
  });
}

class OpenSky {
  readonly share = new Float32Array(SKY_PX * SKY_PX).fill(1);
  private readonly site: ReadScene['site'];

  constructor({ site }: ReadScene) {
    this.site = site;
  }

  /** Takes a share of the sky at a place (metres), less and less up to 1.6 radii. */
  darken(x: number, y: number, radius: number, amount: number): void {
    const { x0, y0, size } = this.site;
    const scale = SKY_PX / size;
    const cx = (x - x0) * scale;
    const cy = (y0 + size - y) * scale;
    const reach = radius * scale * 1.6;
    for (let j = Math.max(0, Math.floor(cy - reach)); j <= Math.min(SKY_PX - 1, cy + reach); j += 1)
      for (let i = Math.max(0, Math.floor(cx - reach)); i <= Math.min(SKY_PX - 1, cx + reach); i += 1) {
        const away = Math.hypot(i + 0.5 - cx, j + 0.5 - cy) / (radius * scale);
        const pixel = j * SKY_PX + i;
        this.share[pixel] = at(this.share, pixel) * (1 - amount * Math.exp(-away * away));
      }
  }
}
