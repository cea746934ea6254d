import sharp from 'sharp';
import { inTurn, PICTURE_INPUT } from './picture-work.ts';

/** Above what screens show: these files are what every copy is made from. */
const QUALITY = 90;
/** What every browser shows, by what sharp calls it. */
const SHOWN: Readonly<Record<string, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

/** A picture as it is kept and served. */
interface ServedPicture {
  readonly bytes: Uint8Array;
  readonly contentType: string;
}

/**
 * A picture as every browser shows it, by what it is, whatever it is called. JPEG, PNG and WebP stay as they are; TIFF and
 * AVIF become PNG where they can be seen through, JPEG else, upright and in the colours of screens. Of a TIFF the first page
 * is taken.
 */
export function servedPicture(bytes: Uint8Array): Promise<ServedPicture> {
  return inTurn(async () => {
    const picture = sharp(bytes, { ...PICTURE_INPUT, failOn: 'error' });
    const { format, hasAlpha } = await picture.metadata();
    const contentType = SHOWN[format];
    if (contentType) return { bytes, contentType };
    const upright = picture.autoOrient().toColourspace('srgb');
    return hasAlpha
      ? { bytes: await upright.png().toBuffer(), contentType: 'image/png' }
      : { bytes: await upright.jpeg({ quality: QUALITY }).toBuffer(), contentType: 'image/jpeg' };
  });
}
