import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { denoise } from './denoise.ts';
import { grade } from './grade.ts';
import type { Picture } from './pictures.ts';

const SCRIPT = path.resolve(import.meta.dirname, 'blender/render_scene.py');
/** Two renderings of other noise. */
const SEEDS = [7, 8] as const;
const QUALITY = 88;
const MASTERPLAN_QUALITY = 86;
const OUTPUT_LIMIT = 64 * 1024 * 1024;

const run = promisify(execFile);

export interface RenderOptions {
  /** In which the files of the steps and the JPEG are written. */
  readonly out: string;
  /** Of the picture's size and samples, for a draft; 1 for the picture itself. */
  readonly scale: number;
}

/** Renders a picture with Blender from a folder with a scene, takes out its noise, grades it; gives the JPEG's name. */
export async function renderPicture(
  scene: string,
  picture: Picture,
  { out, scale }: RenderOptions,
): Promise<string> {
  await mkdir(out, { recursive: true });
  const file = (step: string) => path.join(out, `${picture.name}${step}`);
  const raw = SEEDS.map((seed) => file(`-raw-${seed}.png`)) as [string, string];
  for (const [i, seed] of SEEDS.entries()) await render(scene, picture, { out: raw[i] ?? '', seed, scale });
  await denoise(...raw, file('-clean.png'));
  await grade(file('-clean.png'), file('-graded.png'));
  const jpeg = file('.jpg');
  await sharp(file('-graded.png'))
    .jpeg({ quality: picture.name === 'masterplan' ? MASTERPLAN_QUALITY : QUALITY, mozjpeg: true })
    .toFile(jpeg);
  return jpeg;
}

/** @throws {Error} where Blender is not there, or its script fails. */
async function render(
  scene: string,
  { camera, width, height, samples, kind }: Picture,
  { out, seed, scale }: { readonly out: string; readonly seed: number; readonly scale: number },
): Promise<void> {
  const scaled = (value: number) => String(Math.max(1, Math.round(value * scale)));
  const options = [scene, out, camera, scaled(width), scaled(height), scaled(samples), String(seed), kind];
  const { stdout, stderr } = await run(
    'blender',
    // Where its script fails, so does it.
    ['-b', '--factory-startup', '--python-exit-code', '1', '-P', SCRIPT, '--', ...options],
    { maxBuffer: OUTPUT_LIMIT },
  ).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new Error('Blender is not installed: `blender` is not on the path.');
    throw error;
  });
  if (!stdout.includes('Saved:')) throw new Error(`Blender saved nothing: ${stderr}`);
}
