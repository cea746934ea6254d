import { temporaryFolder } from '@suite/testing/temporary-folder';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createMediaStore } from './media-store.ts';
import { createTileMaker, hasTile, levelCount, TILE_SIZE } from './picture-tiles.ts';

describe('the pyramid of a picture', () => {
  const picture = { width: 4097, height: 1000 };

  it('has a level for each halving down to one pixel', () => {
    expect(levelCount(picture)).toBe(14);
    expect(levelCount({ width: 1, height: 1 })).toBe(1);
    expect(levelCount({ width: 512, height: 1024 })).toBe(11);
  });

  it.each([
    [0, 0, 0, true],
    [0, 1, 0, false],
    [13, 8, 1, true],
    [13, 9, 0, false],
    [13, 0, 2, false],
    [12, 4, 0, true],
    [12, 4, 1, false],
    [12, 5, 0, false],
    [14, 0, 0, false],
    [99, 0, 0, false],
  ])('at level %i has a tile in column %i, row %i: %s', (level, column, row, there) => {
    expect(hasTile(picture, { level, column, row })).toBe(there);
  });

  it('gives the picture again when its tiles are laid together, and has no others', async () => {
    await using folder = await temporaryFolder();
    const store = createMediaStore(folder.path);
    const [width, height] = [1100, 700];
    const raw = Buffer.alloc(width * height * 3);
    for (let index = 0; index < width * height; index += 1) {
      raw[index * 3] = ((index % width) / width) * 255;
      raw[index * 3 + 1] = (index / width / height) * 255;
    }
    const source = sharp(raw, { raw: { width, height, channels: 3 } });
    const hash = await store.put(await source.clone().png().toBuffer());
    const make = createTileMaker(store, folder.path);
    const level = levelCount({ width, height }) - 1;
    const places = [0, 1, 2].flatMap((column) => [0, 1].map((row) => ({ column, row })));
    const tiles = await Promise.all(
      places.map(async ({ column, row }) => ({
        input: await make(hash, { level, column, row }),
        left: column * TILE_SIZE,
        top: row * TILE_SIZE,
      })),
    );
    const canvas = sharp({ create: { width, height, channels: 3, background: '#ffffff' } });
    const laid = await canvas.composite(tiles).removeAlpha().raw().toBuffer();
    let difference = 0;
    for (let index = 0; index < raw.length; index += 1) {
      difference += Math.abs((laid[index] ?? 0) - (raw[index] ?? 0));
    }
    expect(difference / raw.length).toBeLessThan(2);
    const half = await make(hash, { level: level - 1, column: 1, row: 0 });
    expect(await sharp(half).metadata()).toMatchObject({ width: 550 - TILE_SIZE, height: 350 });
    const one = await make(hash, { level: 0, column: 0, row: 0 });
    expect(await sharp(one).metadata()).toMatchObject({ width: 1, height: 1 });
  });

  it('is not made of what is no picture', async () => {
    await using folder = await temporaryFolder();
    const store = createMediaStore(folder.path);
    const hash = await store.put(Buffer.from('no picture'));
    const make = createTileMaker(store, folder.path);
    await expect(make(hash, { level: 0, column: 0, row: 0 })).rejects.toThrow();
  });
});
