import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addVary } from '../http/add-vary.ts';
import { type CachedResponse, ENCODINGS } from './response-cache.ts';

/** When what is sent was read, where the database does not respond. */
export const COPIED_AT = 'x-copied-at';

/** How far the catalogue had come: a page that reads of a later one has read what is published no more. */
export const CATALOGUE_VERSION = 'x-catalogue-version';

/** Sends an answer that was made before, compressed as the caller likes it best. */
export async function sendCached(
  response: CachedResponse,
  { headers }: FastifyRequest,
  reply: FastifyReply,
  type = 'application/json; charset=utf-8',
): Promise<FastifyReply> {
  if (response.copiedAt) reply.header(COPIED_AT, response.copiedAt.toISOString());
  if (response.version !== undefined) reply.header(CATALOGUE_VERSION, response.version);
  addVary(reply, 'Accept-Encoding').type(type).header('etag', response.etag);
  const accepted = headers['accept-encoding'];
  const encoding = accepted === undefined ? null : negotiate(accepted, [...ENCODINGS]);
  const encoded = isEncoding(encoding) ? await response.encoded(encoding) : null;
  if (!encoded) return reply.send(response.body);
  return reply.header('content-encoding', encoding).send(encoded);
}

function isEncoding(value: string | null): value is (typeof ENCODINGS)[number] {
  return ENCODINGS.some((one) => one === value);
}
