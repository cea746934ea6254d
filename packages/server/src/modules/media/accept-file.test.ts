import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { plainPicture, SMALL_PDF } from '../../testing/upload-forms.ts';
import { acceptFile } from './accept-file.ts';

const SCRIPT = '<script>alert(1)</script>';

/** A PNG of one colour, as large as its header says and as small as zlib makes it. */
function bomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const check = Buffer.alloc(4);
    check.writeUInt32BE(crc32(typed));
    return Buffer.concat([length, typed, check]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...parts]);
}

describe('an uploaded file', () => {
  it.each([
    ['jpeg', 'image/jpeg', plainPicture(60, 40).jpeg()],
    ['png', 'image/png', plainPicture(60, 40).png()],
    ['gif', 'image/png', plainPicture(60, 40).gif()],
    ['webp', 'image/webp', plainPicture(60, 40).webp()],
    ['avif', 'image/webp', plainPicture(60, 40).avif({ effort: 0 })],
  ])('that is %s becomes %s', async (_format, contentType, picture) => {
    const sent = await picture.toBuffer();
    const accepted = await acceptFile(sent);
    expect(accepted).toMatchObject({ contentType, picture: { width: 60, height: 40 } });
    expect(`image/${(await sharp(accepted.bytes).metadata()).format}`).toBe(contentType);
    expect(accepted.picture?.placeholder).toMatch(/^data:image\/webp;base64,/);
    expect(accepted.picture?.placeholder.length).toBeLessThan(4096);
  });

  it('keeps what can be seen through', async () => {
    const glass = sharp({ create: { width: 8, height: 8, channels: 4, background: '#ff000080' } }).png();
    const { bytes } = await acceptFile(await glass.toBuffer());
    expect((await sharp(bytes).metadata()).hasAlpha).toBe(true);
  });

  it('loses where and by whom it was taken, and stands upright', async () => {
    const sent = await plainPicture(60, 40)
      .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '42/1 17/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(sent).metadata()).exif).toBeDefined();
    const { bytes, picture } = await acceptFile(sent);
    expect(picture).toMatchObject({ width: 40, height: 60 });
    const { exif, icc, iptc, xmp, orientation } = await sharp(bytes).metadata();
    expect([exif, icc, iptc, xmp, orientation]).toEqual(Array.from({ length: 5 }, () => undefined));
    expect(bytes.includes('Somebody')).toBe(false);
  });

  it('has a small placeholder also where the picture is very tall', async () => {
    const { picture } = await acceptFile(await plainPicture(2, 3000).png().toBuffer());
    expect(picture?.placeholder.length).toBeLessThan(1024);
  });

  it.each([
    ['a JPEG with a script behind the picture', plainPicture(20, 20).jpeg()],
    ['a GIF with a script behind the picture', plainPicture(20, 20).gif()],
    ['a PNG with a script behind the picture', plainPicture(20, 20).png()],
  ])('that is %s is kept without the script', async (_what, picture) => {
    const sent = Buffer.concat([await picture.toBuffer(), Buffer.from(SCRIPT)]);
    const { bytes, contentType } = await acceptFile(sent);
    expect(contentType).toMatch(/^image\//);
    expect(bytes.includes('script')).toBe(false);
  });

  it('that is a GIF with a script in a comment is kept without the script', async () => {
    const gif = await plainPicture(20, 20).gif().toBuffer();
    const comment = Buffer.concat([Buffer.from([0x21, 0xfe, SCRIPT.length]), Buffer.from(`${SCRIPT}\0;`)]);
    const sent = Buffer.concat([gif.subarray(0, -1), comment]);
    const { bytes, contentType } = await acceptFile(sent);
    expect([contentType, bytes.includes('script')]).toEqual(['image/png', false]);
  });

  it('of 900 million pixels is refused before anything is decoded', async () => {
    const sent = bomb(30_000, 30_000);
    expect(sent.length).toBeLessThan(120_000);
    const started = performance.now();
    await expect(acceptFile(sent)).rejects.toMatchObject({
      statusCode: 413,
      message: 'The picture has more than 50 million pixels.',
    });
    // Decoding it would take many times as long, also on a machine that is busy.
    expect(performance.now() - started).toBeLessThan(2000);
  });

  it.each([
    ['a PNG of one long row', async () => bomb(50_000_000, 1), '30,000'],
    ['a PNG of one long column', async () => bomb(1, 30_001), '30,000'],
    ['a JPEG', () => plainPicture(30_001, 1).jpeg().toBuffer(), '30,000'],
    ['an AVIF', () => plainPicture(16_384, 1).avif({ effort: 0 }).toBuffer(), '16,383'],
  ])('that is %s is refused for the length of its side', async (_what, make, pixels) => {
    await expect(acceptFile(await make())).rejects.toMatchObject({
      statusCode: 413,
      message: `A side of the picture has more than ${pixels} pixels.`,
    });
  });

  it.each([
    ['a PNG', 30_000, 1, plainPicture(30_000, 1).png()],
    ['a PNG', 1, 30_000, plainPicture(1, 30_000).png()],
    ['a JPEG', 30_000, 2, plainPicture(30_000, 2).jpeg()],
    ['a WebP', 16_383, 1, plainPicture(16_383, 1).webp()],
    ['an AVIF', 16_383, 1, plainPicture(16_383, 1).avif({ effort: 0 })],
  ])('that is %s of %i × %i pixels is kept', async (_what, width, height, picture) => {
    expect((await acceptFile(await picture.toBuffer())).picture).toMatchObject({ width, height });
  });

  it('that is a PDF stays as it is', async () => {
    expect(await acceptFile(SMALL_PDF)).toEqual({
      bytes: SMALL_PDF,
      contentType: 'application/pdf',
      picture: null,
    });
  });

  it.each([
    ['a drawing', `<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`],
    ['a drawing with a preamble', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a page', `<!doctype html>${SCRIPT}`],
    ['a script', 'alert(1)'],
    ['a program', Buffer.from('7f454c460201010000', 'hex')],
    ['an archive', Buffer.from('504b0304140000000800', 'hex')],
    ['a page before a PDF', Buffer.concat([Buffer.from(SCRIPT), SMALL_PDF])],
    ['nothing', ''],
  ])('that is %s is refused', async (_what, content) => {
    await expect(acceptFile(Buffer.from(content))).rejects.toMatchObject({
      statusCode: 415,
      message: 'This kind of file is not taken; send a JPEG, PNG, WebP, AVIF or GIF picture or a PDF.',
    });
  });

  it.each([
    ['a JPEG cut off', async () => (await plainPicture(900, 900).jpeg().toBuffer()).subarray(0, 900)],
    ['a PNG cut off', async () => (await plainPicture(900, 900).png().toBuffer()).subarray(0, 200)],
    ['the beginning of a JPEG', async () => Buffer.from('ffd8ffe000104a464946000101', 'hex')],
    ['a PDF with a page behind it', async () => Buffer.concat([SMALL_PDF, Buffer.from(SCRIPT.repeat(50))])],
  ])('that is %s is called damaged', async (_what, make) => {
    await expect(acceptFile(await make())).rejects.toMatchObject({
      statusCode: 400,
      message: expect.stringMatching(/^The (picture|PDF) is damaged and cannot be read\.$/),
    });
  });
});
