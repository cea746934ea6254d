import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../errors.ts';
import { knowsTag } from '../etag-plugin.ts';
import { parseByteRange } from '../modules/media/byte-range.ts';
import type { FileResponse } from '../modules/media/media-file.ts';
import { addVary } from './add-vary.ts';

/** Sends a file whole, in part (206), not at all when it is known (304), or says that there is no such part (416). */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: FileResponse,
): Promise<FastifyReply> {
  const etag = `W/"${file.tag}"`;
  if (file.vary) addVary(reply, file.vary);
  reply.headers({ ...file.headers, etag, 'accept-ranges': 'bytes' });
  if (knowsTag(request, etag)) return reply.code(304).send();
  const size = await file.source.sizeBytes();
  if (size === null) throw missing();
  // A weak ETag never matches `If-Range` (RFC 9110 §13.1.5), so with that header the whole file is sent.
  const wanted = request.headers['if-range'] ? undefined : request.headers.range;
  const range = parseByteRange(wanted, size);
  if (range.kind === 'unsatisfiable') {
    reply.header('content-range', `bytes */${size}`).header('cache-control', 'no-store');
    return reply.code(416).send({ code: 'range-not-satisfiable', message: `The file has ${size} bytes.` });
  }
  const part = range.kind === 'part' ? { start: range.start, end: range.end } : undefined;
  // The headers alone are worth no reading.
  const stream = request.method === 'HEAD' ? Readable.from([]) : await file.source.read(part);
  if (!stream) throw missing();
  reply.type(file.contentType);
  if (file.encoding) reply.header('content-encoding', file.encoding);
  if (!part) return reply.header('content-length', size).send(stream);
  reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${size}`);
  return reply.header('content-length', part.end - part.start + 1).send(stream);
}

function missing() {
  return notFound('The file of this medium is missing.');
}
