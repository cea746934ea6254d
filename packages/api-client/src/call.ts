import { OPERATIONS, type OperationName, operationPath } from '@suite/contracts';
import { ApiError } from './error.ts';

export interface CallOptions {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
}

/** Address of a call with its parameters and its query. Also the cache key of its answer. */
export function callUrl(name: OperationName, { params, query }: CallOptions = {}): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) {
    if (value !== undefined) search.set(key, String(value));
  }
  const path = operationPath(name, params);
  return search.size > 0 ? `${path}?${search}` : path;
}

/**
 * Calls an operation of the contract and gives its body as it came.
 * @throws {ApiError} for every answer that is not 2xx, for a body that is no JSON, and when nobody answers.
 */
export async function call(name: OperationName, options: CallOptions = {}): Promise<unknown> {
  const { method } = OPERATIONS[name];
  const response = await request(callUrl(name, options), {
    method,
    credentials: 'include',
    headers: {
      accept: 'application/json',
      ...(options.body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
    ...(options.signal && { signal: options.signal }),
  });
  const body = await readJson(response);
  if (response.ok) return body;
  const { code, message } = (body ?? {}) as { code?: unknown; message?: unknown };
  throw new ApiError(
    response.status,
    typeof code === 'string' ? code : 'http-error',
    typeof message === 'string' ? message : response.statusText,
  );
}

async function request(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new ApiError(0, 'network', 'The server does not answer', { cause: error });
  }
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    if (!response.ok) return null;
    throw new ApiError(response.status, 'invalid-json', 'Invalid response format', { cause: error });
  }
}
