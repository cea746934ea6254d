import { s3LocationOf } from '@suite/release';
import type { Dependency } from '../../dependencies/dependency.ts';
import { guardedMedia } from '../../dependencies/guarded-media.ts';
import { createMediaStore, type MediaStore } from './media-store.ts';
import { createS3Store } from './s3-store.ts';

/** Where media are kept. */
export interface MediaLocation {
  /** Folder for what is made from pictures, and for the originals unless they are in S3-compatible storage. */
  readonly mediaDir: string;
  /** `MEDIA_URL`, see `s3LocationOf`. */
  readonly mediaUrl?: string | null | undefined;
}

/**
 * The store of the original files: in S3-compatible storage when there is an address of it, behind the breaker of `media`,
 * else on the disk.
 */
export function openMediaStore({ mediaDir, mediaUrl }: MediaLocation, media?: Dependency): MediaStore {
  if (!mediaUrl) return createMediaStore(mediaDir);
  const location = s3LocationOf(mediaUrl);
  // Never with the address, which has the secret in it.
  if (!location) throw new TypeError('The address of the media store was not checked');
  const store = createS3Store(location);
  return media ? guardedMedia(store, media) : store;
}
