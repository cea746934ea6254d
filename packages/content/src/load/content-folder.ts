import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** A folder's files by their path below it, with `/`. */
export type ContentFolder = ReadonlyMap<string, Buffer>;

/** The folder of the content cannot be read or written, in a sentence. */
export class FolderError extends Error {
  override readonly name = 'FolderError';

  constructor(folder: string, cause: unknown) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause);
    super(`The folder ${folder} cannot be used (${code}).`, { cause });
  }
}

const PICTURE = /\.(jpe?g|png|webp|avif|tiff?)$/i;
const OTHER_CONTENT = /\.(ya?ml|(?:geo)?json|csv|xlsx|svg)$/i;

/** Whether a file is called as pictures are; a drawing is none. */
export function isPicture(name: string): boolean {
  return PICTURE.test(name);
}

/**
 * Reads every content file of a folder, in the order of their names.
 * @throws {FolderError} when the folder is not there or cannot be read.
 */
export async function readFolder(folder: string): Promise<ContentFolder> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    throw new FolderError(folder, error);
  });
  const names = entries
    .filter((entry) => entry.isFile() && (isPicture(entry.name) || OTHER_CONTENT.test(entry.name)))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .toSorted();
  const files = await Promise.all(
    names.map(async (name) => [name, await readFile(path.join(folder, name))] as const),
  );
  return new Map(files);
}

/** Changes when any file does, or when `version` does. */
export function hashFolder(files: ContentFolder, version: string): string {
  const hash = createHash('sha256').update(version);
  for (const [name, bytes] of files) hash.update(`\n${name} ${bytes.length}\n`).update(bytes);
  return hash.digest('hex');
}
