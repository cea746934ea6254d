import sharp from 'sharp';
import { exists, type MediaStore, type PictureVariant, writeWhole } from './media-store.ts';

/** Larger pictures than this are refused, however small their file. */
const MAX_INPUT_PIXELS = 100_000_000;
const WEBP_QUALITY = 80;
const JPEG_QUALITY = 82;

/** Gives the path of a resized picture. */
export type VariantMaker = (hash: string, variant: PictureVariant) => Promise<string>;

/** Makes each variant once, also when many ask for it at the same time, and keeps it in the store. */
export function createVariantMaker(store: MediaStore): VariantMaker {
  const underWay = new Map<string, Promise<string>>();
  return (hash, variant) => {
    const file = store.variantOf(hash, variant);
    const running = underWay.get(file);
    if (running) return running;
    const made = makeOnce(store.fileOf(hash), file, variant).finally(() => underWay.delete(file));
    underWay.set(file, made);
    return made;
  };
}

async function makeOnce(source: string, file: string, variant: PictureVariant): Promise<string> {
  if (!(await exists(file))) await writeWhole(file, await resize(source, variant));
  return file;
}

function resize(source: string, { width, format }: PictureVariant): Promise<Buffer> {
  const picture = sharp(source, { limitInputPixels: MAX_INPUT_PIXELS })
    .autoOrient()
    .resize({ width, withoutEnlargement: true });
  return format === 'webp'
    ? picture.webp({ quality: WEBP_QUALITY }).toBuffer()
    : picture
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: JPEG_QUALITY, progressive: true })
        .toBuffer();
}
