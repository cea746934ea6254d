import path from 'node:path';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import type { MediaFiles } from '../media/media-files.ts';
import { bytesOf, inTurn, PICTURE_INPUT } from '../media/picture-work.ts';
import { findReadableMedium } from '../media/repository.ts';
import { isRaster } from '../media/stored-kinds.ts';
import type { QueryContext } from '../query-context.ts';
import type { PrintPicture } from './sheet.ts';

// Read by the drawing library when it first meets a text: plans have the same letters on every machine.
process.env.FONTCONFIG_FILE ??= path.join(import.meta.dirname, '../../../fonts/fonts.conf');

interface PictureWork {
  /** Pixels of the made picture at most. */
  readonly width: number;
  readonly height: number;
  /** The part that is taken, in pixels of the picture. */
  readonly part?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** What is empty around it goes. */
  readonly trim?: true;
  /** PNG keeps the edges of a logo sharp. */
  readonly format: 'png' | 'jpeg';
}

/** Pixels for an inch of an SVG's own size, where it does not name its unit. */
const SVG_DENSITY = 72;
const MAX_SVG_DENSITY = 2400;
const JPEG = { quality: 86, chromaSubsampling: '4:4:4' };

const MAX_CACHED_BYTES = 32 * 2 ** 20;
const made = new LRUCache<string, PrintPicture>({
  maxSize: MAX_CACHED_BYTES,
  sizeCalculation: ({ bytes }) => bytes.length,
});

/** A medium's picture for paper; null where it is no picture, missing or broken: a sheet without it is still one. */
export async function printPicture(
  context: QueryContext,
  files: MediaFiles,
  mediumId: number,
  work: PictureWork,
): Promise<PrintPicture | null> {
  const { row } = await findReadableMedium(context, mediumId);
  const { hash, content_type: type } = row;
  const isDrawing = type === 'image/svg+xml';
  if (!hash || !type || !(isDrawing || isRaster(type))) return null;
  const key = JSON.stringify([hash, work]);
  const known = made.get(key);
  if (known) return known;
  try {
    const source = await bytesOf(files.store, hash);
    const picture = await inTurn(() => makePicture(source, isDrawing, work));
    made.set(key, picture);
    return picture;
  } catch {
    return null;
  }
}

async function makePicture(source: Buffer, isDrawing: boolean, work: PictureWork): Promise<PrintPicture> {
  const { width, height, part, trim, format } = work;
  const density = isDrawing ? await densityFor(source, work) : SVG_DENSITY;
  const picture = sharp(source, { ...PICTURE_INPUT, density }).autoOrient();
  if (part) picture.extract({ left: part.x, top: part.y, width: part.width, height: part.height });
  picture.resize({ width, height, fit: 'inside', withoutEnlargement: !isDrawing });
  // Paper is white; and what is clear in a picture would make the order within the file a matter of luck.
  picture.flatten({ background: '#ffffff' });
  // The library would trim first, whatever is written here.
  const whole = trim ? sharp(await picture.png({ compressionLevel: 1 }).toBuffer()).trim() : picture;
  const output = format === 'png' ? whole.png() : whole.jpeg(JPEG);
  const { data, info } = await output.toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

/** A drawing is drawn as large as it is printed, not enlarged afterwards. */
async function densityFor(source: Buffer, { width, height }: PictureWork): Promise<number> {
  const size = await sharp(source).metadata();
  const scale = Math.min(width / size.width, height / size.height);
  return Math.min(MAX_SVG_DENSITY, Math.max(SVG_DENSITY, SVG_DENSITY * scale));
}
