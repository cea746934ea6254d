import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { plainPicture } from '../../testing/upload-forms.ts';
import { servedPicture } from './served-picture.ts';

const GLASS = sharp({ create: { width: 60, height: 40, channels: 4, background: '#ff000080' } });

describe('a picture of a project folder', () => {
  it.each([
    ['a TIFF', plainPicture(60, 40).tiff(), 'image/jpeg'],
    ['a TIFF for print', plainPicture(60, 40).toColourspace('cmyk').tiff(), 'image/jpeg'],
    ['a TIFF that can be seen through', GLASS.clone().tiff({ compression: 'lzw' }), 'image/png'],
    ['an AVIF that can be seen through', GLASS.clone().avif({ effort: 0 }), 'image/png'],
    ['an AVIF', plainPicture(60, 40).avif({ effort: 0 }), 'image/jpeg'],
  ])('that is %s is served as what every browser shows', async (_what, picture, contentType) => {
    const served = await servedPicture(await picture.toBuffer());
    expect(served.contentType).toBe(contentType);
    const { format, space, width, height } = await sharp(served.bytes).metadata();
    expect([`image/${format}`, space, width, height]).toEqual([contentType, 'srgb', 60, 40]);
  });

  it.each([
    ['image/jpeg', plainPicture(60, 40).jpeg()],
    ['image/png', plainPicture(60, 40).png()],
    ['image/webp', plainPicture(60, 40).webp()],
  ])('that is %s stays as it is', async (contentType, picture) => {
    const bytes = await picture.toBuffer();
    expect(await servedPicture(bytes)).toEqual({ bytes, contentType });
  });
});
