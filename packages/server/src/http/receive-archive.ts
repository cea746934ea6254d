import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import { RequestError } from '../errors.ts';
import { liftLimit } from './arrival-limit.ts';

export const ARCHIVE = 'application/zip';
/** As much as the files of a project folder may have together. */
const MAX_ARCHIVE_BYTES = 2 * 1024 ** 3;
/** Archives that this process takes at the same time: more would fill the disk. */
const MOST_AT_ONCE = 4;
/** A line that brings less is given up: 13 kbit/s. */
const SLOWEST: Pace = { bytes: 100_000, everyMs: 60_000 };
/** What a server that was ended in between left behind is removed after that. */
const LEFT_BEHIND_MS = 24 * 60 * 60 * 1000;

/** How many bytes have to arrive in which time. */
interface Pace {
  readonly bytes: number;
  readonly everyMs: number;
}

export interface ReceivedArchive {
  readonly file: string;
  remove(): Promise<void>;
}

let receiving = 0;

export function isArchive({ headers }: FastifyRequest): boolean {
  return headers['content-type'] === ARCHIVE;
}

/**
 * Writes the body of a request to a file of its own below `folder`, never more of it than may be. However slow the line is,
 * it may take its time as long as it goes on.
 * @throws {RequestError} 415 for another type, 413 for what is too large, 503 when there are too many, 408 for what stands still, 400 for one that breaks off.
 */
export async function receiveArchive(
  request: FastifyRequest,
  folder: string,
  slowest: Pace = SLOWEST,
): Promise<ReceivedArchive> {
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
  liftLimit(request.raw);
  try {
    await pipeline(request.raw, limited(slowest), createWriteStream(file));
  } catch (error) {
    await remove();
    throw error instanceof RequestError
      ? error
      : new RequestError(400, 'invalid-request', 'The archive broke off on the way.');
  }
  return { file, remove };
}

/** Passes on no more than may be, and ends what hardly moves. */
function limited({ bytes, everyMs }: Pace): Transform {
  let [size, seen] = [0, 0];
  const timer = setInterval(() => {
    if (size - seen < bytes) {
      body.destroy(new RequestError(408, 'request-timeout', 'The archive arrives too slowly.'));
    }
    seen = size;
  }, everyMs);
  const body = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > MAX_ARCHIVE_BYTES) done(tooLarge());
      else done(null, chunk);
    },
    destroy(error, done) {
      clearInterval(timer);
      done(error);
    },
  });
  return body;
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
