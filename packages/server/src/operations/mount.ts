import { OPERATIONS, type OperationName } from '@suite/contracts';
import { apiError, OPERATION_SCHEMAS } from '@suite/contracts/schemas';
import type { FastifyContextConfig, FastifyInstance, FastifyRequest, FastifySchema } from 'fastify';
import { ANONYMOUS } from '../access.ts';
import { languageOf } from '../catalogue/reading.ts';
import type { Database } from '../database/connection.ts';
import { RequestError } from '../errors.ts';
import type { Geocoder } from '../geocoding/geocoder.ts';
import type { MediaFiles } from '../media/media-file.ts';
import { answerSchema } from './answer-schema.ts';
import type { Call, Handlers } from './call.ts';
import { HANDLERS } from './handlers.ts';

/** What the operations work on. `database` gives null until the data is there. */
export interface Services {
  readonly database: () => Database | null;
  readonly files: MediaFiles;
  readonly geocoder: Geocoder;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: OperationName;
  }
}

const FILTERS_PER_MINUTE = 120;
const GEOCODES_PER_MINUTE = 60;
const LIMITS: Partial<Record<OperationName, FastifyContextConfig['rateLimit']>> = {
  filterApartments: { max: FILTERS_PER_MINUTE, timeWindow: '1 minute' },
  geocode: { max: GEOCODES_PER_MINUTE, timeWindow: '1 minute' },
};

/** Mounts every operation of the table. */
export function mountOperations(app: FastifyInstance, services: Services): void {
  for (const name of Object.keys(OPERATIONS) as OperationName[]) {
    const { method, path } = OPERATIONS[name];
    const limit = LIMITS[name];
    app.route({
      method,
      url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      schema: schemaOf(name),
      config: { operation: name, ...(limit && { rateLimit: limit }) },
      handler: async (request, reply) => {
        if (!reply.hasHeader('cache-control')) {
          reply.header('cache-control', method === 'GET' ? 'no-cache' : 'no-store');
        }
        return handlerOf(name)(callOf(services, request, reply));
      },
    });
  }
}

function schemaOf(name: OperationName): FastifySchema {
  const schemas: { params?: unknown; query?: unknown; body?: unknown } = OPERATION_SCHEMAS[name];
  const { answer } = OPERATION_SCHEMAS[name];
  return {
    ...(schemas.params !== undefined && { params: schemas.params }),
    ...(schemas.query !== undefined && { querystring: schemas.query }),
    ...(schemas.body !== undefined && { body: schemas.body }),
    response: { ...(answer && { 200: answerSchema(answer) }), '4xx': ERROR_SCHEMA, '5xx': ERROR_SCHEMA },
  };
}

const ERROR_SCHEMA = answerSchema(apiError);

/** The table guarantees that a name's handler takes that name's call; the compiler cannot follow it in a loop. */
function handlerOf(name: OperationName): (call: Call<never>) => Promise<unknown> {
  const handlers: Handlers = HANDLERS;
  return handlers[name] as (call: Call<never>) => Promise<unknown>;
}

function callOf(services: Services, request: FastifyRequest, reply: Call<never>['reply']): Call<never> {
  const db = services.database();
  if (!db) throw new RequestError(503, 'starting', 'The server is starting. Please try again in a moment.');
  const query = request.query as { langId?: number };
  return {
    params: request.params as Call<never>['params'],
    query: query as Call<never>['query'],
    body: request.body as Call<never>['body'],
    reading: { db, viewer: ANONYMOUS, language: languageOf(query.langId) },
    files: services.files,
    geocoder: services.geocoder,
    request,
    reply,
  };
}
