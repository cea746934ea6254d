import type { OperationName } from '@suite/contracts';
import type { FastifyContextConfig } from 'fastify';

/** Requests that one address may make, where more would not be a visitor's. */
export const LIMITS: Partial<Record<OperationName, FastifyContextConfig['rateLimit']>> = {
  filterApartments: { max: 120, timeWindow: '1 minute' },
  addUserMedia: { max: 20, timeWindow: '10 minutes' },
  geocode: { max: 60, timeWindow: '1 minute' },
};
