import sharp from 'sharp';
import { PICTURE_INPUT } from './picture-work.ts';

const LARGEST_SIDE = 32;

const QUALITY = 40;

/** A data URL of a few hundred bytes that stands in, blurred, until the picture is there. */
export async function placeholderOf(picture: Uint8Array): Promise<string> {
  const small = await sharp(picture, PICTURE_INPUT)
    .autoOrient()
    .resize({ width: LARGEST_SIDE, height: LARGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .blur(0.6)
    .webp({ quality: QUALITY })
    .toBuffer();
  return `data:image/webp;base64,${small.toString('base64')}`;
}
