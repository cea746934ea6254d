import path from 'node:path';
import sharp from 'sharp';
import type { ReadScene } from '../file/scene-file.ts';
import { groundSky } from './ground-sky.ts';
import type { PlantKind } from './plant-sheet.ts';

const HIGH_PX = 4096;
const PX = 2048;
const SEA_PX = 1024;

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
