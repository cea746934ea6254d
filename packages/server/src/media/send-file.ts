import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../errors.ts';
import { parseByteRange } from './byte-range.ts';

export interface FileAnswer {
  readonly path: string;
  readonly contentType: string;
  /** Identifies the bytes; becomes a weak ETag, since the same bytes may travel compressed. */
  readonly tag: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Sends a file whole, in part (206), not at all when it is known (304), or says that there is no such part (416). */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: FileAnswer,
): Promise<FastifyReply> {
  const size = await sizeOf(file.path);
  const etag = `W/"${file.tag}"`;
  reply.headers({ ...file.headers, etag, 'accept-ranges': 'bytes' });
  if (knows(request.headers['if-none-match'], etag)) return reply.code(304).send();
  // A weak ETag never matches `If-Range` (RFC 9110 §13.1.5), so with that header the whole file is sent.
  const wanted = request.headers['if-range'] ? undefined : request.headers.range;
  const range = parseByteRange(wanted, size);
  if (range.kind === 'unsatisfiable') {
    reply.header('content-range', `bytes */${size}`).header('cache-control', 'no-store');
    return reply.code(416).send({ code: 'range-not-satisfiable', message: `The file has ${size} bytes.` });
  }
  reply.type(file.contentType);
  if (range.kind === 'whole') {
    return reply.header('content-length', size).send(createReadStream(file.path));
  }
  const { start, end } = range;
  reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
  return reply.header('content-length', end - start + 1).send(createReadStream(file.path, { start, end }));
}

async function sizeOf(path: string): Promise<number> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    throw Object.assign(notFound('The file of this medium is missing.'), { cause: error });
  }
}

function knows(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  const strong = etag.slice(2);
  return header.split(',').some((one) => ['*', etag, strong].includes(one.trim()));
}
