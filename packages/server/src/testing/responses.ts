import { type OperationName, operationPath, operations } from '@suite/api';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

interface Options {
  readonly params?: Readonly<Record<string, string | number>>;
  /** Query string without its `?`. */
  readonly query?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Calls operations of the table on an app, without a network. */
export function responses(http: FastifyInstance) {
  return async (name: OperationName, options: Options = {}): Promise<LightMyRequestResponse> => {
    const path = operationPath(name, options.params);
    const response = await http.inject({
      method: operations[name].method,
      url: options.query ? `${path}?${options.query}` : path,
      ...(options.headers && { headers: { ...options.headers } }),
      ...(options.body !== undefined && { payload: options.body as object }),
    });
    // Every good answer in every test is held against its schema.
    const { response: schema } = operations[name];
    if (response.statusCode < 300 && typeof schema !== 'string') schema.parse(response.json());
    return response;
  };
}

export interface Walked {
  readonly key: string;
  readonly value: unknown;
}

/** Every key of a JSON value at any depth, with what stands under it. */
export function walk(value: unknown): Walked[] {
  if (Array.isArray(value)) return value.flatMap(walk);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => [{ key, value: child }, ...walk(child)]);
}
