import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { madePdf, smallFolder } from '@suite/content/testing';
import { temporaryFolder } from '@suite/testing/temporary-folder';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { openMediaStore } from '../modules/media/open-media-store.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { seedDemo } from './seed-demo.ts';

it('plans in PDF and pictures in TIFF reach the store as what every browser shows', async () => {
  await using folder = await temporaryFolder();
  const test = await openTestDatabase('PGlite');
  try {
    const tiff = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#c00' } })
      .tiff()
      .toBuffer();
    const project = smallFolder().get('project.yaml')?.toString() ?? '';
    const files = smallFolder({
      'project.yaml': project.replace('front.svg', 'pictures/front.tif'),
      'pictures/front.tif': tiff,
      'plans/A-1.pdf': madePdf(['1 0 0']),
    });
    for (const [name, bytes] of files) {
      await mkdir(path.dirname(path.join(folder.path, 'project', name)), { recursive: true });
      await writeFile(path.join(folder.path, 'project', name), bytes);
    }
    const media = { mediaDir: path.join(folder.path, 'media') };
    const seed = () => seedDemo(test.db, { ...media, contentDir: path.join(folder.path, 'project') });
    expect(await seed()).toBe('loaded');
    const rows = await test.db
      .selectFrom('media')
      .select(['apartment_id', 'language', 'content_type', 'hash'])
      .where((where) =>
        where.or([where('apartment_id', 'is not', null), where('building_id', 'is not', null)]),
      )
      .orderBy('position')
      .execute();
    expect(rows.map((row) => [row.apartment_id !== null, row.language, row.content_type])).toEqual([
      [false, null, 'image/jpeg'],
      [true, 'en', 'image/png'],
      [true, 'sr', 'image/png'],
    ]);
    // As when the folder of media was emptied: pages and pictures come back as they were.
    await rm(media.mediaDir, { recursive: true });
    expect(await seed()).toBe('unchanged');
    const store = openMediaStore({ ...media });
    for (const { hash, content_type } of rows) {
      const stream = await store.file(hash ?? '').read();
      const { format } = await sharp(stream ? await buffer(stream) : undefined).metadata();
      expect(`image/${format}`).toBe(content_type);
    }
  } finally {
    await test.close();
  }
});
