import type { FileSource, MediaStore } from '../modules/media/media-store.ts';
import type { Dependency } from './dependency.ts';
import { UnavailableError } from './unavailable.ts';

/** An upload takes as long as it takes. */
const WRITE_MS = 60_000;

/** A media store elsewhere behind its deadline and breaker. */
export function guardedMedia(store: MediaStore, media: Dependency): MediaStore {
  async function call<Result>(work: () => Promise<Result>, ms?: number): Promise<Result> {
    try {
      return await media.run(work, ms);
    } catch (error) {
      throw error instanceof UnavailableError ? error : new UnavailableError('media', { cause: error });
    }
  }
  const guardedFile = (file: FileSource): FileSource => ({
    sizeBytes: () => call(() => file.sizeBytes()),
    read: (part) => call(() => file.read(part)),
  });
  return {
    file: (hash) => guardedFile(store.file(hash)),
    put: (bytes) => call(() => store.put(bytes), WRITE_MS),
    remove: (hash) => call(() => store.remove(hash)),
  };
}
