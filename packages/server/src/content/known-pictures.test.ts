import { loadContent } from '@suite/content';
import { smallFolder } from '@suite/content/testing';
import { temporaryFolder } from '@suite/testing/temporary-folder';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { announcing } from '../modules/media/file-repository.ts';
import { createMediaStore } from '../modules/media/media-store.ts';
import { knownPictures } from './known-pictures.ts';
import { storeFiles } from './media-files.ts';

it('a picture that was imported is neither decoded nor converted again while it is in the store', async () => {
  await using place = await temporaryFolder();
  const announced: string[] = [];
  const store = announcing(createMediaStore(place.path), async (hashes) => void announced.push(...hashes));
  const tiff = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#89a' } })
    .tiff()
    .toBuffer();
  const project = smallFolder().get('project.yaml')?.toString() ?? '';
  const folder = () =>
    smallFolder({
      'project.yaml': project.replace('site.svg', 'pictures/site.tif'),
      'pictures/site.tif': tiff,
    });

  const take = async () => {
    // Other bytes in memory, as of another run.
    const files = new Map([...folder()].map(([name, bytes]) => [name, Buffer.from(bytes)]));
    const known = await knownPictures(place.path, store, files);
    const wasKnown = known.fileOf(files.get('pictures/site.tif') ?? Buffer.of()) !== null;
    return { wasKnown, read: await storeFiles(store, files, await loadContent(files), { known }) };
  };
  const first = await take();
  const second = await take();
  expect([first.wasKnown, second.wasKnown]).toEqual([false, true]);
  expect(second.read).toEqual(first.read);
  const stored = first.read.files.get('pictures/site.jpg');
  expect(stored?.contentType).toBe('image/jpeg');
  // When it was put there, and when it was used as it lay there.
  expect(announced.filter((hash) => hash === stored?.hash)).toHaveLength(2);
  await store.remove(stored?.hash ?? '');
  expect((await take()).wasKnown).toBe(false);
  expect((await take()).wasKnown).toBe(true);
});
