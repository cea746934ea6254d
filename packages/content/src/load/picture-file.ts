import type { PixelSize } from '@suite/shapes';
import sharp, { type Metadata } from 'sharp';

/** What a picture file is, or what keeps it from being shown. */
export type PictureFile =
  | { readonly kind: 'picture'; readonly size: PixelSize }
  | { readonly kind: 'refused'; readonly message: string; readonly expected: string };

const MILLION = 1_000_000;
/** What the format of a folder allows. */
const MOST_PIXELS = 400 * MILLION;
/** Above it a picture is only taken where it can be read row by row, so that it takes less than 1 GB of memory. */
const MOST_WHOLE_PIXELS = 100 * MILLION;
const FORMATS_BY_ROW = ['jpeg', 'png', 'tiff'];
/** Longer ones could be kept, but no copy be made of them. */
const LONGEST_SIDE = 30_000;
const DECODE_TIMEOUT_S = 120;

const FORMATS = 'JPEG, PNG, WebP, AVIF, TIFF or SVG.';
/** By what a file holds, whatever it is called; `heif` is AVIF, the only one of its kind that is decoded. */
const READ_FORMATS = ['jpeg', 'png', 'webp', 'tiff', 'heif'];

/** A folder is read again after every change of one of its files; the others are not decoded again. */
const known = new WeakMap<Uint8Array, Promise<PictureFile>>();

/** Spares the work for a picture that was decoded before, whose size was kept by the hash of its bytes. */
export function takeAsRead(bytes: Uint8Array, size: PixelSize): void {
  known.set(bytes, Promise.resolve({ kind: 'picture', size }));
}

/** Looks at the head of a picture, refuses what is too large, and only then decodes all of it. */
export function readPicture(bytes: Uint8Array): Promise<PictureFile> {
  const picture = known.get(bytes) ?? decoded(bytes);
  known.set(bytes, picture);
  return picture;
}

async function decoded(bytes: Uint8Array): Promise<PictureFile> {
  const head = await headOf(bytes);
  if (!head) return refused('The file is no picture that can be read.', FORMATS);
  if (!READ_FORMATS.includes(head.format)) {
    return refused(`The file is ${head.format.toUpperCase()}, whatever it is called.`, FORMATS);
  }
  // Upright, as it is shown.
  const { width, height } = head.autoOrient;
  const tooLarge = tooLargeFor(width, height) ?? (width * height > MOST_WHOLE_PIXELS ? notByRow(head) : null);
  if (tooLarge) return tooLarge;
  try {
    await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true })
      .resize({ width: 16 })
      .timeout({ seconds: DECODE_TIMEOUT_S })
      .toColourspace('b-w')
      .raw()
      .toBuffer();
  } catch {
    return refused('The picture is damaged or breaks off.', 'Save it again from where it was made.');
  }
  return { kind: 'picture', size: { width, height } };
}

async function headOf(bytes: Uint8Array): Promise<Metadata | null> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    return null;
  }
}

function tooLargeFor(width: number, height: number): PictureFile | null {
  const is = `The picture has ${width} × ${height} pixels`;
  if (width * height > MOST_PIXELS) return refused(`${is}.`, `At most ${MOST_PIXELS / MILLION} million.`);
  if (Math.max(width, height) <= LONGEST_SIDE) return null;
  return refused(`${is}.`, `A side has at most ${LONGEST_SIDE}.`);
}

/** Progressive and turned pictures, and other formats, are decoded as a whole before the first row is known. */
function notByRow({ format, isProgressive = false, orientation = 1 }: Metadata): PictureFile | null {
  if (FORMATS_BY_ROW.includes(format) && !isProgressive && orientation === 1) return null;
  return refused(
    `The picture has more than ${MOST_WHOLE_PIXELS / MILLION} million pixels and cannot be read row by row.`,
    'Save it upright, as JPEG that is not progressive, PNG that is not interlaced, or TIFF.',
  );
}

function refused(message: string, expected: string): PictureFile {
  return { kind: 'refused', message, expected };
}
