import { readFile } from 'node:fs/promises';
import { PublishError } from './publish-error.ts';

/** @throws {PublishError} when the file is missing or holds no JSON. */
export async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (cause) {
    throw new PublishError(`${file} cannot be read: ${(cause as Error).message}`, { cause });
  }
}
