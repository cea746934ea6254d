import path from 'node:path';
import sharp from 'sharp';
import { checkedHash, exists, type MediaStore, writeWhole } from './media-store.ts';
import { bytesOf, inTurn, makeOnce, PICTURE_INPUT } from './picture-work.ts';

const WEBP_QUALITY = 80;

const JPEG_QUALITY = 82;

/**
 * Without effort it takes no longer than WebP; with the usual one, thirty times as long for 2 to 5 % fewer bytes. Colour
 * at half the pixels, as eyes see it.
 */
const AVIF = { quality: 55, effort: 0, chromaSubsampling: '4:2:0' };

/** A very tall picture is narrower than asked for: no format of the three takes more pixels on a side. */
const MAX_HEIGHT = 16_000;

export interface PictureVariant {
  /** Pixels; a smaller original keeps its own width. */
  readonly width: number;
  readonly format: 'avif' | 'webp' | 'jpeg';
}

/** Gives the path of a resized picture. */
export type VariantMaker = (hash: string, variant: PictureVariant) => Promise<string>;

/** Where the variants of a file lie in the folder of media: below it, beginning with the hash. */
export const VARIANTS_FOLDER = 'variants';

/** Makes each variant once and keeps it on the disk, wherever the store is: it can be made anew. */
export function createVariantMaker(store: MediaStore, mediaDir: string): VariantMaker {
  const once = makeOnce<string>();
  return (hash, variant) => {
    const name = `${checkedHash(hash)}-${variant.width}.${variant.format}`;
    const file = path.join(mediaDir, VARIANTS_FOLDER, name);
    return once(file, async () => {
      if (await exists(file)) return file;
      const bytes = await inTurn(async () => resize(await bytesOf(store, hash), variant));
      await writeWhole(file, bytes);
      return file;
    });
  };
}

function resize(source: Buffer, { width, format }: PictureVariant): Promise<Buffer> {
  const picture = sharp(source, { ...PICTURE_INPUT, failOn: 'none' })
    .autoOrient()
    .resize({ width, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true });
  switch (format) {
    case 'avif':
      return picture.avif(AVIF).toBuffer();
    case 'webp':
      return picture.webp({ quality: WEBP_QUALITY }).toBuffer();
    case 'jpeg':
      return picture
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: JPEG_QUALITY, progressive: true })
        .toBuffer();
  }
}
