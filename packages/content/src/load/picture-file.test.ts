import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readPicture } from './picture-file.ts';

/** Noise, so that the file has bytes to lose. */
function noise(width = 400, height = 240) {
  const pixels = Buffer.from(Array.from({ length: width * height * 3 }, (_, at) => (at * 7919) % 251));
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** The head of a PNG that says these sizes; nothing of it is decoded before they are looked at. */
function pngOf(width: number, height: number, interlaced = 0): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, Buffer.from(type, 'latin1'), data, Buffer.alloc(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, interlaced], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(64))),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([signature, ...parts]);
}

describe('a picture of a folder', () => {
  it.each([
    ['JPEG', noise().jpeg()],
    ['PNG', noise().png()],
    ['WebP', noise().webp()],
    ['AVIF', noise().avif({ effort: 0 })],
    ['TIFF', noise().tiff({ compression: 'lzw' })],
    ['TIFF for print', noise().toColourspace('cmyk').tiff()],
    ['TIFF of 16 bits in tiles', noise().toColourspace('rgb16').tiff({ tile: true, pyramid: true })],
  ])('may be %s', async (_format, picture) => {
    expect(await readPicture(await picture.toBuffer())).toEqual({
      kind: 'picture',
      size: { width: 400, height: 240 },
    });
  });

  it('may have more than 100 million pixels where it is read row by row', async () => {
    const flat = { width: 12_000, height: 9_000, channels: 3, background: '#789' } as const;
    const upright = sharp({ create: flat }).jpeg({ quality: 40 });
    expect(await readPicture(await upright.toBuffer())).toEqual({
      kind: 'picture',
      size: { width: 12_000, height: 9_000 },
    });
    const turned = sharp(await upright.toBuffer()).withMetadata({ orientation: 6 });
    expect(await readPicture(await turned.toBuffer())).toMatchObject({ kind: 'refused' });
  });

  it('is as large as it is shown: a camera that was held upright says so', async () => {
    const bytes = await noise().withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await readPicture(bytes)).toMatchObject({ size: { width: 240, height: 400 } });
  });

  it.each([
    ['JPEG', noise().jpeg()],
    ['PNG', noise().png()],
    ['WebP', noise().webp()],
    ['TIFF', noise().tiff()],
    ['AVIF', noise().avif({ effort: 0 })],
  ])('that breaks off is refused: %s', async (_format, picture) => {
    const bytes = await picture.toBuffer();
    const half = bytes.subarray(0, Math.floor(bytes.length / 2));
    expect(await readPicture(half)).toMatchObject({
      kind: 'refused',
      message: expect.stringMatching(/damaged or breaks off|no picture that can be read/),
    });
  });

  it.each([
    ['a text', Buffer.from('no picture'), 'The file is no picture that can be read.'],
    ['nothing', Buffer.alloc(0), 'The file is no picture that can be read.'],
    ['a GIF', noise().gif(), 'The file is GIF, whatever it is called.'],
    [
      'a drawing',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      'The file is SVG, whatever it is called.',
    ],
    ['1 gigapixel', pngOf(40_000, 25_000), 'The picture has 40000 × 25000 pixels.'],
    [
      '225 megapixels in interlaced rows',
      pngOf(15_000, 15_000, 1),
      'The picture has more than 100 million pixels and cannot be read row by row.',
    ],
    ['a thread', pngOf(31_000, 2), 'The picture has 31000 × 2 pixels.'],
  ])('that is %s is refused', async (_what, picture, message) => {
    const bytes = Buffer.isBuffer(picture) ? picture : await picture.toBuffer();
    expect(await readPicture(bytes)).toMatchObject({ kind: 'refused', message });
  });
});
