import { timingSafeEqual } from 'node:crypto';
import { appName } from '@suite/contracts/schemas';
import { ALIVE_PATH, OUTCOMES_PATH, type SigningKey } from '@suite/release';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { notSignedIn } from '../access/staff.ts';
import type { Database } from '../database/connection.ts';
import { RequestError } from '../errors.ts';
import { databaseTelemetry } from '../modules/delivery/telemetry-repository.ts';

const since = z.iso.datetime().transform((text) => new Date(text));
const outcomesQuery = z.strictObject({
  app: appName,
  stable: z.string().max(64),
  canary: z.string().max(64).optional(),
  since,
});

/**
 * What pages have reported, for the release command and its judge on another machine. They say who they are by a token
 * that whoever has the key of the discovery document can make.
 */
export function mountTelemetry(
  http: FastifyInstance,
  database: () => Database | null,
  key: Pick<SigningKey, 'token'> | undefined,
): void {
  if (!key) return;
  const open = (request: FastifyRequest) => {
    requireToken(request, key.token);
    const db = database();
    if (!db) throw new RequestError(503, 'starting', 'The server is starting. Please try again in a moment.');
    return databaseTelemetry(db);
  };
  http.get(OUTCOMES_PATH, { schema: { hide: true } }, async (request, reply) => {
    const telemetry = open(request);
    const query = parsed(outcomesQuery, request.query);
    reply.header('cache-control', 'no-store');
    return telemetry.outcomes({ ...query, canary: query.canary ?? null });
  });
  http.get(ALIVE_PATH, { schema: { hide: true } }, async (request, reply) => {
    const telemetry = open(request);
    reply.header('cache-control', 'no-store');
    return telemetry.alive(parsed(z.strictObject({ since }), request.query).since);
  });
}

function parsed<Schema extends z.ZodType>(schema: Schema, query: unknown): z.output<Schema> {
  const result = schema.safeParse(query);
  if (result.success) return result.data;
  throw new RequestError(400, 'bad-request', z.prettifyError(result.error));
}

function requireToken({ headers }: FastifyRequest, token: string): void {
  const [given, wanted] = [headers.authorization ?? '', `Bearer ${token}`].map((text) => Buffer.from(text));
  if (!given || !wanted || given.length !== wanted.length || !timingSafeEqual(given, wanted))
    throw notSignedIn();
}
