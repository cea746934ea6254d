import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { checkedHash, exists, type MediaStore } from './media-store.ts';
import { bytesOf, inTurn, makeOnce, PICTURE_INPUT } from './picture-work.ts';

/** Pixels of a tile's side; smaller at the right and lower edge. Neighbours share none. */
export const TILE_SIZE = 512;

export const TILE_OVERLAP = 0;

export const TILES_FOLDER = 'tiles';

const TILE_QUALITY = 80;

/** Two thirds of the time of the usual effort, for 3 % more bytes. */
const TILE_EFFORT = 2;

export interface Tile {
  readonly level: number;
  readonly column: number;
  readonly row: number;
}

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Levels of a Deep Zoom pyramid: the first is one pixel, each further one twice as wide, the last the whole picture. */
export function levelCount({ width, height }: PictureSize): number {
  return Math.ceil(Math.log2(Math.max(width, height))) + 1;
}

/** Whether the pyramid of a picture has a tile. */
export function hasTile(picture: PictureSize, { level, column, row }: Tile): boolean {
  const levels = levelCount(picture);
  if (level >= levels) return false;
  const tilesAlong = (pixels: number) => Math.ceil(Math.ceil(pixels / 2 ** (levels - 1 - level)) / TILE_SIZE);
  return column < tilesAlong(picture.width) && row < tilesAlong(picture.height);
}

/** Gives the path of a tile, a WebP picture. */
export type TileMaker = (hash: string, tile: Tile) => Promise<string>;

/** Cuts a picture into all its tiles when the first is asked for, and keeps them on the disk. */
export function createTileMaker(store: MediaStore, mediaDir: string): TileMaker {
  const once = makeOnce<void>();
  return async (hash, { level, column, row }) => {
    const folder = path.join(mediaDir, TILES_FOLDER, checkedHash(hash));
    await once(folder, async () => {
      if (!(await exists(folder))) await inTurn(async () => cut(await bytesOf(store, hash), folder));
    });
    return path.join(folder, String(level), `${column}_${row}.webp`);
  };
}

/** All tiles appear at once, or none. */
async function cut(source: Buffer, folder: string): Promise<void> {
  const draft = `${folder}.${randomUUID()}`;
  await mkdir(draft, { recursive: true });
  try {
    await sharp(source, { ...PICTURE_INPUT, failOn: 'none' })
      .autoOrient()
      .webp({ quality: TILE_QUALITY, effort: TILE_EFFORT })
      .tile({ size: TILE_SIZE, overlap: TILE_OVERLAP, layout: 'dz', depth: 'onepixel' })
      .toFile(path.join(draft, 'picture.dz'));
    await rename(path.join(draft, 'picture_files'), folder);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
