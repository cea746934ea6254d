import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

/** Pages elsewhere that may call and read answers, the sessions' cookie with them. */
export async function allowOrigins(http: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return;
  await http.register(cors, {
    origin: [...origins],
    credentials: true,
    // What is no preflight is answered likewise, and not in plain text.
    strictPreflight: false,
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: [
      'content-disposition',
      'etag',
      'retry-after',
      'x-catalogue-version',
      'x-copied-at',
      'x-request-id',
    ],
  });
}
