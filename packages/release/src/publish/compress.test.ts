import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { temporaryFolder, writeFiles } from '../fixtures/release.ts';
import { compressFolder } from './compress.ts';

const TEXT = 'čćžšđ and '.repeat(200);
let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => rm(folder, { recursive: true }));

it('puts packed copies beside text files, also in folders below, that unpack to the same bytes', async () => {
  await writeFiles(folder, { 'index.html': TEXT, 'assets/page.js': TEXT });
  await compressFolder(folder);
  for (const file of ['index.html', 'assets/page.js']) {
    const at = path.join(folder, file);
    expect(brotliDecompressSync(await readFile(`${at}.br`)).toString()).toBe(TEXT);
    expect(gunzipSync(await readFile(`${at}.gz`)).toString()).toBe(TEXT);
    expect(await readFile(at, 'utf8')).toBe(TEXT);
  }
});

it('leaves small files and pictures alone', async () => {
  await writeFiles(folder, { 'small.js': 'x'.repeat(511), 'picture.jpg': TEXT, 'font.woff2': TEXT });
  await compressFolder(folder);
  expect((await readdir(folder)).toSorted()).toEqual(['font.woff2', 'picture.jpg', 'small.js']);
});
