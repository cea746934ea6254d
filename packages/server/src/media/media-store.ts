import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const HASH = /^[0-9a-f]{64}$/;

/** Files on the disk, each under the SHA-256 of its bytes; pictures made from them beside it. */
export interface MediaStore {
  /** Keeps the bytes and gives their hash; the same bytes are kept once. */
  put(bytes: Uint8Array): Promise<string>;
  /** Path of the file of a hash, whether it is there or not. */
  fileOf(hash: string): string;
  /** Path of a picture made from the file of a hash. */
  variantOf(hash: string, variant: PictureVariant): string;
}

export interface PictureVariant {
  /** Pixels; a smaller original keeps its own width. */
  readonly width: number;
  readonly format: 'webp' | 'jpeg';
}

/** A media store in `folder`. Only hashes lead to files, so no name from outside ever becomes a path. */
export function createMediaStore(folder: string): MediaStore {
  const fileOf = (hash: string) => path.join(folder, checked(hash));
  return {
    fileOf,
    variantOf: (hash, { width, format }) =>
      path.join(folder, 'variants', `${checked(hash)}-${width}.${format}`),
    put: async (bytes) => {
      const hash = createHash('sha256').update(bytes).digest('hex');
      const file = fileOf(hash);
      if (!(await exists(file))) await writeWhole(file, bytes);
      return hash;
    },
  };
}

function checked(hash: string): string {
  if (!HASH.test(hash)) throw new TypeError('A media hash has 64 hexadecimal digits');
  return hash;
}

export async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

/** Writes a file so that nobody ever sees a part of it. */
export async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  try {
    await writeFile(draft, bytes);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
