import { readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DocumentError, EMPTY_DOCUMENT } from '../document/document.ts';
import { aDocument, anEntry, temporaryFolder } from '../fixtures/release.ts';
import { ConflictError } from './object-store.ts';
import { ReleaseStore } from './release-store.ts';

let folder: string;
let store: ReleaseStore;
beforeEach(async () => {
  folder = await temporaryFolder();
  store = new ReleaseStore(path.join(folder, 'store'));
});
afterEach(() => rm(folder, { recursive: true }));

const FIRST = aDocument(anEntry('mf-map', '1.0.0-00000001'));
const SECOND = aDocument(anEntry('mf-map', '1.0.0-00000002'));

describe('the document of a store', () => {
  it('is empty at first', async () => {
    expect(await store.readDocument()).toMatchObject({ document: EMPTY_DOCUMENT, tag: null });
  });

  it('is read as it was written, under a new tag', async () => {
    await store.writeDocument(FIRST, null);
    const { document, tag } = await store.readDocument();
    expect(document).toEqual(FIRST);
    await store.writeDocument(SECOND, tag);
    const after = await store.readDocument();
    expect(after.document).toEqual(SECOND);
    expect(after.tag).not.toBe(tag);
  });

  it('is not written over what somebody else wrote in between', async () => {
    await store.writeDocument(FIRST, null);
    await expect(store.writeDocument(SECOND, null)).rejects.toThrow(ConflictError);
    expect((await store.readDocument()).document).toEqual(FIRST);
  });

  it('is written by exactly one of many who start from the same tag', async () => {
    const writers = Array.from({ length: 8 }, (_, index) =>
      aDocument(anEntry('mf-map', `1.0.0-0000000${index}`)),
    );
    const results = await Promise.allSettled(writers.map((document) => store.writeDocument(document, null)));
    const winners = writers.filter((_, index) => results[index]?.status === 'fulfilled');
    expect(winners).toHaveLength(1);
    expect((await store.readDocument()).document).toEqual(winners[0]);
    const refusals = results.filter((one) => one.status === 'rejected').map((one) => one.reason);
    expect(refusals.every((reason) => reason instanceof ConflictError)).toBe(true);
  });

  it('is not written when it is not valid, and leaves nothing behind', async () => {
    await store.writeDocument(FIRST, null);
    const { tag } = await store.readDocument();
    await expect(store.writeDocument(aDocument(), tag)).rejects.toThrow(DocumentError);
    expect(await readdir(store.folder)).toEqual(['discovery.json']);
  });

  it.each(['{"schema": "x"', '{"schema": 1}'])('is refused when it holds %s', async (text) => {
    await store.writeDocument(FIRST, null);
    await writeFile(path.join(store.folder, 'discovery.json'), text);
    await expect(store.readDocument()).rejects.toThrow(DocumentError);
  });
});

it('keeps each version of each app in a folder of its own', async () => {
  expect(store.versionFolder('mf-map', '1.0.0-9f8e7d6c')).toBe(
    path.join(store.folder, 'r', 'mf-map', '1.0.0-9f8e7d6c'),
  );
  expect(await store.has('mf-map', '1.0.0-9f8e7d6c')).toBe(false);
});
