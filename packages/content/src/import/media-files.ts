import { type MediaStore, placeholderOf } from '@suite/server/database';
import type { ContentFolder } from '../load/content-folder.ts';

/** A file of the content as the database knows it. */
export interface StoredFile {
  /** SHA-256, the key in the media store. */
  readonly hash: string;
  readonly sizeBytes: number;
  readonly contentType: string;
  /** Data URL; null for drawings. */
  readonly placeholder: string | null;
}

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  svg: 'image/svg+xml',
};

function contentTypeOf(name: string): string | undefined {
  return CONTENT_TYPES[name.slice(name.lastIndexOf('.') + 1).toLowerCase()];
}

/** Puts the pictures and drawings of a content folder into the store; gives them by their path. */
export async function storeFiles(store: MediaStore, files: ContentFolder): Promise<Map<string, StoredFile>> {
  const stored = new Map<string, StoredFile>();
  for (const [name, bytes] of files) {
    const contentType = contentTypeOf(name);
    if (!contentType) continue;
    stored.set(name, {
      hash: await store.put(bytes),
      sizeBytes: bytes.length,
      contentType,
      placeholder: contentType === 'image/svg+xml' ? null : await placeholderOf(bytes),
    });
  }
  return stored;
}

/** Puts back what is missing from the store, for example because its folder was emptied. */
export async function restoreFiles(store: MediaStore, files: ContentFolder): Promise<void> {
  for (const [name, bytes] of files) if (contentTypeOf(name)) await store.put(bytes);
}
