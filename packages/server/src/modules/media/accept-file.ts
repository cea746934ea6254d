import { fileTypeFromBuffer } from 'file-type';
import type { Sharp } from 'sharp';
import sharp from 'sharp';
import { RequestError } from '../../errors.ts';
import { pdfIssue } from './pdf-issue.ts';
import { inTurn } from './picture-work.ts';
import { placeholderOf } from './placeholder.ts';
import type { ScanFile } from './scan-file.ts';

/** Pixels of the largest picture that is taken; looked at before anything is decoded. */
export const MAX_UPLOAD_PIXELS = 50_000_000;

/** Pixels of its longest side. Far longer ones could be kept, but nothing could be made from them. */
const MAX_SIDE = 30_000;

/** A WebP file has no room for more. */
const MAX_WEBP_SIDE = 16_383;

const DECODE_TIMEOUT_S = 60;

/** Above what screens show: these files are what every copy is made from. */
const QUALITY = 90;

/** A file as it is kept. */
export interface AcceptedFile {
  readonly bytes: Buffer;
  readonly contentType: string;
  /** Null for a document. */
  readonly picture: {
    readonly width: number;
    readonly height: number;
    readonly placeholder: string;
  } | null;
}

interface PictureKind {
  /** What sharp calls the format that it must find, so that both read the same thing in the file. */
  readonly format: string;
  readonly contentType: string;
  readonly maxSide: number;
  readonly encode: (picture: Sharp) => Sharp;
}

const PNG = { contentType: 'image/png', maxSide: MAX_SIDE, encode: (picture: Sharp) => picture.png() };

const WEBP = {
  contentType: 'image/webp',
  maxSide: MAX_WEBP_SIDE,
  encode: (picture: Sharp) => picture.webp({ quality: QUALITY }),
};

const JPEG = {
  contentType: 'image/jpeg',
  maxSide: MAX_SIDE,
  encode: (picture: Sharp) => picture.jpeg({ quality: QUALITY }),
};

/** Of a GIF and of an animated PNG or WebP the first picture is kept. */
const PICTURES: Readonly<Record<string, PictureKind>> = {
  'image/jpeg': { format: 'jpeg', ...JPEG },
  'image/png': { format: 'png', ...PNG },
  'image/apng': { format: 'png', ...PNG },
  'image/gif': { format: 'gif', ...PNG },
  'image/webp': { format: 'webp', ...WEBP },
  'image/avif': { format: 'heif', ...WEBP },
};

/**
 * Takes a picture or a PDF by what it is, whatever it is called. Pictures are turned upright and written anew: what
 * else was in the file, such as the place where it was taken or a script behind the picture, is gone. A PDF stays as
 * it is. `scan` has seen it first.
 * @throws {RequestError} 415 for another kind, 413 for too many pixels or too long a side, 400 for what is damaged.
 */
export async function acceptFile(
  bytes: Buffer,
  scan: ScanFile = async () => undefined,
): Promise<AcceptedFile> {
  await scan(bytes);
  const mime = (await fileTypeFromBuffer(bytes))?.mime ?? '';
  if (mime === 'application/pdf') return acceptPdf(bytes);
  const kind = PICTURES[mime];
  if (!kind) {
    const sentence = 'This kind of file is not taken; send a JPEG, PNG, WebP, AVIF or GIF picture or a PDF.';
    throw new RequestError(415, 'unsupported-media-type', sentence);
  }
  return inTurn(() => acceptPicture(bytes, kind));
}

async function acceptPicture(bytes: Buffer, kind: PictureKind): Promise<AcceptedFile> {
  const { format, width, height } = await orDamaged(
    sharp(bytes, { limitInputPixels: false }).metadata(),
    'The picture',
  );
  if (width * height > MAX_UPLOAD_PIXELS) {
    throw tooLarge(`The picture has more than ${MAX_UPLOAD_PIXELS / 1e6} million pixels.`);
  }
  if (Math.max(width, height) > kind.maxSide) {
    throw tooLarge(`A side of the picture has more than ${kind.maxSide.toLocaleString('en')} pixels.`);
  }
  if (format !== kind.format) throw damaged('The picture');
  const upright = sharp(bytes, { limitInputPixels: MAX_UPLOAD_PIXELS, failOn: 'error' })
    .autoOrient()
    .timeout({ seconds: DECODE_TIMEOUT_S });
  const { data, info } = await orDamaged(
    kind.encode(upright).toBuffer({ resolveWithObject: true }),
    'The picture',
  );
  const placeholder = await orDamaged(placeholderOf(data), 'The picture');
  return {
    bytes: data,
    contentType: kind.contentType,
    picture: { width: info.width, height: info.height, placeholder },
  };
}

async function acceptPdf(bytes: Buffer): Promise<AcceptedFile> {
  const issue = await inTurn(async () => pdfIssue(bytes));
  if (issue === 'damaged') throw damaged('The PDF');
  if (issue === null) return { bytes, contentType: 'application/pdf', picture: null };
  const sentence = 'The PDF has a script, a program or another file in it. Save or print it as a plain PDF.';
  throw new RequestError(400, 'active-file', sentence);
}

async function orDamaged<Value>(work: Promise<Value>, what: string): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    throw Object.assign(damaged(what), { cause: error });
  }
}

function tooLarge(sentence: string): RequestError {
  return new RequestError(413, 'too-large', sentence);
}

function damaged(what: string): RequestError {
  return new RequestError(400, 'damaged-file', `${what} is damaged and cannot be read.`);
}
