import path from 'node:path';
import { type Content, type ContentFolder, isPicture, type LoadedContent, loadContent } from '@suite/content';
import type { MediaStore } from '../modules/media/media-store.ts';
import { placeholderOf } from '../modules/media/placeholder.ts';
import { servedPicture } from '../modules/media/served-picture.ts';
import { fromStored, type StoredContent, toStored } from './stored-content.ts';

/** A file of the content as the database knows it. */
export interface StoredFile {
  /** SHA-256, the key in the media store. */
  readonly hash: string;
  readonly sizeBytes: number;
  readonly contentType: string;
  /** Data URL; null for drawings. */
  readonly placeholder: string | null;
}

/** A project folder with its files in the store. */
export interface ReadFolder {
  readonly content: Content;
  readonly files: ReadonlyMap<string, StoredFile>;
}

/** A picture or drawing of the folder as it is put into the store; null for other files. */
async function keptFile(
  name: string,
  bytes: Buffer,
): Promise<(Pick<StoredFile, 'contentType'> & { readonly bytes: Uint8Array }) | null> {
  if (name.toLowerCase().endsWith('.svg')) return { bytes, contentType: 'image/svg+xml' };
  return isPicture(name) ? servedPicture(bytes) : null;
}

/** Hears of each file that was put into the store. */
type OnStored = (hash: string, done: number, total: number) => void;

/**
 * Puts the pictures, drawings and pages that content shows into the store. What is served as another type than it was
 * given, as TIFF is, has that type's ending in the content that comes back, so that it can be written out again.
 */
export async function storeFiles(
  store: MediaStore,
  folder: ContentFolder,
  { pages, ...content }: LoadedContent,
  onStored: OnStored = () => undefined,
): Promise<ReadFolder> {
  const files = new Map<string, StoredFile>();
  const names = new Map<string, string>();
  for (const [name, bytes] of new Map([...folder, ...pages])) {
    if (!content.sizes.has(name)) continue;
    const kept = pages.has(name) ? { bytes, contentType: 'image/png' } : await keptFile(name, bytes);
    if (!kept) continue;
    const fitting = fittingName(name, kept.contentType, (taken) => folder.has(taken) || files.has(taken));
    names.set(name, fitting);
    const hash = await store.put(kept.bytes);
    onStored(hash, files.size + 1, content.sizes.size);
    files.set(fitting, {
      hash,
      sizeBytes: kept.bytes.length,
      contentType: kept.contentType,
      placeholder: kept.contentType === 'image/svg+xml' ? null : await placeholderOf(kept.bytes),
    });
  }
  return { content: renamed(content, names), files };
}

/** Endings of what is served; the first is given. */
const ENDINGS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
  'image/avif': ['.avif'],
  'image/svg+xml': ['.svg'],
};

/** `plans/A.pdf#2` as PNG is `plans/A-2.png`. */
function fittingName(name: string, contentType: string, isTaken: (name: string) => boolean): string {
  const endings = ENDINGS[contentType];
  if (!endings || endings.includes(path.extname(name).toLowerCase())) return name;
  const [file = name, page] = name.split('#');
  const base = `${file.slice(0, file.length - path.extname(file).length)}${page ? `-${page}` : ''}`;
  let fitting = `${base}${endings[0]}`;
  for (let number = 2; isTaken(fitting); number += 1) fitting = `${base}-${number}${endings[0]}`;
  return fitting;
}

/** With the names of the store; which file shapes came from does not matter any more. */
function renamed(content: Content, names: ReadonlyMap<string, string>): Content {
  const text = JSON.stringify(toStored(content), (key, one: unknown) => {
    if (key === 'shapes' && typeof one === 'string') return undefined;
    return typeof one === 'string' ? (names.get(one) ?? one) : one;
  });
  return fromStored(JSON.parse(text) as StoredContent);
}

/**
 * Puts back what is missing from the store, for example because its folder was emptied: files of a folder that was
 * stored, by their hashes. Pages of PDFs and other formats are made anew, but only where something is missing.
 */
export async function restoreFiles(
  store: MediaStore,
  folder: ContentFolder,
  hashes: readonly string[],
): Promise<void> {
  for (const hash of hashes) {
    if ((await store.file(hash).sizeBytes()) !== null) continue;
    await storeFiles(store, folder, await loadContent(folder));
    return;
  }
}
