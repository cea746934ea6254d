import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ContentFolder } from '@suite/content';
import { smallFolder } from '@suite/content/testing';
import { temporaryFolder } from '@suite/testing/temporary-folder';
import { expect, it, onTestFinished } from 'vitest';
import { createFolderReader, type FolderReader } from './folder-reader.ts';

const HEADING = 'number,building,floor,type,net_area,status,price_eur';
const units = (...lines: string[]) => ({ 'units.csv': `${[HEADING, ...lines].join('\n')}\n` });
const FIRST = units('1,A,1,studio,30,available,100000', '2,A,2,studio,40,available,');

async function place() {
  const folder = await temporaryFolder();
  const mediaDir = path.join(folder.path, 'media');
  const open = () => {
    const reader = createFolderReader({ mediaDir });
    onTestFinished(() => reader.close());
    return reader;
  };
  onTestFinished(() => folder[Symbol.asyncDispose]());
  const write = async (files: ContentFolder) => {
    for (const [name, bytes] of files) {
      const file = path.join(folder.path, 'project', name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, bytes);
    }
  };
  const read = (reader: FolderReader) => {
    const stored: string[] = [];
    const announce = async (hashes: readonly string[]) => void stored.push(...hashes);
    const source = path.join(folder.path, 'project');
    return reader
      .read(source, { signal: new AbortController().signal, onProgress: () => undefined, announce })
      .then(({ folder }) => ({
        ...folder,
        content: { ...folder.content },
        stored: [...new Set(stored)].toSorted(),
      }));
  };
  return { mediaDir, open, write, read };
}

it.each([
  ['a price', units('1,A,1,studio,30,available,110000', '2,A,2,studio,40,available,')],
  [
    'a price where there was none',
    units('1,A,1,studio,30,available,100000', '2,A,2,studio,40,available,9000'),
  ],
  ['a status', units('1,A,1,studio,30,sold,100000', '2,A,2,studio,40,available,')],
  ['an area', units('1,A,1,studio,31,available,100000', '2,A,2,studio,40,available,')],
  ['the order', units('2,A,2,studio,40,available,', '1,A,1,studio,30,available,100000')],
  ['a unit less', units('1,A,1,studio,30,available,100000')],
  [
    'a text',
    { ...FIRST, 'project.yaml': `${smallFolder().get('project.yaml')}`.replace('Dvorište', 'Bašta') },
  ],
  ['nothing', FIRST],
])('a folder in which %s is new reads as it does at first', async (_what, files) => {
  const { open, write, read } = await place();
  await write(smallFolder(FIRST));
  const reader = open();
  await read(reader);
  await write(smallFolder(files));
  expect(await read(reader)).toEqual(await read(open()));
});

it('puts a file back that is gone from the store, though nothing but a price is new', async () => {
  const { mediaDir, open, write, read } = await place();
  await write(smallFolder(FIRST));
  const reader = open();
  const { stored } = await read(reader);
  expect(stored.length).toBeGreaterThan(0);
  const file = path.join(mediaDir, stored[0] ?? '');
  await rm(file);
  await write(smallFolder(units('1,A,1,studio,30,available,110000', '2,A,2,studio,40,available,')));
  expect((await read(reader)).stored).toEqual(stored);
  await expect(rm(file)).resolves.toBeUndefined();
});
