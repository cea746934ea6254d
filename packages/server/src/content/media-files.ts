import { type Content, type ContentFolder, isPicture } from '@suite/content';
import type { MediaStore } from '../modules/media/media-store.ts';
import { placeholderOf } from '../modules/media/placeholder.ts';
import { servedPicture } from '../modules/media/served-picture.ts';

/** A file of the content as the database knows it. */
export interface StoredFile {
  /** SHA-256, the key in the media store. */
  readonly hash: string;
  readonly sizeBytes: number;
  readonly contentType: string;
  /** Data URL; null for drawings. */
  readonly placeholder: string | null;
}

/** A picture or drawing of the folder as it is put into the store; null for other files. */
async function keptFile(
  name: string,
  bytes: Buffer,
): Promise<(Pick<StoredFile, 'contentType'> & { readonly bytes: Uint8Array }) | null> {
  if (name.toLowerCase().endsWith('.svg')) return { bytes, contentType: 'image/svg+xml' };
  return isPicture(name) ? servedPicture(bytes) : null;
}

/** Puts pictures, drawings and the pages of PDF plans, which stand for their files, into the store; gives them by their path. */
export async function storeFiles(
  store: MediaStore,
  files: ContentFolder,
  pages: Content['pages'],
): Promise<Map<string, StoredFile>> {
  const stored = new Map<string, StoredFile>();
  for (const [name, bytes] of new Map([...files, ...pages])) {
    const kept = pages.has(name) ? { bytes, contentType: 'image/png' } : await keptFile(name, bytes);
    if (!kept) continue;
    stored.set(name, {
      hash: await store.put(kept.bytes),
      sizeBytes: kept.bytes.length,
      contentType: kept.contentType,
      placeholder: kept.contentType === 'image/svg+xml' ? null : await placeholderOf(kept.bytes),
    });
  }
  return stored;
}

/** Puts back what is missing from the store, for example because its folder was emptied. */
export async function restoreFiles(store: MediaStore, files: ContentFolder): Promise<void> {
  for (const [name, bytes] of files) {
    const kept = await keptFile(name, bytes);
    if (kept) await store.put(kept.bytes);
  }
}
