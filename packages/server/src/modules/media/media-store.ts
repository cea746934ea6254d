import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { codeOf } from '../../errors.ts';

const HASH = /^[0-9a-f]{64}$/;

/** Bytes of a file from `start` to `end`, both included. */
export interface BytePart {
  readonly start: number;
  readonly end: number;
}

/** A file that can be read, wherever it lies. Null where it is gone. */
export interface FileSource {
  sizeBytes(): Promise<number | null>;
  read(part?: BytePart): Promise<Readable | null>;
}

/** Original files, each under the SHA-256 of its bytes: on the disk, or in S3-compatible storage. */
export interface MediaStore {
  /** Keeps the bytes and gives their hash; the same bytes are kept once. */
  put(bytes: Uint8Array): Promise<string>;
  /** The file of a hash, whether it is there or not. */
  file(hash: string): FileSource;
  /** Removes the file of a hash; nothing happens when it is gone already. */
  remove(hash: string): Promise<void>;
}

/** A media store in `folder`. Only hashes lead to files, so no name from outside ever becomes a path. */
export function createMediaStore(folder: string): MediaStore {
  const pathOf = (hash: string) => path.join(folder, checkedHash(hash));
  return {
    file: (hash) => diskFile(pathOf(hash)),
    remove: (hash) => rm(pathOf(hash), { force: true }),
    put: async (bytes) => {
      const hash = hashOf(bytes);
      const file = pathOf(hash);
      if (!(await exists(file))) await writeWhole(file, bytes);
      return hash;
    },
  };
}

/** A file on the disk as something to send. */
export function diskFile(file: string): FileSource {
  return {
    sizeBytes: async () => (await orMissing(stat(file)))?.size ?? null,
    read: async (part) => (await orMissing(open(file)))?.createReadStream(part) ?? null,
  };
}

async function orMissing<Value>(work: Promise<Value>): Promise<Value | null> {
  try {
    return await work;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/** SHA-256 in hexadecimal. */
export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** @throws {TypeError} for what could lead elsewhere than to a file of the store. */
export function checkedHash(hash: string): string {
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
