import sharp from 'sharp';
import { obstaclesOf } from '../../src/make-model/obstacles.ts';
import { merged } from '../../src/make-model/triangles.ts';
import type { ReadScene } from '../file/scene-file.ts';
import { at } from '../geometry/numbers.ts';
import type { Vector } from '../geometry/plane.ts';
import { crownsOf, opaqueOfPlace } from './obstacles.ts';
import { instancesOf } from './place-model.ts';
import type { PlantKind } from './plant-sheet.ts';

const PX = 1024;
/** Corners of the ground on the site lie so far from each other. */
const STEP_M = 2;
const RAYS = 48;
const REACH_M = 150;
const ABOVE_GROUND_M = 0.3;
const DARKEST = 0.08;
const GOLDEN_ANGLE = 2.39996;
/** Of a shrub, whose leaves no ray meets. */
const SHRUB_SHARE = 0.4;
const LEAST_SHRUB_M = 0.8;

/** Upwards, more of them steep than flat, as light counts on level ground; y up. */
const DIRECTIONS = Array.from({ length: RAYS }, (_, i): Vector => {
  const flat = Math.sqrt((i + 0.5) / RAYS);
  const angle = i * GOLDEN_ANGLE;
  return [Math.cos(angle) * flat, Math.sqrt(1 - flat * flat), Math.sin(angle) * flat];
});

/** How much of the sky the ground sees past buildings, trees and slopes, as grey; a WebP of the site, north up. */
export async function groundSky(scene: ReadScene, kinds: readonly PlantKind[]): Promise<Uint8Array> {
  const side = scene.site.size / STEP_M;
  const open = openPlaces(scene, side);
  const bytes = Buffer.from(open.map((share) => Math.max(DARKEST, share) * 255));
  const grown = await sharp(bytes, { raw: { width: side, height: side, channels: 1 } })
    .resize(PX, PX, { kernel: 'cubic' })
    .extractChannel(0)
    .raw()
    .toBuffer();
  for (const { kind, radius } of kinds.filter((one) => /shrub|maquis/.test(one.kind)))
    for (const [x, y, , , scale] of instancesOf(scene, kind))
      darken(grown, scene, [x, y], Math.max(LEAST_SHRUB_M, radius * scale * 0.8));
  return sharp(grown, { raw: { width: PX, height: PX, channels: 1 } })
    .blur(1.2)
    .webp({ quality: 55 })
    .toBuffer();
}

/** Row by row from the north; the sea is open. */
function openPlaces(scene: ReadScene, side: number): Float32Array {
  const obstacles = obstaclesOf(merged([...opaqueOfPlace(scene), ...crownsOf(scene)]));
  const open = new Float32Array(side * side).fill(1);
  for (const [x, y, z] of groundCorners(scene)) {
    const column = Math.floor((x - scene.site.x0) / STEP_M);
    const row = side - 1 - Math.floor((y - scene.site.y0) / STEP_M);
    if (z < 0 || column >= side || row < 0) continue;
    const from: Vector = [x, z + ABOVE_GROUND_M, -y];
    const free = DIRECTIONS.filter((to) => obstacles.free(from, to, REACH_M) === Number.POSITIVE_INFINITY);
    open[row * side + column] = free.length / RAYS;
  }
  return open;
}

function groundCorners(scene: ReadScene): Vector[] {
  const site = scene.groups.find(({ name }) => name === 'terrain')?.prims.find(({ mat }) => mat === 'site');
  if (!site) return [];
  const points = scene.floats(site.p);
  return Array.from(
    { length: points.length / 3 },
    (_, i) => [...points.subarray(3 * i, 3 * i + 3)] as Vector,
  );
}

/** Takes a share of the sky round a shrub, less and less up to 1.6 radii. */
function darken(grey: Buffer, { site }: ReadScene, [x, y]: readonly [number, number], radius: number): void {
  const scale = PX / site.size;
  const cx = (x - site.x0) * scale;
  const cy = (site.y0 + site.size - y) * scale;
  const reach = radius * scale * 1.6;
  for (let j = Math.max(0, Math.floor(cy - reach)); j <= Math.min(PX - 1, cy + reach); j += 1)
    for (let i = Math.max(0, Math.floor(cx - reach)); i <= Math.min(PX - 1, cx + reach); i += 1) {
      const away = Math.hypot(i + 0.5 - cx, j + 0.5 - cy) / (radius * scale);
      const pixel = j * PX + i;
      grey[pixel] = at(grey, pixel) * (1 - SHRUB_SHARE * Math.exp(-away * away));
    }
}
