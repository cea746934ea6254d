import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { ContentError } from '../issues.ts';
import { folderIssue, isContent, limitIssues } from './folder-limits.ts';
import { readZip } from './read-zip.ts';

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

/**
 * Reads every content file of a folder, or of a ZIP archive of one, in the order of their names.
 * @throws {FolderError} when it is not there or cannot be read.
 * @throws {ContentError} for what is too large, leads out of the folder or is a link; nothing is read then.
 */
export async function readFolder(source: string): Promise<ContentFolder> {
  try {
    return (await stat(source)).isFile() ? await readZip(source) : await readDirectory(source);
  } catch (error) {
    throw error instanceof ContentError ? error : new FolderError(source, error);
  }
}

async function readDirectory(folder: string): Promise<ContentFolder> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const named = entries.map((entry) => {
    const file = path.join(entry.parentPath, entry.name);
    return { entry, file, name: path.relative(folder, file).replaceAll(path.sep, '/').normalize('NFC') };
  });
  const links = named.filter(({ entry }) => entry.isSymbolicLink());
  // One after the other, without a turn in the pool of threads for each step of each: a third of the time for 200 pictures.
  const files = named
    .filter(({ entry, name }) => entry.isFile() && isContent(name))
    .map(({ file, name }) => ({ file, name, sizeBytes: statSync(file).size }));
  const issues = [
    ...links.map(({ name }) => folderIssue(name, 'The file is a link, which is not followed.')),
    ...limitIssues(path.basename(folder), files),
  ];
  if (issues.length > 0) throw new ContentError(issues);
  const sorted = files.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return new Map(sorted.map(({ file, name }) => [name, readFileSync(file)]));
}

/** Changes when any file does, or when `version` does. */
export function hashFolder(files: ContentFolder, version: string): string {
  const hash = createHash('sha256').update(version);
  for (const [name, bytes] of files) hash.update(`\n${name} ${bytes.length}\n`).update(bytes);
  return hash.digest('hex');
}
