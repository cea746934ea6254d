import rateLimit, { type RateLimitOptions } from '@fastify/rate-limit';
import type { OperationName, RateLimit } from '@suite/api';
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { AppOptions } from '../app-options.ts';
import { RequestError } from '../errors.ts';
import type { DeviceCookies } from '../http/device-cookie.ts';
import { type SharedLimits, sharedLimits } from '../http/shared-limits.ts';
import { visitorOf } from '../web/visitor-cookie.ts';

/** Of one browser where the limit of addresses is another one, else of one address. */
export function limitOf(
  { max, timeWindow, ofAddress, ofDevice }: RateLimit,
  devices: Pick<DeviceCookies, 'read'>,
): RateLimitOptions {
  const deviceOf = (request: FastifyRequest) => devices.read(request) ?? request.ip;
  return {
    max,
    timeWindow,
    ...(ofAddress !== undefined && { keyGenerator: browserOf }),
    ...(ofDevice && { keyGenerator: deviceOf }),
  };
}

/** A browser without a cookie is one with all others of its address: whoever sends none has no more for it. */
function browserOf(request: FastifyRequest): string {
  return visitorOf(request) ?? request.ip;
}

/** Refuses what one address asks for too often, whatever browsers are behind it. */
export function addressLimit(
  app: FastifyInstance,
  name: OperationName,
  { timeWindow }: RateLimit,
  max: number,
): onRequestAsyncHookHandler {
  // Where limits are off there is nothing to count with.
  const count = app.createRateLimit?.({ max, timeWindow, keyGenerator: ({ ip }) => `${name} ${ip}` });
  return async (request, reply) => {
    const counted = await count?.(request);
    if (!counted || counted.isAllowed || !counted.isExceeded) return;
    reply.header('retry-after', counted.ttlInSeconds);
    throw tooManyRequests(request, { after: `${counted.ttlInSeconds} seconds` });
  };
}

/** Counts requests by the limits of the operations: with the other servers on the database, else in this process. */
export async function limitRates(
  http: FastifyInstance,
  { rateLimits, isDatabaseShared }: Pick<AppOptions, 'rateLimits' | 'isDatabaseShared'>,
  counting: SharedLimits,
): Promise<void> {
  if (!rateLimits) return;
  await http.register(rateLimit, {
    global: false,
    errorResponseBuilder: tooManyRequests,
    ...(isDatabaseShared && { store: sharedLimits(counting) }),
  });
}

function tooManyRequests(_request: unknown, { after }: { readonly after: string }): RequestError {
  return new RequestError(429, 'too-many-requests', `Too many requests. Please try again in ${after}.`);
}
