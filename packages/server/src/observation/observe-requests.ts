import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from './metrics.ts';
import { REQUEST_ID_HEADER } from './request-id.ts';

/** What has no route of its own: pages of the front end, and what is not found. */
const NO_ROUTE = '(other)';

/** Names each request in its answer; when it is answered, logs and counts it by its route's pattern. */
export function observeRequests(http: FastifyInstance, metrics: Metrics): void {
  http.addHook('onRequest', (request, reply, done) => {
    nameRequest(request, reply);
    done();
  });
  http.addHook('onResponse', (request, reply, done) => {
    recordResponse(request, reply, metrics);
    done();
  });
}

/** Requests that reach no route run no hooks: their answer is observed by hand. */
export function observeUnrouted(request: FastifyRequest, reply: FastifyReply, metrics: Metrics): void {
  nameRequest(request, reply);
  reply.raw.once('finish', () => recordResponse(request, reply, metrics));
}

function nameRequest(request: FastifyRequest, reply: FastifyReply): void {
  reply.header(REQUEST_ID_HEADER, request.id);
}

/** Neither address nor query: they may hold a token or somebody's name. */
function recordResponse(request: FastifyRequest, reply: FastifyReply, metrics: Metrics): void {
  const answered = {
    method: request.method,
    route: request.routeOptions.url ?? NO_ROUTE,
    status: reply.statusCode,
    durationMs: Math.round(reply.elapsedTime * 100) / 100,
  };
  request.log.info(answered, 'request');
  // Streams are open for hours: as times of requests they would hide all others.
  if (reply.getHeader('content-type') !== 'text/event-stream') metrics.observe(answered);
}
