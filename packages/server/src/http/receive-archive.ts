import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import { RequestError } from '../errors.ts';

export const ARCHIVE = 'application/zip';
/** As much as the files of a project folder may have together. */
const MAX_ARCHIVE_BYTES = 2 * 1024 ** 3;
/** Archives that this process takes at the same time: more would fill the disk. */
const MOST_AT_ONCE = 4;
/** What a server that was ended in between left behind is removed after that. */
const LEFT_BEHIND_MS = 24 * 60 * 60 * 1000;

export interface ReceivedArchive {
  readonly file: string;
  remove(): Promise<void>;
}

let receiving = 0;

export function isArchive({ headers }: FastifyRequest): boolean {
  return headers['content-type'] === ARCHIVE;
}

/**
 * Writes the body of a request to a file of its own below `folder`, never more of it than may be.
 * @throws {RequestError} 415 for another type, 413 for what is too large, 503 when there are too many, 400 for one that breaks off.
 */
export async function receiveArchive(request: FastifyRequest, folder: string): Promise<ReceivedArchive> {
  if (!isArchive(request)) {
    throw new RequestError(415, 'unsupported-media-type', `The body must be a ZIP archive (${ARCHIVE}).`);
  }
  if (Number(request.headers['content-length'] ?? 0) > MAX_ARCHIVE_BYTES) throw tooLarge();
  if (receiving >= MOST_AT_ONCE) {
    throw new RequestError(503, 'busy', 'Other projects are being imported. Please try again in a moment.');
  }
  receiving += 1;
  const own = await ownFolder(folder).catch((error: unknown) => {
    receiving -= 1;
    throw error;
  });
  const remove = async () => {
    receiving -= 1;
    await rm(own, { recursive: true, force: true });
  };
  const file = path.join(own, 'project.zip');
  try {
    await pipeline(request.raw, limit(), createWriteStream(file));
  } catch (error) {
    await remove();
    throw error instanceof RequestError
      ? error
      : new RequestError(400, 'invalid-request', 'The archive broke off on the way.');
  }
  return { file, remove };
}

function limit(): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > MAX_ARCHIVE_BYTES) done(tooLarge());
      else done(null, chunk);
    },
  });
}

async function ownFolder(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    const left = path.join(folder, name);
    const { mtimeMs } = await stat(left).catch(() => ({ mtimeMs: Date.now() }));
    if (mtimeMs < Date.now() - LEFT_BEHIND_MS) await rm(left, { recursive: true, force: true });
  }
  return mkdtemp(path.join(folder, 'import-'));
}

function tooLarge(): RequestError {
  return new RequestError(413, 'too-large', `The archive has more than ${MAX_ARCHIVE_BYTES / 1024 ** 3} GB.`);
}
