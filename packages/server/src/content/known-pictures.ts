import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type ContentFolder, isPicture, takeAsRead } from '@suite/content';
import pLimit from 'p-limit';
import type { AnnouncingStore } from '../modules/media/file-repository.ts';
import { hashOf, writeWhole } from '../modules/media/media-store.ts';
import type { StoredFile } from './media-files.ts';

/** What was found out about the bytes of a picture when they were imported at first. */
interface KnownPicture {
  readonly size: { readonly width: number; readonly height: number };
  readonly file: StoredFile;
}

/** Pictures of a folder that an import before it decoded and stored. */
export interface KnownPictures {
  /** As it lies in the store. */
  fileOf(bytes: Buffer): StoredFile | null;
  hashOf(bytes: Buffer): string;
  keep(bytes: Buffer, picture: KnownPicture): Promise<void>;
}

/** Raised when pictures are checked or kept in another way than before. */
const FOLDER = 'known-pictures-1';
const AT_ONCE = 16;

/** What is known of the pictures of `folder`, from files below `mediaDir` that can be deleted at any time. */
export async function knownPictures(
  mediaDir: string,
  store: AnnouncingStore,
  folder: ContentFolder,
): Promise<KnownPictures> {
  const noteOf = (hash: string) => path.join(mediaDir, FOLDER, `${hash}.json`);
  const hashes = new Map<Buffer, string>();
  const known = new Map<Buffer, StoredFile>();
  const turns = pLimit(AT_ONCE);
  await mkdir(path.join(mediaDir, FOLDER), { recursive: true });
  const recall = async (bytes: Buffer, { size, file }: KnownPicture) => {
    if ((await store.file(file.hash).sizeBytes()) === null) return;
    takeAsRead(bytes, size);
    known.set(bytes, file);
  };
  const pictures = [...folder].flatMap(([name, bytes]) => {
    if (!isPicture(name)) return [];
    const hash = hashOf(bytes);
    hashes.set(bytes, hash);
    const picture = noted(noteOf(hash));
    return picture ? [{ bytes, picture }] : [];
  });
  await store.announce(pictures.map(({ picture }) => picture.file.hash));
  await Promise.all(pictures.map(({ bytes, picture }) => turns(() => recall(bytes, picture))));
  const hashOfFile = (bytes: Buffer) => hashes.get(bytes) ?? hashOf(bytes);
  return {
    fileOf: (bytes) => known.get(bytes) ?? null,
    hashOf: hashOfFile,
    async keep(bytes, picture) {
      // A drawing is checked as what it is called, each time.
      if (known.has(bytes) || picture.file.contentType === 'image/svg+xml') return;
      known.set(bytes, picture.file);
      await writeWhole(noteOf(hashOfFile(bytes)), Buffer.from(JSON.stringify(picture)));
    },
  };
}

function noted(file: string): KnownPicture | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as KnownPicture;
  } catch {
    return null;
  }
}
